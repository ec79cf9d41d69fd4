-- Losses.
return {
}
