#include "CCalqueText.h"

#include <fontconfig/fontconfig.h>
#include <stdlib.h>
#include <string.h>

struct ct_font_list {
  FcConfig *config;
  FcFontSet *fonts;
};

// The English name, regardless of the order of the names in the font.
static const char *name_of(const FcPattern *pattern, const char *object, const char *language) {
  FcChar8 *name = NULL, *tongue = NULL;
  for (int at = 0; FcPatternGetString(pattern, object, at, &name) == FcResultMatch; at++) {
    if (FcPatternGetString(pattern, language, at, &tongue) == FcResultMatch &&
        strncmp((const char *)tongue, "en", 2) == 0)
      return (const char *)name;
  }
  return FcPatternGetString(pattern, object, 0, &name) == FcResultMatch ? (const char *)name : "";
}

static int32_t number_of(const FcPattern *pattern, const char *object, int32_t fallback) {
  // A variable font has a range here instead of a number.
  double value = 0;
  return FcPatternGetDouble(pattern, object, 0, &value) == FcResultMatch ? (int32_t)(value + 0.5)
                                                                         : fallback;
}

static bool flag_of(const FcPattern *pattern, const char *object, bool fallback) {
  FcBool value = FcFalse;
  return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch ? value == FcTrue : fallback;
}

// By path, then index: the same order on every machine with the same files.
static int by_place(const void *left, const void *right) {
  const FcPattern *a = *(FcPattern *const *)left, *b = *(FcPattern *const *)right;
  FcChar8 *first = (FcChar8 *)"", *second = (FcChar8 *)"";
  FcPatternGetString(a, FC_FILE, 0, &first);
  FcPatternGetString(b, FC_FILE, 0, &second);
  int order = strcmp((const char *)first, (const char *)second);
  if (order != 0) return order;
  int one = 0, two = 0;
  FcPatternGetInteger(a, FC_INDEX, 0, &one);
  FcPatternGetInteger(b, FC_INDEX, 0, &two);
  return one < two ? -1 : one > two;
}

char *ct_font_folders(const char *file) {
  FcConfig *config = FcConfigCreate();
  if (config == NULL) return NULL;
  bool is_read = FcConfigParseAndLoad(config, (const FcChar8 *)file, FcTrue);
  FcStrList *folders = is_read ? FcConfigGetFontDirs(config) : NULL;
  char *text = folders == NULL ? NULL : strdup("");
  size_t length = 0;
  for (const FcChar8 *folder = NULL; text != NULL && (folder = FcStrListNext(folders)) != NULL;) {
    size_t more = strlen((const char *)folder);
    char *longer = realloc(text, length + more + 2);
    if (longer == NULL) break;
    text = longer;
    memcpy(text + length, folder, more);
    memcpy(text + length + more, "\n", 2);
    length += more + 1;
  }
  if (folders != NULL) FcStrListDone(folders);
  FcConfigDestroy(config);
  return text;
}

void ct_free(char *text) { free(text); }

ct_font_list *ct_font_list_open(const char *folders) {
  // A separate configuration: a user's preferences and aliases must not move a line break. The
  // caches are those of the system, so that fonts do not need to be scanned again.
  FcConfig *config = FcConfigCreate();
  if (config == NULL) return NULL;
  static const char caches[] = "<fontconfig><cachedir>/var/cache/fontconfig</cachedir>"
                               "<cachedir prefix=\"xdg\">fontconfig</cachedir></fontconfig>";
  FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)caches, FcFalse);
  while (*folders != 0) {
    size_t length = strcspn(folders, "\n");
    char *folder = strndup(folders, length);
    if (folder != NULL) FcConfigAppFontAddDir(config, (const FcChar8 *)folder);
    free(folder);
    folders += length + (folders[length] == '\n');
  }
  FcFontSet *found = FcConfigGetFonts(config, FcSetApplication);
  ct_font_list *list = malloc(sizeof *list);
  FcFontSet *fonts = FcFontSetCreate();
  if (list == NULL || fonts == NULL) {
    if (fonts != NULL) FcFontSetDestroy(fonts);
    FcConfigDestroy(config);
    free(list);
    return NULL;
  }
  for (int at = 0; found != NULL && at < found->nfont; at++) {
    FcPattern *font = found->fonts[at];
    int index = 0;
    FcPatternGetInteger(font, FC_INDEX, 0, &index);
    // The upper half of an index selects an instance of a variable font; each file is listed once.
    if (index >> 16 != 0) continue;
    FcPatternReference(font);
    FcFontSetAdd(fonts, font);
  }
  qsort(fonts->fonts, (size_t)fonts->nfont, sizeof *fonts->fonts, by_place);
  list->config = config;
  list->fonts = fonts;
  return list;
}

void ct_font_list_close(ct_font_list *list) {
  FcFontSetDestroy(list->fonts);
  FcConfigDestroy(list->config);
  free(list);
}

int32_t ct_font_list_count(const ct_font_list *list) { return list->fonts->nfont; }

ct_font_entry ct_font_list_entry(const ct_font_list *list, int32_t at) {
  const FcPattern *font = list->fonts->fonts[at];
  FcChar8 *path = (FcChar8 *)"";
  int index = 0, slant = FC_SLANT_ROMAN;
  FcPatternGetString(font, FC_FILE, 0, &path);
  FcPatternGetInteger(font, FC_INDEX, 0, &index);
  FcPatternGetInteger(font, FC_SLANT, 0, &slant);
  double weight = FC_WEIGHT_REGULAR;
  if (FcPatternGetDouble(font, FC_WEIGHT, 0, &weight) != FcResultMatch) weight = FC_WEIGHT_REGULAR;
  return (ct_font_entry){
      .path = (const char *)path,
      .family = name_of(font, FC_FAMILY, FC_FAMILYLANG),
      .style = name_of(font, FC_STYLE, FC_STYLELANG),
      .index = index,
      .weight = (int32_t)(FcWeightToOpenTypeDouble(weight) + 0.5),
      .width = number_of(font, FC_WIDTH, FC_WIDTH_NORMAL),
      .is_italic = slant != FC_SLANT_ROMAN,
      .is_color = flag_of(font, FC_COLOR, false),
      .is_outline = flag_of(font, FC_OUTLINE, true),
  };
}

bool ct_font_list_covers(const ct_font_list *list, int32_t at, uint32_t scalar) {
  FcCharSet *set = NULL;
  return FcPatternGetCharSet(list->fonts->fonts[at], FC_CHARSET, 0, &set) == FcResultMatch &&
         FcCharSetHasChar(set, scalar);
}
