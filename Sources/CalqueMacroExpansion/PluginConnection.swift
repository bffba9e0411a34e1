import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads the compiler's messages and writes the answers: each is eight bytes of length,
/// little-endian, and as many bytes of JSON.
package struct PluginConnection {
  /// Longer messages are refused: no file of Swift is that long.
  static let limit = 1 << 30

  let input: Int32
  let output: Int32

  /// Makes a connection over two file descriptors: the standard ones, if none are given.
  package init(input: Int32 = 0, output: Int32 = 1) {
    (self.input, self.output) = (input, output)
  }

  /// Answers messages until there are no more.
  ///
  /// - Returns: Whether the last message was whole.
  package func run() -> Bool {
    while true {
      guard let head = readBytes(8) else { return true }
      guard head.count == 8 else { return false }
      let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard length <= UInt64(Self.limit), let body = readBytes(Int(length)),
        body.count == Int(length)
      else { return false }
      guard writeMessage(answer(to: body)) else { return false }
    }
  }

  /// The answer to a message, as JSON.
  func answer(to message: [UInt8]) -> [UInt8] {
    let response: PluginResponse
    do {
      response = MacroExpander.answer(
        to: try JSONDecoder().decode(PluginRequest.self, from: Data(message)))
    } catch {
      response = .expansion(
        nil, [MacroDiagnostic("CalqueMacros cannot read a message of the compiler: \(error)")])
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(response)).map(Array.init) ?? Array(#"{}"#.utf8)
  }

  /// Returns the next bytes; fewer if the input ends, nil if it ended before.
  private func readBytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(max(count, 1), 1 << 16))
    while bytes.count < count {
      let wanted = min(count - bytes.count, chunk.count)
      let got = chunk.withUnsafeMutableBytes { read(input, $0.baseAddress, wanted) }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { break }
      bytes += chunk[..<got]
    }
    return bytes.isEmpty && count > 0 ? nil : bytes
  }

  private func writeMessage(_ body: [UInt8]) -> Bool {
    var length = UInt64(body.count).littleEndian
    let bytes = withUnsafeBytes(of: &length) { Array($0) } + body
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(output, $0.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}
