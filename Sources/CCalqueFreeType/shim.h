// FreeType for the C targets above it; Swift never imports this module.
#include <ft2build.h>
#include FT_FREETYPE_H
