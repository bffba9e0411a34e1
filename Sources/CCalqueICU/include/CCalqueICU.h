// The functions of libicu that Calque uses, as plain C.
//
// No ICU header is included here, and no ICU type is used: a Swift module that imports ICU's
// headers cannot be used together with Foundation, whose own copy of ICU declares the same enums.
//
// Every function that can fail returns a status: 0 or a negative warning is success, a positive
// number is an error that `cicu_error_name` names. Input text is UTF-8 (zero-terminated) or UTF-16
// with a length. Output text is UTF-8 and not terminated: `*length` is the number of bytes of the
// whole text, even if it exceeds `capacity` (then nothing was written).
#ifndef CCalqueICU_H
#define CCalqueICU_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef int32_t cicu_status;

const char *_Nonnull cicu_error_name(cicu_status status);
/// Writes the version of the CLDR data in the library: 42 and 0 for "42.0".
cicu_status cicu_cldr_version(int32_t *_Nonnull major, int32_t *_Nonnull minor);

// MARK: Bidirectional text (UAX #9)

/// Writes one embedding level for each UTF-16 unit.
/// `base` is 0 (left to right), 1 (right to left) or 2 (by the first strong character, else 0).
cicu_status cicu_bidi_levels(
    const uint16_t *_Nonnull text, int32_t length, int32_t base, uint8_t *_Nonnull levels,
    uint8_t *_Nonnull paragraph_level);
uint32_t cicu_mirrored(uint32_t scalar);
/// Returns 1 for strong left to right, 2 for strong right to left (R or AL), 3 for an isolate
/// initiator, 4 for PDI, 5 for white space and characters that rule L1 treats the same, 6 for
/// segment and paragraph separators, 0 for all others.
int32_t cicu_bidi_class(uint32_t scalar);

// MARK: Boundaries (UAX #14 and #29)

typedef struct cicu_breaker cicu_breaker;

/// `kind`: 0 graphemes, 1 words, 2 lines, 3 sentences.
cicu_status cicu_breaker_open(
    int32_t kind, const char *_Nonnull locale, cicu_breaker *_Nullable *_Nonnull breaker);
void cicu_breaker_close(cicu_breaker *_Nonnull breaker);
/// Writes every boundary after 0 up to and including `length`; `capacity` ≥ `length` is sufficient.
/// `marks` receives 1 where a line must end, or where the segment in front of a word boundary is a
/// word.
cicu_status cicu_breaker_run(
    cicu_breaker *_Nonnull breaker, const uint16_t *_Nonnull text, int32_t length,
    int32_t *_Nonnull offsets, uint8_t *_Nonnull marks, int32_t capacity, int32_t *_Nonnull count);

// MARK: Scripts (UAX #24)

/// Writes the end and the ISO 15924 tag ("Arab" as 0x41726162) of each run of one script.
/// At most `length` runs are written.
cicu_status cicu_script_runs(
    const uint16_t *_Nonnull text, int32_t length, int32_t *_Nonnull ends, uint32_t *_Nonnull tags,
    int32_t *_Nonnull count);

// MARK: Composition (UAX #15)

/// Whether a text is in the form NFC.
bool cicu_is_composed(const uint16_t *_Nonnull text, int32_t length);
/// Writes the form NFC of a text.
cicu_status cicu_compose(
    const uint16_t *_Nonnull text, int32_t length, char *_Nonnull out, int32_t capacity,
    int32_t *_Nonnull written);

// MARK: Characters that look alike (UTS #39)

typedef struct cicu_confusables cicu_confusables;

cicu_status cicu_confusables_open(cicu_confusables *_Nullable *_Nonnull confusables);
void cicu_confusables_close(cicu_confusables *_Nonnull confusables);
/// Writes the skeleton of a text: two texts that look alike have the same one. Can be called on any
/// number of threads.
cicu_status cicu_skeleton(
    const cicu_confusables *_Nonnull confusables, const char *_Nonnull text, int32_t bytes,
    char *_Nonnull out, int32_t capacity, int32_t *_Nonnull length);

// MARK: The characters of languages (UTS #35)

typedef void (*cicu_visit_range)(void *_Nullable context, uint32_t first, uint32_t last);

/// Calls `visit` with ranges of the characters that CLDR lists for a locale as its own, for foreign
/// words in use, and as punctuation, in both cases. Ranges may overlap.
cicu_status cicu_exemplars(
    const char *_Nonnull locale, void *_Nullable context, cicu_visit_range _Nonnull visit);

/// Calls `visit` with ranges of the characters from `first` to `last` that an encoding has, in
/// ascending order. Fails if ICU was built without the encoding.
cicu_status cicu_charset(
    const char *_Nonnull name, uint32_t first, uint32_t last, void *_Nullable context,
    cicu_visit_range _Nonnull visit);

// MARK: Collation (UTS #10)

typedef struct cicu_collator cicu_collator;

/// Opens a collator of the root locale: numbers by their value, punctuation not ignored, and case
/// compared before the other differences of the third level.
cicu_status cicu_collator_open(cicu_collator *_Nullable *_Nonnull collator);

/// Writes -1, 0 or 1. Any number of threads can compare with one collator.
cicu_status cicu_collator_compare(
    const cicu_collator *_Nonnull collator, const char *_Nullable left, int32_t left_length,
    const char *_Nullable right, int32_t right_length, int32_t *_Nonnull order);

// MARK: Plural rules (UTS #35)

/// Writes ICU's rules for a locale, one per line: "few: v = 0 and i % 10 = 2..4 @integer …".
cicu_status cicu_plural_rules(
    const char *_Nonnull locale, bool ordinal, char *_Nonnull out, int32_t capacity,
    int32_t *_Nonnull length);

// MARK: Locale identifiers (UTS #35)

typedef void (*cicu_visit)(
    void *_Nullable context, const char *_Nonnull first, const char *_Nonnull second);

/// Converts any usual spelling to a BCP 47 tag with CLDR's aliases replaced: "iw_IL.UTF-8" is
/// "he-IL". Writes an empty text if the input is not an identifier.
cicu_status cicu_locale_canonical(
    const char *_Nonnull identifier, char *_Nonnull out, int32_t capacity,
    int32_t *_Nonnull length);
/// Adds the likely subtags.
cicu_status cicu_locale_likely(
    const char *_Nonnull identifier, char *_Nonnull out, int32_t capacity,
    int32_t *_Nonnull length);
bool cicu_locale_is_rtl(const char *_Nonnull identifier);
/// Whether ISO 639 contains the language.
bool cicu_locale_is_known_language(const char *_Nonnull language);
/// Calls `visit` with each identifier that ICU has data for, and "".
void cicu_locales(void *_Nullable context, cicu_visit _Nonnull visit);
/// Calls `visit` with the name of each numbering system, and "".
void cicu_numbering_systems(void *_Nullable context, cicu_visit _Nonnull visit);
/// Calls `visit` with each child and parent of CLDR's table of irregular parents.
cicu_status cicu_parent_locales(void *_Nullable context, cicu_visit _Nonnull visit);
/// Calls `visit` with each subtag of a kind in CLDR and its status: "ab", "regular". Consecutive
/// subtags are combined: "aa~c" is aa, ab and ac. `kind` is language, script, region or variant.
cicu_status cicu_valid_subtags(
    const char *_Nonnull kind, void *_Nullable context, cicu_visit _Nonnull visit);
/// The name of a language, script and region, in the language of `locale`.
cicu_status cicu_locale_display_name(
    const char *_Nonnull identifier, const char *_Nonnull locale, char *_Nonnull out,
    int32_t capacity, int32_t *_Nonnull length);

typedef struct cicu_matcher cicu_matcher;

/// `fallback` is null to return no match instead of a bad one.
cicu_status cicu_matcher_open(
    const char *_Nonnull const *_Nonnull supported, int32_t count, const char *_Nullable fallback,
    cicu_matcher *_Nullable *_Nonnull matcher);
void cicu_matcher_close(cicu_matcher *_Nonnull matcher);
/// Both indices are -1 if nothing matched.
cicu_status cicu_matcher_best(
    const cicu_matcher *_Nonnull matcher, const char *_Nonnull const *_Nonnull desired,
    int32_t count, int32_t *_Nonnull desired_index, int32_t *_Nonnull supported_index);

// MARK: Numbers

typedef struct {
  /// The ten digits, each as UTF-8, one after the other.
  char digits[48];
  /// The numbering system, such as "arab".
  char numbering[16];
  char decimal[16];
  char grouping[16];
  /// The text in front of and after a negative number, including its sign.
  char negative_prefix[24];
  char negative_suffix[24];
  char percent[16];
  int32_t primary_grouping;
  int32_t secondary_grouping;
  /// The number of digits that must be in front of the first separator.
  int32_t minimum_grouping;
} cicu_symbols;

cicu_status cicu_number_symbols(const char *_Nonnull locale, cicu_symbols *_Nonnull symbols);

// MARK: Units

// Units have the identifiers of CLDR: "kilometer-per-hour". A width is 0 for whole words, 1 for
// short forms, and 2 for narrow forms.

bool cicu_unit_is_known(const char *_Nonnull unit);
/// The name of a unit without a number: "kilometers".
cicu_status cicu_unit_name(
    const char *_Nonnull locale, const char *_Nonnull unit, int32_t width, char *_Nonnull out,
    int32_t capacity, int32_t *_Nonnull length);

typedef struct cicu_unit_format cicu_unit_format;

typedef struct {
  /// The bytes of the number in the text; equal if a word expresses it.
  int32_t number_start;
  int32_t number_end;
  /// ICU's `UDisplayOptionsNounClass` of the unit's word; 0 if the language has none.
  int32_t noun_class;
  /// The unit that was written.
  char unit[128];
  /// The number that was written, as decimal digits in ASCII.
  char decimal[128];
} cicu_unit_result;

/// `usage` is one of CLDR's ("road") and lets ICU choose the unit for the locale's region; without
/// one, the unit is not changed. `skeleton` specifies how the number is written.
cicu_status cicu_unit_format_open(
    const char *_Nonnull locale, const char *_Nonnull unit, int32_t width,
    const char *_Nullable usage, const char *_Nonnull skeleton,
    cicu_unit_format *_Nullable *_Nonnull format);
void cicu_unit_format_close(cicu_unit_format *_Nonnull format);
cicu_status cicu_unit_format_run(
    const cicu_unit_format *_Nonnull format, double number, cicu_unit_result *_Nonnull result,
    char *_Nonnull out, int32_t capacity, int32_t *_Nonnull length);

// MARK: Numbers in words

typedef struct cicu_spellout cicu_spellout;

cicu_status cicu_spellout_open(
    const char *_Nonnull locale, cicu_spellout *_Nullable *_Nonnull spellout);
void cicu_spellout_close(cicu_spellout *_Nonnull spellout);
/// `rules` names rules of the language ("%spellout-cardinal-feminine"); if it does not have them,
/// its default ones are used.
cicu_status cicu_spellout_run(
    cicu_spellout *_Nonnull spellout, double number, const char *_Nullable rules,
    char *_Nonnull out, int32_t capacity, int32_t *_Nonnull length);

// MARK: Dates

// A date is in milliseconds since 1970-01-01T00:00:00Z, an offset in seconds east of Greenwich.

/// The tag of a locale with a keyword of its Unicode extension set: "ca" to "buddhist".
cicu_status cicu_locale_with_keyword(
    const char *_Nonnull identifier, const char *_Nonnull keyword, const char *_Nonnull value,
    char *_Nonnull out, int32_t capacity, int32_t *_Nonnull length);

typedef struct cicu_relative_format cicu_relative_format;

/// `style`: 0 long, 1 short, 2 narrow, 3 long with the number in words.
/// `place`: 0 anywhere, 1 at the beginning of a sentence, 2 alone, 3 in a list or menu. The
/// language determines where the text begins with a capital letter.
cicu_status cicu_relative_format_open(
    const char *_Nonnull locale, int32_t style, int32_t place,
    cicu_relative_format *_Nullable *_Nonnull format);
void cicu_relative_format_close(cicu_relative_format *_Nonnull format);
/// `unit`: 0 year, 1 quarter, 2 month, 3 week, 4 day, 5 hour, 6 minute, 7 second. If `numeric` is
/// false, "yesterday" replaces "1 day ago".
cicu_status cicu_relative_format_run(
    const cicu_relative_format *_Nonnull format, double offset, int32_t unit, bool numeric,
    char *_Nonnull out, int32_t capacity, int32_t *_Nonnull length);

typedef struct cicu_duration_format cicu_duration_format;

/// `width`: 0 wide, 1 short, 2 narrow, 3 numeric ("1:02:03").
cicu_status cicu_duration_format_open(
    const char *_Nonnull locale, int32_t width, cicu_duration_format *_Nullable *_Nonnull format);
void cicu_duration_format_close(cicu_duration_format *_Nonnull format);
/// Units as for relative dates, the largest first; at most eight.
cicu_status cicu_duration_format_run(
    const cicu_duration_format *_Nonnull format, const double *_Nonnull amounts,
    const int32_t *_Nonnull units, int32_t count, char *_Nonnull out, int32_t capacity,
    int32_t *_Nonnull length);

// MARK: Lists

typedef struct cicu_list_format cicu_list_format;

/// `type`: 0 and, 1 or, 2 units; `width`: 0 wide, 1 short, 2 narrow.
cicu_status cicu_list_format_open(
    const char *_Nonnull locale, int32_t type, int32_t width,
    cicu_list_format *_Nullable *_Nonnull format);
void cicu_list_format_close(cicu_list_format *_Nonnull format);
cicu_status cicu_list_format_run(
    const cicu_list_format *_Nonnull format, const char *_Nonnull const *_Nonnull items,
    int32_t count, char *_Nonnull out, int32_t capacity, int32_t *_Nonnull length);

#ifdef __cplusplus
}
#endif

#endif
