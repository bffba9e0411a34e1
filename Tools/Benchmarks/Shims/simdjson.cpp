// simdjson, whose interface is C++, for a program that loads it by name: Tools/benchmark compiles
// this if libsimdjson-dev is installed.

#include <simdjson.h>

namespace {
simdjson::dom::parser parser;
}

extern "C" {

// Returns the number of bytes that have to be readable after a text.
size_t peer_simdjson_padding() { return simdjson::SIMDJSON_PADDING; }

// Parses a text into simdjson's tape, which the parser reuses. Returns 0, or an error.
int peer_simdjson_parse(const unsigned char *text, size_t length) {
  simdjson::dom::element root;
  return static_cast<int>(parser.parse(text, length, false).get(root));
}
}
