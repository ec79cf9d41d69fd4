#ifndef SANITIZED_H
#define SANITIZED_H

/* sanitized.h: sizes of tests that depend on a sanitizer: each access costs several times as much under one,
 * and what it looks for does not need many rounds. */

#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
#define SANITIZED 1
#elif defined __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

/* The first figure, or under a sanitizer the second. */
#define SIZED(plain, sanitized) (SANITIZED ? (sanitized) : (plain))

#endif
