// Entities declared by the document itself: plain texts, such as product names in Android's string
// files. libxml2 does not know about them, so none expands within another, and none is a file.
#ifdef CALQUE_XLIFF

#include <string.h>

#include "internal.h"

/// The maximum length of an entity's text; longer ones are ignored.
enum { maximum_value = 4096 };
/// The maximum number of bytes of all references of a document together.
enum { maximum_expansion = 1 << 20 };

static void on_entity(
    void *data, const xmlChar *name, int type, const xmlChar *external, const xmlChar *system,
    xmlChar *content) {
  (void)external, (void)system;
  cx_parser *parser = data;
  parser->end = cx_offset(parser);
  if (type != XML_INTERNAL_GENERAL_ENTITY || name == NULL || content == NULL) return;
  size_t name_count = strlen((const char *)name);
  size_t value_count = strlen((const char *)content);
  // A text with tags or references would have to be parsed again.
  if (value_count > maximum_value || strpbrk((const char *)content, "<&") != NULL) return;
  cx_array *text = &parser->entity_text;
  size_t start = text->count;
  uint8_t *target = cx_array_add(text, name_count + value_count, 1);
  cx_entity *entity = target == NULL ? NULL : cx_array_add(&parser->entities, 1, sizeof(cx_entity));
  if (entity == NULL) {
    cx_stop(parser, CX_NO_MEMORY);
    return;
  }
  memcpy(target, name, name_count);
  memcpy(target + name_count, content, value_count);
  *entity = (cx_entity){start, name_count, start + name_count, value_count};
}

bool cx_expand_entity(cx_parser *parser, const char *name) {
  const cx_entity *entities = parser->entities.data;
  const uint8_t *text = parser->entity_text.data;
  size_t count = strlen(name);
  // The first declaration is binding (XML 1.0, section 4.2).
  for (size_t i = 0; i < parser->entities.count; i++) {
    const cx_entity *entity = &entities[i];
    if (entity->name_count != count || memcmp(text + entity->name, name, count) != 0) continue;
    parser->expanded += entity->value_count;
    if (parser->expanded > maximum_expansion) {
      cx_stop(parser, CX_TOO_LARGE);
      return true;
    }
    if (!parser->in_text) {
      parser->in_text = true;
      parser->text = parser->document->pool.count;
    }
    cx_pool_add(parser, text + entity->value, entity->value_count);
    return true;
  }
  return false;
}

void cx_install_entities(cx_parser *parser, xmlSAXHandler *handler) {
  (void)parser;
  handler->entityDecl = on_entity;
}

#endif
