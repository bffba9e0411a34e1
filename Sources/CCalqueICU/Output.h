// Output of text from this target: as UTF-8 in the caller's buffer.
#ifndef CICU_OUTPUT_H
#define CICU_OUTPUT_H

#include "CCalqueICU.h"

#include <unicode/utypes.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Converts UTF-16 to UTF-8. `*length` is the size of the text; nothing is written if that exceeds
/// `capacity`. A lone surrogate becomes U+FFFD.
cicu_status cicu_put(
    const UChar *text, int32_t units, char *out, int32_t capacity, int32_t *length);

/// The same for text that is already UTF-8.
cicu_status cicu_put_bytes(
    const char *text, int32_t bytes, char *out, int32_t capacity, int32_t *length);

#ifdef __cplusplus
}
#endif

#endif
