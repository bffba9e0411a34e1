import Foundation

/// A folder for the files of a row, which is removed once the row is prepared.
struct Folder {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  func write(_ text: String, to path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove() { try? FileManager.default.removeItem(at: root) }
}
