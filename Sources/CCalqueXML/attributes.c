// The attributes of a tag: their places from the bytes, their values from libxml2.
#ifdef CALQUE_XLIFF

#include <string.h>

#include "internal.h"

static bool is_space(uint8_t byte) {
  return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

/// Whether a value differs from its bytes when decoded.
static bool needs_decoding(const uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (bytes[i] == '&' || bytes[i] == '\t' || bytes[i] == '\n' || bytes[i] == '\r') return true;
  }
  return false;
}

/// Whether an attribute in libxml2's list, five pointers each, has a name.
static bool is_named(const xmlChar **value, const uint8_t *name, size_t count) {
  size_t local = strlen((const char *)value[0]);
  size_t prefix = value[1] == NULL ? 0 : strlen((const char *)value[1]) + 1;
  if (prefix + local != count) return false;
  if (prefix > 0 && (memcmp(name, value[1], prefix - 1) != 0 || name[prefix - 1] != ':')) {
    return false;
  }
  return memcmp(name + prefix, value[0], local) == 0;
}

bool cx_read_attributes(
    cx_parser *parser, cx_event *event, const xmlChar **values, int value_count) {
  const uint8_t *bytes = parser->bytes;
  size_t at = event->name_end;
  size_t limit = event->end;
  cx_array *list = &parser->document->attributes;
  event->first = event->last = (uint32_t)list->count;
  while (true) {
    while (at < limit && is_space(bytes[at])) at++;
    size_t name = at;
    while (at < limit && !is_space(bytes[at]) && bytes[at] != '=' && bytes[at] != '>' &&
           bytes[at] != '/') {
      at++;
    }
    size_t name_end = at;
    while (at < limit && is_space(bytes[at])) at++;
    if (name == name_end || at >= limit || bytes[at] != '=') return true;
    at++;
    while (at < limit && is_space(bytes[at])) at++;
    if (at >= limit || (bytes[at] != '"' && bytes[at] != '\'')) return true;
    const uint8_t *close = memchr(bytes + at + 1, bytes[at], limit - at - 1);
    if (close == NULL) return true;
    size_t start = at + 1;
    size_t end = (size_t)(close - bytes);
    at = end + 1;
    cx_attribute *attribute = cx_array_add(list, 1, sizeof(cx_attribute));
    if (attribute == NULL) return false;
    *attribute = (cx_attribute){
        .name_start = (uint32_t)name, .name_end = (uint32_t)name_end,
        .value_start = (uint32_t)start, .value_end = (uint32_t)end,
        .first = (uint32_t)start, .last = (uint32_t)end};
    event->last = (uint32_t)list->count;
    if (!needs_decoding(bytes + start, end - start)) continue;
    for (int i = 0; i < value_count; i++) {
      const xmlChar **value = values + 5 * i;
      if (!is_named(value, bytes + name, name_end - name)) continue;
      attribute->flags = CX_DECODED;
      attribute->first = (uint32_t)parser->document->pool.count;
      if (!cx_pool_add(parser, value[3], (size_t)(value[4] - value[3]))) return false;
      attribute->last = (uint32_t)parser->document->pool.count;
      break;
    }
  }
}

#endif
