#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Buffers text for output, and writes it in large pieces.
package struct OutputBuffer {
  /// The bytes that are not written yet.
  package private(set) var bytes: [UInt8] = []
  private let descriptor: Int32?
  /// Why something could not be written; nil if there was no failure. A closed reader is not an
  /// error.
  package private(set) var failure: String?

  /// A buffer that is written to a file descriptor, or one that only collects.
  package init(descriptor: Int32?) {
    self.descriptor = descriptor
  }

  /// Adds text.
  package mutating func write(_ text: some StringProtocol) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= 1 << 16, descriptor != nil { flush() }
  }

  /// Adds what a function appends to the bytes.
  package mutating func append(_ body: (inout [UInt8]) -> Void) { body(&bytes) }

  /// Adds a byte.
  package mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Adds bytes.
  package mutating func write(_ part: some Collection<UInt8>) { bytes.append(contentsOf: part) }

  /// Adds a decimal number.
  package mutating func write(_ number: Int) {
    guard number >= 0 else { return write(String(number)) }
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }

  /// Writes the contents of the buffer. A closed reader is not an error.
  package mutating func flush() {
    guard let descriptor else { return }
    var failure = failure
    defer { self.failure = failure }
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          if errno != EPIPE { failure = String(cString: strerror(errno)) }
          return
        }
        start += count
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
