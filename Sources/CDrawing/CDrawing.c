#include "CDrawing.h"
