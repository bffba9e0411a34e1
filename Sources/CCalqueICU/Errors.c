#include "CCalqueICU.h"

#include <unicode/ulocdata.h>
#include <unicode/utypes.h>
#include <unicode/uversion.h>

const char *cicu_error_name(cicu_status status) { return u_errorName((UErrorCode)status); }

cicu_status cicu_cldr_version(int32_t *major, int32_t *minor) {
  UVersionInfo version = {0};
  UErrorCode status = U_ZERO_ERROR;
  ulocdata_getCLDRVersion(version, &status);
  *major = version[0];
  *minor = version[1];
  return status;
}
