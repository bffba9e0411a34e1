#include "CCalqueICUOracles.h"

#include <stdlib.h>
#include <unicode/umsg.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

/// Converts UTF-16 to UTF-8, by the rules of CCalqueICU.h.
static cicu_status put(
    const UChar *text, int32_t units, char *out, int32_t capacity, int32_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  u_strToUTF8WithSub(out, capacity, length, text, units, 0xFFFD, NULL, &status);
  return status == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : status;
}

struct cicu_number_format {
  UNumberFormatter *formatter;
};

cicu_status cicu_number_format_open(
    const char *skeleton, const char *locale, cicu_number_format **format) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[256];
  int32_t units = 0;
  *format = NULL;
  u_strFromUTF8(wide, 256, &units, skeleton, -1, &status);
  if (U_FAILURE(status)) return status;
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(wide, units, locale, &status);
  if (U_FAILURE(status)) return status;
  cicu_number_format *made = malloc(sizeof *made);
  if (!made) {
    unumf_close(formatter);
    return U_MEMORY_ALLOCATION_ERROR;
  }
  made->formatter = formatter;
  *format = made;
  return status;
}

void cicu_number_format_close(cicu_number_format *format) {
  unumf_close(format->formatter);
  free(format);
}

static cicu_status put_result(
    UFormattedNumber *result, UErrorCode status, char *out, int32_t capacity, int32_t *length) {
  *length = 0;
  int32_t units = 0;
  const UFormattedValue *value =
      U_SUCCESS(status) ? unumf_resultAsValue(result, &status) : NULL;
  const UChar *text = U_SUCCESS(status) ? ufmtval_getString(value, &units, &status) : NULL;
  if (U_SUCCESS(status)) status = (UErrorCode)put(text, units, out, capacity, length);
  unumf_closeResult(result);
  return status;
}

cicu_status cicu_number_format_int(
    const cicu_number_format *format, int64_t number, char *out, int32_t capacity,
    int32_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = unumf_openResult(&status);
  unumf_formatInt(format->formatter, number, result, &status);
  return put_result(result, status, out, capacity, length);
}

cicu_status cicu_number_format_double(
    const cicu_number_format *format, double number, char *out, int32_t capacity,
    int32_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = unumf_openResult(&status);
  unumf_formatDouble(format->formatter, number, result, &status);
  return put_result(result, status, out, capacity, length);
}

cicu_status cicu_number_format_decimal(
    const cicu_number_format *format, const char *number, char *out, int32_t capacity,
    int32_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = unumf_openResult(&status);
  unumf_formatDecimal(format->formatter, number, -1, result, &status);
  return put_result(result, status, out, capacity, length);
}

struct cicu_plurals {
  UPluralRules *rules;
};

cicu_status cicu_plurals_open(const char *locale, bool ordinal, cicu_plurals **plurals) {
  UErrorCode status = U_ZERO_ERROR;
  *plurals = NULL;
  UPluralRules *rules =
      uplrules_openForType(locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &status);
  if (U_FAILURE(status)) return status;
  cicu_plurals *made = malloc(sizeof *made);
  if (!made) {
    uplrules_close(rules);
    return U_MEMORY_ALLOCATION_ERROR;
  }
  made->rules = rules;
  *plurals = made;
  return status;
}

void cicu_plurals_close(cicu_plurals *plurals) {
  uplrules_close(plurals->rules);
  free(plurals);
}

cicu_status cicu_plurals_select(
    const cicu_plurals *plurals, double number, char *out, int32_t capacity, int32_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[16];
  int32_t units = uplrules_select(plurals->rules, number, keyword, 16, &status);
  if (U_FAILURE(status)) return status;
  return put(keyword, units, out, capacity, length);
}

cicu_status cicu_plurals_select_formatted(
    const cicu_plurals *plurals, const char *decimal, const char *skeleton, const char *locale,
    char *out, int32_t capacity, int32_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[128], keyword[16];
  int32_t wide_length = 0;
  u_strFromUTF8(wide, 128, &wide_length, skeleton, -1, &status);
  if (U_FAILURE(status)) return status;
  UNumberFormatter *formatter =
      unumf_openForSkeletonAndLocale(wide, wide_length, locale, &status);
  UFormattedNumber *result = unumf_openResult(&status);
  if (U_SUCCESS(status)) unumf_formatDecimal(formatter, decimal, -1, result, &status);
  int32_t units = 0;
  if (U_SUCCESS(status)) {
    units = uplrules_selectFormatted(plurals->rules, result, keyword, 16, &status);
  }
  unumf_closeResult(result);
  unumf_close(formatter);
  if (U_FAILURE(status)) return status;
  return put(keyword, units, out, capacity, length);
}

cicu_status cicu_message(
    const char *locale, const char *pattern, double number, const char *word, char *out,
    int32_t capacity, int32_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[2048], wide_word[256], text[2048];
  int32_t units = 0;
  u_strFromUTF8(wide, 2048, &units, pattern, -1, &status);
  u_strFromUTF8(wide_word, 256, NULL, word, -1, &status);
  if (U_FAILURE(status)) return status;
  int32_t written = u_formatMessage(locale, wide, units, text, 2048, &status, number, wide_word);
  if (U_FAILURE(status)) return status;
  return put(text, written, out, capacity, length);
}
