#include "CCalquePeers.h"

#include <dlfcn.h>
#include <libintl.h>
#include <locale.h>
#include <malloc.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/umsg.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

// Pango

struct pango {
  void *map, *context, *layout;
  void (*set_width)(void *, int);
  void (*get_size)(void *, int *, int *);
  void (*unref)(void *);
};

void *peer_pango_open(const char *text, const char *family, double size) {
  void *cairo = dlopen("libpangocairo-1.0.so.0", RTLD_NOW | RTLD_GLOBAL);
  void *lib = dlopen("libpango-1.0.so.0", RTLD_NOW | RTLD_GLOBAL);
  void *object = dlopen("libgobject-2.0.so.0", RTLD_NOW | RTLD_GLOBAL);
  if (!cairo || !lib || !object) return NULL;
  void *(*map_new)(void) = (void *(*)(void))dlsym(cairo, "pango_cairo_font_map_new");
  void *(*create)(void *) = (void *(*)(void *))dlsym(lib, "pango_font_map_create_context");
  void *(*layout_new)(void *) = (void *(*)(void *))dlsym(lib, "pango_layout_new");
  void (*set_text)(void *, const char *, int) =
      (void (*)(void *, const char *, int))dlsym(lib, "pango_layout_set_text");
  void (*set_font)(void *, void *) =
      (void (*)(void *, void *))dlsym(lib, "pango_layout_set_font_description");
  void *(*font)(const char *) =
      (void *(*)(const char *))dlsym(lib, "pango_font_description_from_string");
  void (*font_free)(void *) = (void (*)(void *))dlsym(lib, "pango_font_description_free");
  if (!map_new || !create || !layout_new || !set_text || !set_font || !font || !font_free) {
    return NULL;
  }
  struct pango *p = calloc(1, sizeof *p);
  if (!p) return NULL;
  p->set_width = (void (*)(void *, int))dlsym(lib, "pango_layout_set_width");
  p->get_size = (void (*)(void *, int *, int *))dlsym(lib, "pango_layout_get_size");
  p->unref = (void (*)(void *))dlsym(object, "g_object_unref");
  p->map = map_new();
  p->context = create(p->map);
  p->layout = layout_new(p->context);
  set_text(p->layout, text, -1);
  char name[128];
  snprintf(name, sizeof name, "%s %dpx", family, (int)size);
  void *description = font(name);
  set_font(p->layout, description);
  font_free(description);
  return p;
}

double peer_pango_height(void *paragraph, double width) {
  struct pango *p = paragraph;
  int w = 0, h = 0;
  p->set_width(p->layout, (int)(width * 1024));
  p->get_size(p->layout, &w, &h);
  return h / 1024.0;
}

void peer_pango_close(void *paragraph) {
  struct pango *p = paragraph;
  if (!p) return;
  p->unref(p->layout);
  p->unref(p->context);
  p->unref(p->map);
  free(p);
}

// gettext: a part of glibc

int peer_gettext_open(const char *folder, const char *language, const char *domain) {
  if (!setlocale(LC_ALL, "C.UTF-8")) return 0;
  setenv("LANGUAGE", language, 1);
  return bindtextdomain(domain, folder) && bind_textdomain_codeset(domain, "UTF-8");
}

const char *peer_gettext(const char *domain, const char *key, size_t *length) {
  const char *value = dgettext(domain, key);
  *length = strlen(value);
  return value;
}

// ICU's MessageFormat

void *peer_icu_message_open(const char *pattern, const char *locale) {
  UChar text[1024];
  int32_t length = 0;
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8(text, 1024, &length, pattern, -1, &status);
  UMessageFormat *message = umsg_open(text, length, locale, NULL, &status);
  return U_SUCCESS(status) ? message : NULL;
}

static int32_t format(UMessageFormat *message, UChar *out, int32_t size, UErrorCode *status, ...) {
  va_list list;
  va_start(list, status);
  int32_t length = umsg_vformat(message, out, size, list, status);
  va_end(list);
  return length;
}

size_t peer_icu_message(void *message, const char *name, double number, char *out, size_t size) {
  UChar argument[128], text[512];
  int32_t bytes = 0;
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8(argument, 128, NULL, name, -1, &status);
  int32_t length = format(message, text, 512, &status, argument, number);
  u_strToUTF8(out, (int32_t)size, &bytes, text, length, &status);
  return U_SUCCESS(status) ? (size_t)bytes : 0;
}

void peer_icu_message_close(void *message) { umsg_close(message); }

// ICU's plural rules

void *peer_icu_plurals_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(locale, &status);
  return U_SUCCESS(status) ? rules : NULL;
}

int32_t peer_icu_plurals_select(void *rules, double number, uint16_t *keyword, int32_t size) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uplrules_select(rules, number, (UChar *)keyword, size, &status);
  return U_SUCCESS(status) ? length : 0;
}

void peer_icu_plurals_close(void *rules) { uplrules_close(rules); }

// The heap

long peer_heap_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}
