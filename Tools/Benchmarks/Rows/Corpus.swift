import Foundation

/// Where the catalogs are that the benchmarks read.
enum Corpus {
  /// There is nothing to read.
  struct Missing: Error, CustomStringConvertible {
    var folder: String
    var description: String { "no .strings files below \(folder); set CALQUE_CORPUS" }
  }

  static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["CALQUE_CORPUS"] {
      return URL(fileURLWithPath: path)
    }
    let shared = URL(fileURLWithPath: "../shared/corpus")
    return FileManager.default.fileExists(atPath: shared.path)
      ? shared : URL(fileURLWithPath: "Locales")
  }
}
