// simdjson, whose interface is C++, for a program that opens it by name: Tools/benchmark compiles
// this where libsimdjson-dev is installed.

#include <simdjson.h>

namespace {
simdjson::dom::parser parser;
}

extern "C" {

// How many bytes have to be readable behind a text.
size_t peer_simdjson_padding() { return simdjson::SIMDJSON_PADDING; }

// Parses a text into simdjson's tape, which the parser keeps from call to call. 0, or an error.
int peer_simdjson_parse(const unsigned char *text, size_t length) {
  simdjson::dom::element root;
  return static_cast<int>(parser.parse(text, length, false).get(root));
}
}
