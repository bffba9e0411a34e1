// How text leaves this target: as UTF-8 in the caller's buffer.
#ifndef CICU_OUTPUT_H
#define CICU_OUTPUT_H

#include "CCalqueICU.h"

#include <unicode/utypes.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Converts UTF-16 to UTF-8. `*length` is what the text needs; nothing is written when that is
/// more than `capacity`. A lone surrogate becomes U+FFFD.
cicu_status cicu_put(
    const UChar *text, int32_t units, char *out, int32_t capacity, int32_t *length);

/// The same for text that is UTF-8 already.
cicu_status cicu_put_bytes(
    const char *text, int32_t bytes, char *out, int32_t capacity, int32_t *length);

#ifdef __cplusplus
}
#endif

#endif
