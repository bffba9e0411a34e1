#ifndef CTYPESETTING_FACE_H
#define CTYPESETTING_FACE_H

#include "CCalqueText.h"

#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>

struct ct_face {
  hb_face_t *face;
  hb_font_t *font;
  hb_set_t *scalars;
};

#endif
