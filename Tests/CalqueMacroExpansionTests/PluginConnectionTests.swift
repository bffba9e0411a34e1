import Foundation
import Testing

@testable import CalqueMacroExpansion

@Suite struct PluginConnectionTests {
  /// Runs a connection over pipes.
  private func run(_ bytes: [UInt8]) throws -> (isWhole: Bool, output: [UInt8]) {
    let (input, output) = (Pipe(), Pipe())
    input.fileHandleForWriting.write(Data(bytes))
    try input.fileHandleForWriting.close()
    let isWhole = PluginConnection(
      input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor
    ).run()
    try output.fileHandleForWriting.close()
    return (isWhole, Array(output.fileHandleForReading.readDataToEndOfFile()))
  }

  private func message(_ text: String) -> [UInt8] {
    withUnsafeBytes(of: UInt64(text.utf8.count).littleEndian) { Array($0) } + Array(text.utf8)
  }

  @Test func `messages are answered until the input ends`() throws {
    let ask = message(#"{"getCapability":{}}"#)
    let answer = message(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
    #expect(try run(ask + ask) == (true, answer + answer))
  }

  @Test(arguments: [[1, 2, 3], [9, 0, 0, 0, 0, 0, 0, 0, 123], Array(repeating: 255, count: 8)])
  func `a message that is cut off ends the connection`(bytes: [UInt8]) throws {
    #expect(try run(bytes) == (false, []))
  }
}
