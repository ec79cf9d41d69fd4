-- Pooling of images.
return {
}
