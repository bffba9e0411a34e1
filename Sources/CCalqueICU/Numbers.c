#include "CCalqueICU.h"
#include "Output.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumsys.h>
#include <unicode/ustring.h>

// MARK: Symbols

static void symbol(
    const UNumberFormat *format, UNumberFormatSymbol kind, char *out, int32_t capacity,
    UErrorCode *status) {
  UChar text[16];
  int32_t units = unum_getSymbol(format, kind, text, 16, status);
  u_strToUTF8(out, capacity, NULL, text, units, status);
}

static void affix(
    const UNumberFormat *format, UNumberFormatTextAttribute kind, char *out, int32_t capacity,
    UErrorCode *status) {
  UChar text[24];
  int32_t units = unum_getTextAttribute(format, kind, text, 24, status);
  u_strToUTF8(out, capacity, NULL, text, units, status);
}

/// The number of digits that must be in front of the first separator. ICU's attribute of that name
/// only returns a value that was set, so a number is formatted: 1000, if groups have three digits.
static int32_t minimum_grouping(
    const char *locale, const UNumberFormat *format, int32_t primary, UErrorCode *status) {
  static const UChar skeleton[] = u"precision-integer";
  UChar separator[16];
  int32_t separator_units =
      unum_getSymbol(format, UNUM_GROUPING_SEPARATOR_SYMBOL, separator, 16, status);
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton, -1, locale, status);
  UFormattedNumber *result = unumf_openResult(status);
  int64_t number = 1;
  for (int32_t index = 0; index < primary && index < 12; index++) number *= 10;
  int32_t found = 1;
  for (int32_t digits = 1; U_SUCCESS(*status) && digits < 5; digits++, number *= 10) {
    unumf_formatInt(formatter, number, result, status);
    const UFormattedValue *value = unumf_resultAsValue(result, status);
    int32_t units = 0;
    const UChar *text = ufmtval_getString(value, &units, status);
    if (U_SUCCESS(*status) && u_strFindFirst(text, units, separator, separator_units)) {
      found = digits;
      break;
    }
  }
  unumf_closeResult(result);
  unumf_close(formatter);
  return found;
}

cicu_status cicu_number_symbols(const char *locale, cicu_symbols *symbols) {
  static const UNumberFormatSymbol digits[] = {
      UNUM_ZERO_DIGIT_SYMBOL, UNUM_ONE_DIGIT_SYMBOL,   UNUM_TWO_DIGIT_SYMBOL,
      UNUM_THREE_DIGIT_SYMBOL, UNUM_FOUR_DIGIT_SYMBOL, UNUM_FIVE_DIGIT_SYMBOL,
      UNUM_SIX_DIGIT_SYMBOL, UNUM_SEVEN_DIGIT_SYMBOL,  UNUM_EIGHT_DIGIT_SYMBOL,
      UNUM_NINE_DIGIT_SYMBOL};
  UErrorCode status = U_ZERO_ERROR;
  memset(symbols, 0, sizeof *symbols);
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
  if (U_FAILURE(status)) return status;
  char *out = symbols->digits;
  for (int32_t index = 0; index < 10; index++) {
    symbol(format, digits[index], out, (int32_t)(symbols->digits + sizeof symbols->digits - out),
        &status);
    out += strlen(out);
  }
  symbol(format, UNUM_DECIMAL_SEPARATOR_SYMBOL, symbols->decimal, sizeof symbols->decimal, &status);
  symbol(format, UNUM_GROUPING_SEPARATOR_SYMBOL, symbols->grouping, sizeof symbols->grouping,
      &status);
  symbol(format, UNUM_PERCENT_SYMBOL, symbols->percent, sizeof symbols->percent, &status);
  affix(format, UNUM_NEGATIVE_PREFIX, symbols->negative_prefix, sizeof symbols->negative_prefix,
      &status);
  affix(format, UNUM_NEGATIVE_SUFFIX, symbols->negative_suffix, sizeof symbols->negative_suffix,
      &status);
  symbols->primary_grouping = unum_getAttribute(format, UNUM_GROUPING_SIZE);
  symbols->secondary_grouping = unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE);
  symbols->minimum_grouping = minimum_grouping(locale, format, symbols->primary_grouping, &status);
  unum_close(format);
  UNumberingSystem *system = unumsys_open(locale, &status);
  if (U_SUCCESS(status)) {
    strncpy(symbols->numbering, unumsys_getName(system), sizeof symbols->numbering - 1);
  }
  unumsys_close(system);
  // For ICU, a text that fills its field exactly is only a warning; here it lacks its terminator.
  return status == U_STRING_NOT_TERMINATED_WARNING ? U_BUFFER_OVERFLOW_ERROR : status;
}

// MARK: Words

struct cicu_spellout {
  UNumberFormat *format;
};

cicu_status cicu_spellout_open(const char *locale, cicu_spellout **spellout) {
  UErrorCode status = U_ZERO_ERROR;
  *spellout = NULL;
  UNumberFormat *format = unum_open(UNUM_SPELLOUT, NULL, 0, locale, NULL, &status);
  if (U_FAILURE(status)) return status;
  cicu_spellout *made = malloc(sizeof *made);
  if (!made) {
    unum_close(format);
    return U_MEMORY_ALLOCATION_ERROR;
  }
  made->format = format;
  *spellout = made;
  return U_ZERO_ERROR;
}

void cicu_spellout_close(cicu_spellout *spellout) {
  unum_close(spellout->format);
  free(spellout);
}

cicu_status cicu_spellout_run(
    cicu_spellout *spellout, double number, const char *rules, char *out, int32_t capacity,
    int32_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[64];
  int32_t units = 0;
  *length = 0;
  if (rules) {
    u_strFromUTF8(wide, 64, &units, rules, -1, &status);
    unum_setTextAttribute(spellout->format, UNUM_DEFAULT_RULESET, wide, units, &status);
  }
  if (!rules || U_FAILURE(status)) {
    status = U_ZERO_ERROR;
    unum_setTextAttribute(spellout->format, UNUM_DEFAULT_RULESET, wide, 0, &status);
  }
  UChar text[512];
  units = unum_formatDouble(spellout->format, number, text, 512, NULL, &status);
  return U_FAILURE(status) ? status : (UErrorCode)cicu_put(text, units, out, capacity, length);
}
