import Foundation

/// The catalogs that the benchmarks read.
enum Corpus {
  /// The error for a corpus without catalogs.
  struct Missing: Error, CustomStringConvertible {
    var folder: String
    var description: String { "no catalogs below \(folder); set CALQUE_CORPUS" }
  }

  static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["CALQUE_CORPUS"] {
      return URL(fileURLWithPath: path)
    }
    let shared = URL(fileURLWithPath: "../shared/corpus")
    return FileManager.default.fileExists(atPath: shared.path)
      ? shared : URL(fileURLWithPath: "Locales")
  }

  /// Returns the sorted paths of all files with an extension.
  static func files(_ fileExtension: String) -> [String] {
    let walker = FileManager.default.enumerator(atPath: folder.path)
    return (walker?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix("." + fileExtension) }
      .sorted().map { folder.appendingPathComponent($0).path }
  }
}
