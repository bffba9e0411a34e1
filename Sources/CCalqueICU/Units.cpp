#include "CCalqueICU.h"
#include "Output.h"

#include <cstring>
#include <new>
#include <string>
#include <unicode/formattedvalue.h>
#include <unicode/measfmt.h>
#include <unicode/measunit.h>
#include <unicode/numberformatter.h>
#include <unicode/unumberformatter.h>

struct cicu_unit_format {
  icu::number::LocalizedNumberFormatter format;
  /// The unit that is written if no usage selects another one.
  icu::MeasureUnit unit;
};

namespace {

UNumberUnitWidth width_of(int32_t number) {
  switch (number) {
    case 0: return UNUM_UNIT_WIDTH_FULL_NAME;
    case 2: return UNUM_UNIT_WIDTH_NARROW;
    default: return UNUM_UNIT_WIDTH_SHORT;
  }
}

/// "generic" is a temperature without a named scale; ICU does not parse that identifier.
icu::MeasureUnit unit_of(const char *identifier, UErrorCode &status) {
  if (std::strcmp(identifier, "generic") == 0) return icu::MeasureUnit::getGenericTemperature();
  return icu::MeasureUnit::forIdentifier(identifier, status);
}

/// The place of the number in the text, in UTF-16; both are 0 if no digit is written.
void find_number(
    const icu::number::FormattedNumber &number, int32_t *start, int32_t *end, UErrorCode &status) {
  icu::ConstrainedFieldPosition position;
  position.constrainCategory(UFIELD_CATEGORY_NUMBER);
  *start = *end = 0;
  bool is_found = false;
  while (number.nextPosition(position, status) && U_SUCCESS(status)) {
    if (position.getField() == UNUM_MEASURE_UNIT_FIELD) continue;
    if (!is_found || position.getStart() < *start) *start = position.getStart();
    if (!is_found || position.getLimit() > *end) *end = position.getLimit();
    is_found = true;
  }
}

int32_t utf8_length(const icu::UnicodeString &text, int32_t start, int32_t end) {
  std::string bytes;
  text.tempSubStringBetween(start, end).toUTF8String(bytes);
  return static_cast<int32_t>(bytes.size());
}

}  // namespace

bool cicu_unit_is_known(const char *unit) {
  UErrorCode status = U_ZERO_ERROR;
  unit_of(unit, status);
  return U_SUCCESS(status);
}

cicu_status cicu_unit_name(
    const char *locale, const char *unit, int32_t width, char *out, int32_t capacity,
    int32_t *length) {
  static const UMeasureFormatWidth widths[] = {
      UMEASFMT_WIDTH_WIDE, UMEASFMT_WIDTH_SHORT, UMEASFMT_WIDTH_NARROW};
  *length = 0;
  if (width < 0 || width > 2) return U_ILLEGAL_ARGUMENT_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  icu::MeasureUnit measured = unit_of(unit, status);
  icu::MeasureFormat format(icu::Locale(locale), widths[width], status);
  if (U_FAILURE(status)) return status;
  icu::UnicodeString name = format.getUnitDisplayName(measured, status);
  return U_FAILURE(status) ? status
                           : cicu_put(name.getBuffer(), name.length(), out, capacity, length);
}

cicu_status cicu_unit_format_open(
    const char *locale, const char *unit, int32_t width, const char *usage, const char *skeleton,
    cicu_unit_format **format) {
  *format = nullptr;
  UErrorCode status = U_ZERO_ERROR;
  icu::MeasureUnit measured = unit_of(unit, status);
  icu::number::UnlocalizedNumberFormatter made = icu::number::NumberFormatter::forSkeleton(
      icu::UnicodeString::fromUTF8(skeleton), status);
  if (U_FAILURE(status)) return status;
  made = std::move(made).unit(measured).unitWidth(width_of(width));
  if (usage) made = std::move(made).usage(usage);
  *format = new (std::nothrow) cicu_unit_format{
      made.locale(icu::Locale(locale)), measured};
  if (!*format) return U_MEMORY_ALLOCATION_ERROR;
  // Missing data is only noticed when the first number is written.
  (*format)->format.formatDouble(1, status);
  if (U_SUCCESS(status)) return status;
  delete *format;
  *format = nullptr;
  return status;
}

void cicu_unit_format_close(cicu_unit_format *format) { delete format; }

cicu_status cicu_unit_format_run(
    const cicu_unit_format *format, double number, cicu_unit_result *result, char *out,
    int32_t capacity, int32_t *length) {
  *length = 0;
  std::memset(result, 0, sizeof *result);
  UErrorCode status = U_ZERO_ERROR;
  icu::number::FormattedNumber formatted = format->format.formatDouble(number, status);
  icu::UnicodeString text = formatted.toString(status);
  if (U_FAILURE(status)) return status;
  int32_t start = 0;
  int32_t end = 0;
  find_number(formatted, &start, &end, status);
  if (U_FAILURE(status)) return status;
  result->number_start = utf8_length(text, 0, start);
  result->number_end = result->number_start + utf8_length(text, start, end);
  icu::MeasureUnit unit = formatted.getOutputUnit(status);
  if (U_FAILURE(status)) return status;
  const char *identifier = unit.getIdentifier();
  std::strncpy(
      result->unit, *identifier ? identifier : format->unit.getIdentifier(),
      sizeof result->unit - 1);
#if U_ICU_VERSION_MAJOR_NUM >= 72 && !defined(U_HIDE_DRAFT_API)
  result->noun_class = static_cast<int32_t>(formatted.getNounClass(status));
  if (U_FAILURE(status)) return status;
#else
  // Without the class, spelled-out numbers have the form that fits most words.
  result->noun_class = 0;
#endif
  std::string decimal = formatted.toDecimalNumber<std::string>(status);
  if (U_FAILURE(status)) return status;
  std::strncpy(result->decimal, decimal.c_str(), sizeof result->decimal - 1);
  return cicu_put(text.getBuffer(), text.length(), out, capacity, length);
}
