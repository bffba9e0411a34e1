import ArgumentParser
import CalqueCatalogs

/// The input that an editor passes.
enum StandardInput {
  /// Reads all of it.
  static func read() throws -> [UInt8] {
    switch FileBytes.read(descriptor: 0, name: "standard input") {
    case .success(let bytes): return bytes
    case .failure(let failure):
      StandardError.write("\(failure)\n")
      throw ExitCode(2)
    }
  }
}
