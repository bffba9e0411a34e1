#include "CCalqueICU.h"
#include "Output.h"

#include <memory>
#include <new>
#include <unicode/listformatter.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>
#include <vector>

struct cicu_list_format {
  std::unique_ptr<icu::ListFormatter> format;
};

cicu_status cicu_list_format_open(
    const char *locale, int32_t type, int32_t width, cicu_list_format **format) {
  static const UListFormatterType types[] = {
      ULISTFMT_TYPE_AND, ULISTFMT_TYPE_OR, ULISTFMT_TYPE_UNITS};
  static const UListFormatterWidth widths[] = {
      ULISTFMT_WIDTH_WIDE, ULISTFMT_WIDTH_SHORT, ULISTFMT_WIDTH_NARROW};
  *format = nullptr;
  if (type < 0 || type > 2 || width < 0 || width > 2) return U_ILLEGAL_ARGUMENT_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::ListFormatter> made(icu::ListFormatter::createInstance(
      icu::Locale(locale), types[type], widths[width], status));
  if (U_FAILURE(status)) return status;
  *format = new (std::nothrow) cicu_list_format{std::move(made)};
  return *format ? U_ZERO_ERROR : U_MEMORY_ALLOCATION_ERROR;
}

void cicu_list_format_close(cicu_list_format *format) { delete format; }

cicu_status cicu_list_format_run(
    const cicu_list_format *format, const char *const *items, int32_t count, char *out,
    int32_t capacity, int32_t *length) {
  *length = 0;
  UErrorCode status = U_ZERO_ERROR;
  std::vector<icu::UnicodeString> texts;
  texts.reserve(static_cast<size_t>(count));
  for (int32_t index = 0; index < count; index++) {
    texts.push_back(icu::UnicodeString::fromUTF8(items[index]));
  }
  icu::UnicodeString joined;
  format->format->format(texts.data(), count, joined, status);
  return U_FAILURE(status) ? status
                           : cicu_put(joined.getBuffer(), joined.length(), out, capacity, length);
}
