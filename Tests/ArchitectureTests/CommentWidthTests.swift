import Foundation
import Testing

/// The formatter breaks long lines of code, but not those of comments.
@Suite struct CommentWidthTests {
  @Test(arguments: ["Sources", "Tests", "Tools"])
  func commentsHaveAtMostAHundredColumns(folder: String) throws {
    let root = Manifest.root.appendingPathComponent(folder)
    for path in FileManager.default.subpaths(atPath: root.path) ?? []
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated()
      where line.count > 100 && line.drop(while: { $0 == " " }).hasPrefix("//") {
        Issue.record("\(folder)/\(path):\(index + 1): \(line.count) columns")
      }
    }
  }
}
