// Reads the records of conformances that the Swift compiler writes. Their format is that of the
// documents TypeMetadata.rst and of MetadataSections.h in Swift's repository; the order of the
// fields that are read here has not changed since Swift 5.
#include "CCalqueImages.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct section_range {
  uintptr_t start;
  size_t length;
};

// The beginning of what the runtime knows of an image.
struct image_sections {
  uintptr_t version;
  const void *base;
  void *unused[2];
  struct section_range protocols;
  struct section_range conformances;
};

struct conformance {
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
};

struct context_descriptor {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t metadata_accessor;
};

// The metadata of `any P`.
struct existential_metadata {
  uintptr_t kind;
  uint32_t flags;
  uint32_t protocol_count;
  const void *protocols[];
};

struct metadata_response {
  const void *metadata;
  size_t state;
};

typedef struct metadata_response (*metadata_accessor)(size_t request) __attribute__((swiftcall));

// Part of the runtime; Swift Testing finds its tests by it.
extern void swift_enumerateAllMetadataSections(
    bool (*visit)(const struct image_sections *sections, void *context), void *context)
    __attribute__((weak));

enum {
  EXISTENTIAL_KIND = 0x303,
  CLASS_CONTEXT = 16,
  ENUM_CONTEXT = 18,
};

struct search {
  const void *protocol;
  calque_type_visitor visit;
  void *context;
};

// An offset from its own address; 0 is null.
static const void *direct(const int32_t *offset) {
  return *offset == 0 ? NULL : (const char *)offset + *offset;
}

// An offset to a pointer where the lowest bit is 1.
static const void *indirectable(const int32_t *offset) {
  if (*offset == 0) return NULL;
  const char *target = (const char *)offset + (*offset & ~1);
  return *offset & 1 ? *(const void *const *)target : target;
}

// The metadata of the type of a conformance; null for generic types.
static const void *metadata(const struct conformance *conformance) {
  const struct context_descriptor *type;
  switch ((conformance->flags >> 3) & 7) {
  case 0:
    type = direct(&conformance->type);
    break;
  case 1: {
    const struct context_descriptor *const *pointer = direct(&conformance->type);
    type = pointer == NULL ? NULL : *pointer;
    break;
  }
  default:
    return NULL;
  }
  if (type == NULL) return NULL;
  uint32_t kind = type->flags & 0x1f;
  bool is_generic = type->flags & 0x80;
  if (kind < CLASS_CONTEXT || kind > ENUM_CONTEXT || is_generic) return NULL;
  // Functions are told by an offset like other data.
  metadata_accessor accessor = (metadata_accessor)(uintptr_t)direct(&type->metadata_accessor);
  return accessor == NULL ? NULL : accessor(0).metadata;
}

static bool visit_image(const struct image_sections *sections, void *context) {
  const struct search *search = context;
  if (sections == NULL || sections->conformances.start == 0) return true;
  const int32_t *record = (const int32_t *)sections->conformances.start;
  size_t count = sections->conformances.length / sizeof(int32_t);
  for (size_t index = 0; index < count; index++) {
    const struct conformance *conformance = direct(&record[index]);
    if (conformance == NULL || indirectable(&conformance->protocol) != search->protocol) continue;
    const void *type = metadata(conformance);
    if (type != NULL) search->visit(type, search->context);
  }
  return true;
}

void calque_visit_conforming_types(const void *existential, calque_type_visitor visit,
                                   void *context) {
  const struct existential_metadata *type = existential;
  if (swift_enumerateAllMetadataSections == NULL || type->kind != EXISTENTIAL_KIND ||
      type->protocol_count != 1)
    return;
  struct search search = {type->protocols[0], visit, context};
  swift_enumerateAllMetadataSections(visit_image, &search);
}
