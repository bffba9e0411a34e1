#include "CICU.h"

#include <unicode/utypes.h>
#include <unicode/uversion.h>

const char *cicu_error_name(cicu_status status) { return u_errorName((UErrorCode)status); }

const char *cicu_version(void) { return U_ICU_VERSION; }
