// cmark-gfm's tree of inlines, flattened to runs.
#ifdef CALQUE_MARKDOWN

#include "CCalqueMarkdown.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>
#include <cmark-gfm/syntax_extension.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// The inline parser is exported; only this type is needed from its header. References are not
// resolved, because their definitions are blocks.
struct cmark_map;
void cmark_parse_inlines(
    cmark_parser *parser, cmark_node *parent, struct cmark_map *references, int options);

typedef struct {
  void *data;
  size_t count, capacity;
} array;

struct cm_inlines {
  array runs, targets, pool;
  bool no_memory;
};

static void *add(cm_inlines *inlines, array *array, size_t count, size_t size) {
  if (array->count + count > array->capacity) {
    size_t capacity = 2 * array->capacity + count + 8;
    void *data = realloc(array->data, capacity * size);
    if (data == NULL) {
      inlines->no_memory = true;
      return NULL;
    }
    array->data = data;
    array->capacity = capacity;
  }
  void *place = (uint8_t *)array->data + array->count * size;
  array->count += count;
  return place;
}

static uint32_t add_text(cm_inlines *inlines, const char *text, size_t count) {
  uint32_t first = (uint32_t)inlines->pool.count;
  if (count == 0) return first;
  uint8_t *target = add(inlines, &inlines->pool, count, 1);
  if (target != NULL) memcpy(target, text, count);
  return first;
}

static uint32_t add_target(cm_inlines *inlines, const char *url) {
  uint32_t index = (uint32_t)inlines->targets.count;
  uint32_t first = add_text(inlines, url, url == NULL ? 0 : strlen(url));
  cm_target *target = add(inlines, &inlines->targets, 1, sizeof(cm_target));
  if (target != NULL) *target = (cm_target){first, (uint32_t)inlines->pool.count};
  return index;
}

/// The styles and targets that enclose the current node.
typedef struct {
  int emphasis, strong, strikethrough, links, images;
  uint32_t link, image;
} surroundings;

static void add_run(
    cm_inlines *inlines, const surroundings *around, cm_kind kind, const char *text,
    size_t count) {
  uint32_t first = add_text(inlines, text, count);
  cm_run *run = add(inlines, &inlines->runs, 1, sizeof(cm_run));
  if (run == NULL) return;
  *run = (cm_run){
      .first = first,
      .last = (uint32_t)inlines->pool.count,
      .kind = (uint16_t)kind,
      .styles = (uint16_t)((around->emphasis > 0 ? CM_EMPHASIS : 0) |
                           (around->strong > 0 ? CM_STRONG : 0) |
                           (around->strikethrough > 0 ? CM_STRIKETHROUGH : 0)),
      .link = around->links > 0 ? around->link : CM_NONE,
      .image = around->images > 0 ? around->image : CM_NONE,
  };
}

static void add_code(cm_inlines *inlines, const surroundings *around, cmark_node *node) {
  const char *text = cmark_node_get_literal(node);
  add_run(inlines, around, CM_CODE, text, strlen(text));
  if (inlines->no_memory) return;
  cm_run *run = (cm_run *)inlines->runs.data + inlines->runs.count - 1;
  run->spelled = (uint32_t)(cmark_node_get_end_column(node) - cmark_node_get_start_column(node) + 1);
}

static void flatten(cm_inlines *inlines, cmark_node *root) {
  surroundings around = {0};
  cmark_iter *iterator = cmark_iter_new(root);
  cmark_event_type event;
  while ((event = cmark_iter_next(iterator)) != CMARK_EVENT_DONE) {
    cmark_node *node = cmark_iter_get_node(iterator);
    cmark_node_type type = cmark_node_get_type(node);
    int step = event == CMARK_EVENT_ENTER ? 1 : -1;
    if (type == CMARK_NODE_EMPH) {
      around.emphasis += step;
    } else if (type == CMARK_NODE_STRONG) {
      around.strong += step;
    } else if (type == CMARK_NODE_LINK) {
      if (step > 0 && around.links == 0) {
        around.link = add_target(inlines, cmark_node_get_url(node));
      }
      around.links += step;
    } else if (type == CMARK_NODE_IMAGE) {
      if (step > 0 && around.images == 0) {
        around.image = add_target(inlines, cmark_node_get_url(node));
      }
      around.images += step;
    } else if (type == CMARK_NODE_TEXT || type == CMARK_NODE_HTML_INLINE) {
      const char *text = cmark_node_get_literal(node);
      cm_kind kind = type == CMARK_NODE_TEXT ? CM_TEXT : CM_HTML;
      if (text != NULL) add_run(inlines, &around, kind, text, strlen(text));
    } else if (type == CMARK_NODE_CODE) {
      add_code(inlines, &around, node);
    } else if (type == CMARK_NODE_SOFTBREAK) {
      add_run(inlines, &around, CM_SOFT_BREAK, NULL, 0);
    } else if (type == CMARK_NODE_LINEBREAK) {
      add_run(inlines, &around, CM_LINE_BREAK, NULL, 0);
    } else if (node != root) {
      // The only extension with its own kind.
      around.strikethrough += step;
    }
  }
  cmark_iter_free(iterator);
}

static pthread_once_t once = PTHREAD_ONCE_INIT;
static cmark_syntax_extension *strikethrough, *autolink;

static cmark_parser *make_parser(void) {
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
  if (strikethrough != NULL) cmark_parser_attach_syntax_extension(parser, strikethrough);
  if (autolink != NULL) cmark_parser_attach_syntax_extension(parser, autolink);
  return parser;
}

/// The library stores the set of special characters for the whole process. Its own document parser
/// adds those of the extensions for each paragraph and removes them afterwards; here they are added
/// once and kept, so that parses do not affect each other.
static void prepare(void) {
  cmark_gfm_core_extensions_ensure_registered();
  strikethrough = cmark_find_syntax_extension("strikethrough");
  autolink = cmark_find_syntax_extension("autolink");
  cmark_parser *parser = make_parser();
  cmark_manage_extensions_special_characters(parser, true);
  cmark_parser_free(parser);
}

cm_inlines *cm_parse(const uint8_t *bytes, size_t count) {
  if (count > CM_MAXIMUM_BYTES || (count > 0 && memchr(bytes, 0, count) != NULL)) return NULL;
  pthread_once(&once, prepare);
  char *text = malloc(count + 1);
  cm_inlines *inlines = calloc(1, sizeof(cm_inlines));
  if (text == NULL || inlines == NULL) {
    free(text);
    free(inlines);
    return NULL;
  }
  if (count > 0) memcpy(text, bytes, count);
  text[count] = 0;
  cmark_parser *parser = make_parser();
  cmark_node *paragraph = cmark_node_new(CMARK_NODE_PARAGRAPH);
  cmark_node_set_string_content(paragraph, text);
  cmark_parse_inlines(parser, paragraph, NULL, CMARK_OPT_DEFAULT);
  // E-mail addresses are found in the remaining text.
  if (autolink != NULL && autolink->postprocess_func != NULL) {
    autolink->postprocess_func(autolink, parser, paragraph);
  }
  cmark_consolidate_text_nodes(paragraph);
  flatten(inlines, paragraph);
  cmark_node_free(paragraph);
  cmark_parser_free(parser);
  free(text);
  if (inlines->no_memory) {
    cm_free(inlines);
    return NULL;
  }
  return inlines;
}

void cm_free(cm_inlines *inlines) {
  if (inlines == NULL) return;
  free(inlines->runs.data);
  free(inlines->targets.data);
  free(inlines->pool.data);
  free(inlines);
}

const cm_run *cm_runs(const cm_inlines *inlines, size_t *count) {
  *count = inlines->runs.count;
  return inlines->runs.data;
}

const cm_target *cm_targets(const cm_inlines *inlines, size_t *count) {
  *count = inlines->targets.count;
  return inlines->targets.data;
}

const uint8_t *cm_pool(const cm_inlines *inlines, size_t *count) {
  *count = inlines->pool.count;
  return inlines->pool.data;
}

#endif
