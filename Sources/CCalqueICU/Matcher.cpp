#include "CCalqueICU.h"

#include <memory>
#include <new>
#include <unicode/localematcher.h>
#include <unicode/locid.h>
#include <utility>

struct cicu_matcher {
  icu::LocaleMatcher matcher;
};

namespace {

/// Iterates over a C array of identifiers, one locale at a time.
class Desired : public icu::Locale::Iterator {
 public:
  Desired(const char *const *identifiers, int32_t count)
      : identifiers_(identifiers), count_(count) {}
  UBool hasNext() const override { return next_ < count_; }
  const icu::Locale &next() override {
    current_ = icu::Locale(identifiers_[next_++]);
    return current_;
  }

 private:
  const char *const *identifiers_;
  const int32_t count_;
  int32_t next_ = 0;
  icu::Locale current_;
};

}  // namespace

cicu_status cicu_matcher_open(
    const char *const *supported, int32_t count, const char *fallback, cicu_matcher **matcher) {
  UErrorCode status = U_ZERO_ERROR;
  *matcher = nullptr;
  icu::LocaleMatcher::Builder builder;
  // addSupportedLocale copies the locale, so it may go out of scope.
  for (int32_t index = 0; index < count; index++) {
    builder.addSupportedLocale(icu::Locale(supported[index]));
  }
  if (fallback) {
    icu::Locale last(fallback);
    builder.setDefaultLocale(&last);
  } else {
    builder.setNoDefaultLocale();
  }
  icu::LocaleMatcher built = builder.build(status);
  if (U_FAILURE(status)) return status;
  *matcher = new (std::nothrow) cicu_matcher{std::move(built)};
  return *matcher ? U_ZERO_ERROR : U_MEMORY_ALLOCATION_ERROR;
}

void cicu_matcher_close(cicu_matcher *matcher) { delete matcher; }

cicu_status cicu_matcher_best(
    const cicu_matcher *matcher, const char *const *desired, int32_t count, int32_t *desired_index,
    int32_t *supported_index) {
  UErrorCode status = U_ZERO_ERROR;
  Desired locales(desired, count);
  icu::LocaleMatcher::Result result = matcher->matcher.getBestMatchResult(locales, status);
  *desired_index = U_SUCCESS(status) ? result.getDesiredIndex() : -1;
  *supported_index = U_SUCCESS(status) ? result.getSupportedIndex() : -1;
  return status;
}
