#include "CCalqueICU.h"
#include "Output.h"

#include <cstdio>
#include <memory>
#include <new>
#include <unicode/dtitvfmt.h>
#include <unicode/dtptngen.h>
#include <unicode/localpointer.h>
#include <unicode/rbnf.h>
#include <unicode/reldatefmt.h>
#include <unicode/simpletz.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

struct cicu_date_format {
  std::unique_ptr<icu::DateFormat> format;
};

struct cicu_interval_format {
  std::unique_ptr<icu::DateIntervalFormat> format;
};

struct cicu_relative_format {
  icu::RelativeDateTimeFormatter format;
};

namespace {

cicu_status put(const icu::UnicodeString &text, char *out, int32_t capacity, int32_t *length) {
  return cicu_put(text.getBuffer(), text.length(), out, capacity, length);
}

/// A zone with a fixed offset from GMT, named "GMT+05:30".
std::unique_ptr<icu::TimeZone> zone(int32_t offset) {
  const int32_t distance = offset < 0 ? -offset : offset;
  char name[32];
  std::snprintf(
      name, sizeof name, "GMT%c%02d:%02d:%02d", offset < 0 ? '-' : '+', distance / 3600,
      distance / 60 % 60, distance % 60);
  icu::UnicodeString id = offset == 0 ? icu::UnicodeString("GMT") : icu::UnicodeString(name);
  return std::unique_ptr<icu::TimeZone>(icu::TimeZone::createTimeZone(id));
}

/// A zone with a fixed offset from GMT, and with the names of a zone that ICU supports. ICU's rules
/// for that zone are not used.
class NamedZone : public icu::SimpleTimeZone {
 public:
  NamedZone(int32_t offset, int32_t savings, const icu::UnicodeString &name)
      : SimpleTimeZone((offset - savings) * 1000, name),
        raw_((offset - savings) * 1000),
        savings_(savings * 1000) {}
  NamedZone *clone() const override { return new NamedZone(*this); }
  UBool useDaylightTime() const override { return savings_ != 0; }
  UBool inDaylightTime(UDate, UErrorCode &) const override { return savings_ != 0; }
  int32_t getDSTSavings() const override { return savings_; }
  void getOffset(
      UDate, UBool, int32_t &raw, int32_t &savings, UErrorCode &) const override {
    raw = raw_;
    savings = savings_;
  }

 private:
  const int32_t raw_;
  const int32_t savings_;
};

icu::UnicodeString best_pattern(
    const icu::Locale &locale, const icu::UnicodeString &skeleton, UErrorCode &status) {
  icu::LocalPointer<icu::DateTimePatternGenerator> generator(
      icu::DateTimePatternGenerator::createInstance(locale, status), status);
  if (U_FAILURE(status)) return {};
  return generator->getBestPattern(skeleton, status);
}

icu::DateFormat::EStyle style(int32_t number) {
  switch (number) {
    case 0: return icu::DateFormat::kFull;
    case 1: return icu::DateFormat::kLong;
    case 2: return icu::DateFormat::kMedium;
    case 3: return icu::DateFormat::kShort;
    default: return icu::DateFormat::kNone;
  }
}

/// ICU's styles do not support the keyword `hours` of a locale; its skeletons do.
void follow_hour_cycle(
    icu::DateFormat &format, const icu::Locale &locale, int32_t time_style, UErrorCode &status) {
  static const char *const skeletons[] = {"jmszzzz", "jmsz", "jms", "jm"};
  auto *simple = dynamic_cast<icu::SimpleDateFormat *>(&format);
  if (!simple || time_style < 0 || time_style > 3) return;
  char hours[8];
  UErrorCode ignored = U_ZERO_ERROR;
  if (locale.getKeywordValue("hours", hours, sizeof hours, ignored) <= 0) return;
  std::unique_ptr<icu::DateFormat> time(
      icu::DateFormat::createTimeInstance(style(time_style), locale));
  auto *simple_time = dynamic_cast<icu::SimpleDateFormat *>(time.get());
  if (!simple_time) return;
  icu::UnicodeString whole, usual;
  simple->toPattern(whole);
  simple_time->toPattern(usual);
  whole.findAndReplace(usual, best_pattern(locale, skeletons[time_style], status));
  if (U_SUCCESS(status)) simple->applyPattern(whole);
}

}  // namespace

cicu_status cicu_date_pattern(
    const char *locale, const char *skeleton, char *out, int32_t capacity, int32_t *length) {
  *length = 0;
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString pattern =
      best_pattern(icu::Locale(locale), icu::UnicodeString::fromUTF8(skeleton), status);
  return U_FAILURE(status) ? status : put(pattern, out, capacity, length);
}

cicu_status cicu_date_format_open(
    const char *locale, int32_t offset, const char *zone_name, int32_t savings, int32_t date_style,
    int32_t time_style, const char *pattern, cicu_date_format **format) {
  *format = nullptr;
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::DateFormat> made;
  if (pattern) {
    made.reset(new icu::SimpleDateFormat(
        icu::UnicodeString::fromUTF8(pattern), icu::Locale(locale), status));
  } else {
    made.reset(icu::DateFormat::createDateTimeInstance(
        style(date_style), style(time_style), icu::Locale(locale)));
  }
  if (made && !pattern) follow_hour_cycle(*made, icu::Locale(locale), time_style, status);
  if (U_FAILURE(status)) return status;
  if (!made) return U_ILLEGAL_ARGUMENT_ERROR;
  std::unique_ptr<icu::TimeZone> fixed =
      zone_name ? std::make_unique<NamedZone>(offset, savings, icu::UnicodeString::fromUTF8(zone_name))
                : zone(offset);
  if (!fixed) return U_MEMORY_ALLOCATION_ERROR;
  made->adoptTimeZone(fixed.release());
  *format = new (std::nothrow) cicu_date_format{std::move(made)};
  return *format ? U_ZERO_ERROR : U_MEMORY_ALLOCATION_ERROR;
}

void cicu_date_format_close(cicu_date_format *format) { delete format; }

cicu_status cicu_date_format_run(
    const cicu_date_format *format, double milliseconds, char *out, int32_t capacity,
    int32_t *length) {
  icu::UnicodeString text;
  format->format->format(milliseconds, text);
  return put(text, out, capacity, length);
}

cicu_status cicu_interval_format_open(
    const char *locale, int32_t offset, const char *skeleton, cicu_interval_format **format) {
  *format = nullptr;
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::DateIntervalFormat> made(icu::DateIntervalFormat::createInstance(
      icu::UnicodeString::fromUTF8(skeleton), icu::Locale(locale), status));
  if (U_FAILURE(status)) return status;
  std::unique_ptr<icu::TimeZone> fixed = zone(offset);
  if (!made || !fixed) return U_MEMORY_ALLOCATION_ERROR;
  made->adoptTimeZone(fixed.release());
  *format = new (std::nothrow) cicu_interval_format{std::move(made)};
  return *format ? U_ZERO_ERROR : U_MEMORY_ALLOCATION_ERROR;
}

void cicu_interval_format_close(cicu_interval_format *format) { delete format; }

cicu_status cicu_interval_format_run(
    const cicu_interval_format *format, double from, double to, char *out, int32_t capacity,
    int32_t *length) {
  *length = 0;
  UErrorCode status = U_ZERO_ERROR;
  icu::DateInterval interval(from, to);
  icu::FormattedDateInterval result = format->format->formatToValue(interval, status);
  icu::UnicodeString text = result.toString(status);
  return U_FAILURE(status) ? status : put(text, out, capacity, length);
}

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
