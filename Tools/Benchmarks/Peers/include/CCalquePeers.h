#ifndef CPEERS_H
#define CPEERS_H

#include <stddef.h>
#include <stdint.h>

// The programs that Calque is compared with, as functions with the same parameters as ours. Pango
// is loaded at run time, so that the benchmarks build and run if it is not installed.

/// Returns a paragraph in Pango, or NULL if Pango is not installed.
void *peer_pango_open(const char *text, const char *family, double size);
/// Sets the width in points and returns the height in points.
double peer_pango_height(void *paragraph, double width);
void peer_pango_close(void *paragraph);

/// Makes gettext read `folder`/`language`/LC_MESSAGES/`domain`.mo. Returns 0 if it cannot.
int peer_gettext_open(const char *folder, const char *language, const char *domain);
/// Returns the translation of `key`, and its length in `length`.
const char *peer_gettext(const char *domain, const char *key, size_t *length);

/// Returns a message with plurals in ICU's MessageFormat, or NULL if the pattern is invalid.
void *peer_icu_message_open(const char *pattern, const char *locale);
/// Formats with a string at 0 and a number at 1 into UTF-8. Returns the length.
size_t peer_icu_message(void *message, const char *name, double number, char *out, size_t size);
void peer_icu_message_close(void *message);

/// Returns the plural rules of a locale, or NULL if ICU has none.
void *peer_icu_plurals_open(const char *locale);
/// Returns the plural category of a number: its name in `keyword`, and the length of the name.
int32_t peer_icu_plurals_select(void *rules, double number, uint16_t *keyword, int32_t size);
void peer_icu_plurals_close(void *rules);

/// Returns the number of currently allocated bytes (glibc's mallinfo2).
long peer_heap_in_use(void);

#endif
