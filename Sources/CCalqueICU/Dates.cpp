#include "CCalqueICU.h"
#include "Output.h"

#include <memory>
#include <new>
#include <unicode/rbnf.h>
#include <unicode/reldatefmt.h>

struct cicu_relative_format {
  icu::RelativeDateTimeFormatter format;
};

namespace {

cicu_status put(const icu::UnicodeString &text, char *out, int32_t capacity, int32_t *length) {
  return cicu_put(text.getBuffer(), text.length(), out, capacity, length);
}

}  // namespace

cicu_status cicu_relative_format_open(
    const char *locale, int32_t style, int32_t place, cicu_relative_format **format) {
  static const UDateRelativeDateTimeFormatterStyle styles[] = {
      UDAT_STYLE_LONG, UDAT_STYLE_SHORT, UDAT_STYLE_NARROW, UDAT_STYLE_LONG};
  static const UDisplayContext places[] = {
      UDISPCTX_CAPITALIZATION_NONE, UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE,
      UDISPCTX_CAPITALIZATION_FOR_STANDALONE, UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU};
  *format = nullptr;
  if (style < 0 || style > 3 || place < 0 || place > 3) return U_ILLEGAL_ARGUMENT_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::NumberFormat> words;
  if (style == 3) {
    words.reset(new icu::RuleBasedNumberFormat(icu::URBNF_SPELLOUT, icu::Locale(locale), status));
    if (U_FAILURE(status)) return status;
  }
  icu::RelativeDateTimeFormatter made(
      icu::Locale(locale), words.release(), styles[style], places[place], status);
  if (U_FAILURE(status)) return status;
  *format = new (std::nothrow) cicu_relative_format{made};
  return *format ? U_ZERO_ERROR : U_MEMORY_ALLOCATION_ERROR;
}

void cicu_relative_format_close(cicu_relative_format *format) { delete format; }

cicu_status cicu_relative_format_run(
    const cicu_relative_format *format, double offset, int32_t unit, bool numeric, char *out,
    int32_t capacity, int32_t *length) {
  static const URelativeDateTimeUnit units[] = {
      UDAT_REL_UNIT_YEAR, UDAT_REL_UNIT_QUARTER, UDAT_REL_UNIT_MONTH,  UDAT_REL_UNIT_WEEK,
      UDAT_REL_UNIT_DAY,  UDAT_REL_UNIT_HOUR,    UDAT_REL_UNIT_MINUTE, UDAT_REL_UNIT_SECOND};
  *length = 0;
  if (unit < 0 || unit > 7) return U_ILLEGAL_ARGUMENT_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString text;
  if (numeric) format->format.formatNumeric(offset, units[unit], text, status);
  else format->format.format(offset, units[unit], text, status);
  return U_FAILURE(status) ? status : put(text, out, capacity, length);
}
