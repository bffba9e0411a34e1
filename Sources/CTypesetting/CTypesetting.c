#include "CTypesetting.h"
