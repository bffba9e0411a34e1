import Foundation

/// A folder with files, which is removed with the value.
final class MadeApp {
  let path: String
  private let parent: URL

  /// Makes a folder.
  ///
  /// - Parameters:
  ///   - name: The name of the folder.
  ///   - files: The texts of the files by their paths.
  init(_ name: String, _ files: [String: String]) throws {
    parent = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    path = parent.appendingPathComponent(name).standardizedFileURL.path
    for (file, text) in files {
      let url = URL(fileURLWithPath: path).appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: parent)
  }

  func path(_ file: String) -> String { "\(path)/\(file)" }

  /// The paths as they are in the folder.
  func relative(_ files: [String]) -> [String] {
    files.map { $0.hasPrefix(path + "/") ? String($0.dropFirst(path.count + 1)) : $0 }
  }

  func text(_ file: String) throws -> String {
    try String(contentsOfFile: path(file), encoding: .utf8)
  }
}
