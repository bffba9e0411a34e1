import Foundation

/// The pictures of another page, by screen and combination.
struct ReferencePictures {
  private struct Page: Decodable {
    struct Entry: Decodable {
      let screen: String
      let name: String
      let picture: String?
    }

    let entries: [Entry]
  }

  private let folder: URL
  private var files: [[String]: String] = [:]

  /// Reads the data of a page.
  ///
  /// - Throws: Errors of Foundation if the folder has no `findings.json` that can be read.
  init(folder: URL) throws {
    self.folder = folder
    let data = try Data(contentsOf: folder.appendingPathComponent("findings.json"))
    for entry in try JSONDecoder().decode(Page.self, from: data).entries {
      if let picture = entry.picture { files[[entry.screen, entry.name]] = picture }
    }
  }

  /// Copies the picture of an entry to a new page.
  ///
  /// - Returns: Its path in the folder of the new page; nil if the reference does not have it.
  func copy(entry: SweepResult.Entry, to page: URL) throws -> String? {
    guard let picture = files[[entry.screen, entry.combination.description]] else { return nil }
    // Only a file of that folder: the data may be from anywhere.
    let name = URL(fileURLWithPath: picture).lastPathComponent
    let source = folder.appendingPathComponent("pictures/\(name)")
    guard FileManager.default.fileExists(atPath: source.path) else { return nil }
    let path = "reference/\(name)"
    let target = page.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: target)
    try FileManager.default.copyItem(at: source, to: target)
    return path
  }
}
