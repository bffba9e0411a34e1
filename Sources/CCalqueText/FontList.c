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

static const char *text_of(const FcPattern *pattern, const char *object) {
  FcChar8 *text = NULL;
  return FcPatternGetString(pattern, object, 0, &text) == FcResultMatch ? (const char *)text : "";
}

typedef struct {
  double least, most;
} range;

// A variable font has a range on an axis, other fonts have a number.
static range range_of(const FcPattern *pattern, const char *object, double fallback) {
  double value = 0;
  if (FcPatternGetDouble(pattern, object, 0, &value) == FcResultMatch)
    return (range){value, value};
  FcRange *found = NULL;
  range ends = {fallback, fallback};
  if (FcPatternGetRange(pattern, object, 0, &found) == FcResultMatch &&
      !FcRangeGetDouble(found, &ends.least, &ends.most))
    ends = (range){fallback, fallback};
  return ends;
}

static int32_t weight_of(double weight) {
  return (int32_t)(FcWeightToOpenTypeDouble(weight) + 0.5);
}

static bool flag_of(const FcPattern *pattern, const char *object, bool fallback) {
  FcBool value = FcFalse;
  return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch ? value == FcTrue : fallback;
}

// By path, then index, a variable font before its instances: the same order on every machine with
// the same files.
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
  if (one != two) return one < two ? -1 : 1;
  return (int)flag_of(b, FC_VARIABLE, false) - (int)flag_of(a, FC_VARIABLE, false);
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

// Adds each line of a list of paths.
static void add_all(FcConfig *config, const char *paths,
                    FcBool (*add)(FcConfig *, const FcChar8 *)) {
  while (*paths != 0) {
    size_t length = strcspn(paths, "\n");
    char *path = strndup(paths, length);
    if (path != NULL) add(config, (const FcChar8 *)path);
    free(path);
    paths += length + (paths[length] == '\n');
  }
}

ct_font_list *ct_font_list_open(const char *folders, const char *files) {
  // A separate configuration: a user's preferences and aliases must not move a line break. The
  // caches are those of the system, so that fonts do not need to be scanned again.
  FcConfig *config = FcConfigCreate();
  if (config == NULL) return NULL;
  static const char caches[] = "<fontconfig><cachedir>/var/cache/fontconfig</cachedir>"
                               "<cachedir prefix=\"xdg\">fontconfig</cachedir></fontconfig>";
  FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)caches, FcFalse);
  add_all(config, folders, FcConfigAppFontAddDir);
  add_all(config, files, FcConfigAppFontAddFile);
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
    FcPatternReference(found->fonts[at]);
    FcFontSetAdd(fonts, found->fonts[at]);
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
  int index = 0, slant = FC_SLANT_ROMAN, version = 0;
  FcPatternGetString(font, FC_FILE, 0, &path);
  FcPatternGetInteger(font, FC_INDEX, 0, &index);
  FcPatternGetInteger(font, FC_SLANT, 0, &slant);
  FcPatternGetInteger(font, FC_FONTVERSION, 0, &version);
  range weights = range_of(font, FC_WEIGHT, FC_WEIGHT_REGULAR);
  range widths = range_of(font, FC_WIDTH, FC_WIDTH_NORMAL);
  return (ct_font_entry){
      .path = (const char *)path,
      .family = name_of(font, FC_FAMILY, FC_FAMILYLANG),
      .style = name_of(font, FC_STYLE, FC_STYLELANG),
      .full_name = name_of(font, FC_FULLNAME, FC_FULLNAMELANG),
      .post_script_name = text_of(font, FC_POSTSCRIPT_NAME),
      .index = index,
      .version = version,
      .weight = weight_of(weights.least),
      .most_weight = weight_of(weights.most),
      .width = (int32_t)(widths.least + 0.5),
      .most_width = (int32_t)(widths.most + 0.5),
      .is_variable = flag_of(font, FC_VARIABLE, false),
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
