// Functions of libicu that the tests compare Calque with, as plain C, by the rules of CCalqueICU.h.
#ifndef CCalqueICUOracles_H
#define CCalqueICUOracles_H

#include "CCalqueICU.h"

typedef struct cicu_plurals cicu_plurals;

/// ICU's own selection, against which the compiled rules are tested.
cicu_status cicu_plurals_open(
    const char *_Nonnull locale, bool ordinal, cicu_plurals *_Nullable *_Nonnull plurals);
void cicu_plurals_close(cicu_plurals *_Nonnull plurals);
cicu_status cicu_plurals_select(
    const cicu_plurals *_Nonnull plurals, double number, char *_Nonnull out, int32_t capacity,
    int32_t *_Nonnull length);
/// The category of a decimal number when formatted with a number skeleton.
cicu_status cicu_plurals_select_formatted(
    const cicu_plurals *_Nonnull plurals, const char *_Nonnull decimal,
    const char *_Nonnull skeleton, const char *_Nonnull locale, char *_Nonnull out,
    int32_t capacity, int32_t *_Nonnull length);

/// Formats a pattern of MessageFormat whose argument 0 is a number and whose argument 1 is a
/// string, to test the selection between texts.
cicu_status cicu_message(
    const char *_Nonnull locale, const char *_Nonnull pattern, double number,
    const char *_Nonnull word, char *_Nonnull out, int32_t capacity, int32_t *_Nonnull length);

typedef struct cicu_number_format cicu_number_format;

/// `skeleton` is a number skeleton: "precision-integer group-off".
cicu_status cicu_number_format_open(
    const char *_Nonnull skeleton, const char *_Nonnull locale,
    cicu_number_format *_Nullable *_Nonnull format);
void cicu_number_format_close(cicu_number_format *_Nonnull format);
cicu_status cicu_number_format_int(
    const cicu_number_format *_Nonnull format, int64_t number, char *_Nonnull out,
    int32_t capacity, int32_t *_Nonnull length);
cicu_status cicu_number_format_double(
    const cicu_number_format *_Nonnull format, double number, char *_Nonnull out,
    int32_t capacity, int32_t *_Nonnull length);
/// A decimal number in ASCII, of any length.
cicu_status cicu_number_format_decimal(
    const cicu_number_format *_Nonnull format, const char *_Nonnull number, char *_Nonnull out,
    int32_t capacity, int32_t *_Nonnull length);

#endif
