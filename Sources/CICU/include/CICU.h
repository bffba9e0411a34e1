// What Calque needs of libicu, as plain C.
//
// No ICU header is included here, and no ICU type is named: a Swift module that sees ICU's headers
// cannot be used together with Foundation, whose own copy of ICU declares the same enums.
//
// Every function that can fail returns a status: 0 or a negative warning is success, a positive
// number is an error that `cicu_error_name` names. Text goes in as UTF-8 (zero-terminated) or as
// UTF-16 with a length, and comes out as UTF-8, not terminated: `*length` is the number of bytes
// that the whole text takes, also when that is more than `capacity` (then nothing was written).
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef int32_t cicu_status;

const char *_Nonnull cicu_error_name(cicu_status status);
/// "72.1": the library that this process runs with.
const char *_Nonnull cicu_version(void);

// MARK: Bidirectional text (UAX #9)

/// Writes one embedding level for each UTF-16 unit.
/// `base` is 0 (left to right), 1 (right to left) or 2 (by the first strong character, else 0).
cicu_status cicu_bidi_levels(
    const uint16_t *_Nonnull text, int32_t length, int32_t base, uint8_t *_Nonnull levels,
    uint8_t *_Nonnull paragraph_level);
uint32_t cicu_mirrored(uint32_t scalar);
/// 1 for strong left to right, 2 for strong right to left (R or AL), 3 for an isolate initiator,
/// 4 for PDI, 5 for white space and what rule L1 treats alike, 6 for segment and paragraph
/// separators, 0 for the rest.
int32_t cicu_bidi_class(uint32_t scalar);

// MARK: Boundaries (UAX #14 and #29)

typedef struct cicu_breaker cicu_breaker;

/// `kind`: 0 graphemes, 1 words, 2 lines, 3 sentences.
cicu_status cicu_breaker_open(
    int32_t kind, const char *_Nonnull locale, cicu_breaker *_Nullable *_Nonnull breaker);
void cicu_breaker_close(cicu_breaker *_Nonnull breaker);
/// Writes every boundary after 0 up to and including `length`; `capacity` ≥ `length` suffices.
/// `marks` receives 1 where a line must end, or where the segment before a word boundary is a word.
cicu_status cicu_breaker_run(
    cicu_breaker *_Nonnull breaker, const uint16_t *_Nonnull text, int32_t length,
    int32_t *_Nonnull offsets, uint8_t *_Nonnull marks, int32_t capacity, int32_t *_Nonnull count);

// MARK: Scripts (UAX #24)

/// Writes the end and the ISO 15924 tag ("Arab" as 0x41726162) of each run of one script.
/// At most `length` runs are written.
cicu_status cicu_script_runs(
    const uint16_t *_Nonnull text, int32_t length, int32_t *_Nonnull ends, uint32_t *_Nonnull tags,
    int32_t *_Nonnull count);

// MARK: Plural rules (UTS #35)

/// The rules that ICU has for a locale, one a line: "few: v = 0 and i % 10 = 2..4 @integer …".
cicu_status cicu_plural_rules(
    const char *_Nonnull locale, bool ordinal, char *_Nonnull out, int32_t capacity,
    int32_t *_Nonnull length);

typedef struct cicu_plurals cicu_plurals;

/// ICU's own selection, which the compiled rules are tested against.
cicu_status cicu_plurals_open(
    const char *_Nonnull locale, bool ordinal, cicu_plurals *_Nullable *_Nonnull plurals);
void cicu_plurals_close(cicu_plurals *_Nonnull plurals);
cicu_status cicu_plurals_select(
    const cicu_plurals *_Nonnull plurals, double number, char *_Nonnull out, int32_t capacity,
    int32_t *_Nonnull length);
/// The category of a decimal number as it looks when formatted by a number skeleton.
cicu_status cicu_plurals_select_formatted(
    const cicu_plurals *_Nonnull plurals, const char *_Nonnull decimal,
    const char *_Nonnull skeleton, const char *_Nonnull locale, char *_Nonnull out,
    int32_t capacity, int32_t *_Nonnull length);

#ifdef __cplusplus
}
#endif

#endif
