import Foundation
import Glibc

/// simdjson, in the small library that Tools/benchmark has compiled.
struct SIMDJSON {
  /// The library is not there.
  struct Missing: Error, CustomStringConvertible {
    var description: String { "no simdjson; Tools/benchmark compiles it" }
  }

  /// Bytes that have to be readable behind a text.
  let padding: Int
  private let body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

  init() throws {
    guard let path = ProcessInfo.processInfo.environment["CALQUE_SIMDJSON"],
      let library = dlopen(path, RTLD_NOW), let padding = dlsym(library, "peer_simdjson_padding"),
      let parse = dlsym(library, "peer_simdjson_parse")
    else { throw Missing() }
    self.padding = unsafeBitCast(padding, to: (@convention(c) () -> Int).self)()
    body = unsafeBitCast(
      parse, to: (@convention(c) (UnsafePointer<UInt8>?, Int) -> Int32).self)
  }

  /// Whether a text, without its padding, is JSON.
  func parse(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    body(text.baseAddress, text.count - padding) == 0
  }
}
