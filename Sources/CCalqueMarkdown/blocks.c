// Checks of a whole text with cmark-gfm's document parser.
#ifdef CALQUE_MARKDOWN

#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>
#include <string.h>

#include "CCalqueMarkdown.h"

static bool is_space(uint8_t byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

/// No extension is attached: it would change the special characters of inline parses on other
/// threads.
bool cm_is_one_paragraph(const uint8_t *bytes, size_t count) {
  if (count > CM_MAXIMUM_BYTES) return false;
  cmark_node *document = cmark_parse_document((const char *)bytes, count, CMARK_OPT_DEFAULT);
  cmark_node *first = cmark_node_first_child(document);
  bool is_one = first == NULL;
  const char *content = "";
  if (first != NULL && cmark_node_get_type(first) == CMARK_NODE_PARAGRAPH &&
      cmark_node_next(first) == NULL) {
    is_one = true;
    content = cmark_node_get_string_content(first);
  }
  // Reference definitions are removed from paragraphs, so all characters except white space must be
  // present.
  size_t shown = 0, written = 0;
  for (const char *byte = content; *byte != 0; byte++) shown += !is_space((uint8_t)*byte);
  for (size_t index = 0; index < count; index++) {
    // NUL becomes three bytes.
    written += bytes[index] == 0 ? 3 : !is_space(bytes[index]);
  }
  cmark_node_free(document);
  return is_one && shown == written;
}

#endif
