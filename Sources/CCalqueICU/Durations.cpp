#include "CCalqueICU.h"
#include "Output.h"

#include <new>
#include <unicode/fmtable.h>
#include <unicode/measfmt.h>
#include <unicode/measunit.h>
#include <unicode/measure.h>

struct cicu_duration_format {
  icu::MeasureFormat format;
};

namespace {

icu::MeasureUnit *unit(int32_t number, UErrorCode &status) {
  switch (number) {
    case 0: return icu::MeasureUnit::createYear(status);
    case 2: return icu::MeasureUnit::createMonth(status);
    case 3: return icu::MeasureUnit::createWeek(status);
    case 4: return icu::MeasureUnit::createDay(status);
    case 5: return icu::MeasureUnit::createHour(status);
    case 6: return icu::MeasureUnit::createMinute(status);
    case 7: return icu::MeasureUnit::createSecond(status);
    default: status = U_ILLEGAL_ARGUMENT_ERROR; return nullptr;
  }
}

}  // namespace

cicu_status cicu_duration_format_open(
    const char *locale, int32_t width, cicu_duration_format **format) {
  static const UMeasureFormatWidth widths[] = {
      UMEASFMT_WIDTH_WIDE, UMEASFMT_WIDTH_SHORT, UMEASFMT_WIDTH_NARROW, UMEASFMT_WIDTH_NUMERIC};
  *format = nullptr;
  if (width < 0 || width > 3) return U_ILLEGAL_ARGUMENT_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  icu::MeasureFormat made(icu::Locale(locale), widths[width], status);
  if (U_FAILURE(status)) return status;
  *format = new (std::nothrow) cicu_duration_format{made};
  return *format ? U_ZERO_ERROR : U_MEMORY_ALLOCATION_ERROR;
}

void cicu_duration_format_close(cicu_duration_format *format) { delete format; }

cicu_status cicu_duration_format_run(
    const cicu_duration_format *format, const double *amounts, const int32_t *units, int32_t count,
    char *out, int32_t capacity, int32_t *length) {
  *length = 0;
  if (count < 1 || count > 8) return U_ILLEGAL_ARGUMENT_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  // ICU takes an array of measures, which have no default constructor, so they are constructed in
  // place.
  alignas(icu::Measure) unsigned char storage[8 * sizeof(icu::Measure)];
  icu::Measure *measures = reinterpret_cast<icu::Measure *>(storage);
  int32_t made = 0;
  for (; made < count; made++) {
    icu::MeasureUnit *adopted = unit(units[made], status);
    if (U_FAILURE(status)) break;
    new (measures + made) icu::Measure(icu::Formattable(amounts[made]), adopted, status);
  }
  icu::UnicodeString text;
  if (U_SUCCESS(status)) {
    icu::FieldPosition ignored(icu::FieldPosition::DONT_CARE);
    format->format.formatMeasures(measures, made, text, ignored, status);
  }
  for (int32_t index = 0; index < made; index++) measures[index].~Measure();
  return U_FAILURE(status) ? status
                           : cicu_put(text.getBuffer(), text.length(), out, capacity, length);
}
