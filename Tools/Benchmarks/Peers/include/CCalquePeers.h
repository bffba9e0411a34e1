#ifndef CPEERS_H
#define CPEERS_H

#include <stddef.h>
#include <stdint.h>

// The programs that Calque is measured against, behind functions that take what ours take.
// Pango is opened at run time: the benchmarks build and run where it is not installed.

/// A paragraph in Pango, or NULL where Pango is not installed.
void *peer_pango_open(const char *text, const char *family, double size);
/// Sets the width in points and returns the height in points.
double peer_pango_height(void *paragraph, double width);
void peer_pango_close(void *paragraph);

/// Makes gettext read `folder`/`language`/LC_MESSAGES/`domain`.mo. Returns 0 if it can't.
int peer_gettext_open(const char *folder, const char *language, const char *domain);
/// The translation of `key`; its length goes to `length`.
const char *peer_gettext(const char *domain, const char *key, size_t *length);

/// A message with plurals in ICU's MessageFormat, or NULL if the pattern is bad.
void *peer_icu_message_open(const char *pattern, const char *locale);
/// Formats with a string at 0 and a number at 1 into UTF-8; returns the length.
size_t peer_icu_message(void *message, const char *name, double number, char *out, size_t size);
void peer_icu_message_close(void *message);

/// The plural rules of a locale, or NULL if ICU has none.
void *peer_icu_plurals_open(const char *locale);
/// The plural category of a number: the length of its name, which stands in `keyword`.
int32_t peer_icu_plurals_select(void *rules, double number, uint16_t *keyword, int32_t size);
void peer_icu_plurals_close(void *rules);

/// The bytes that are allocated at the moment (glibc's mallinfo2).
long peer_heap_in_use(void);

#endif
