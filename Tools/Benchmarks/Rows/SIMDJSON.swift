import Foundation
import Glibc

/// simdjson, in the small library that Tools/benchmark compiles.
struct SIMDJSON {
  /// The error for a missing library.
  struct Missing: Error, CustomStringConvertible {
    var description: String { "no simdjson; Tools/benchmark compiles it" }
  }

  /// The number of bytes that have to be readable after a text.
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

  /// Returns whether a text, without its padding, is JSON.
  func parse(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    body(text.baseAddress, text.count - padding) == 0
  }
}
