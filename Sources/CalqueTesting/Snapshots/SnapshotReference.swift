public import Foundation

/// The file that a snapshot is compared with: `__Snapshots__/<test file>/<test>.<name>.<extension>`
/// beside the test file.
public struct SnapshotReference: Hashable, Sendable {
  /// The name of the folder that contains the references.
  public static let folderName = "__Snapshots__"

  /// The file.
  public let url: URL
  /// The name of the test file without its extension.
  public let testFile: String

  /// The name of the file.
  public var fileName: String { url.lastPathComponent }

  /// Makes a reference.
  ///
  /// - Parameters:
  ///   - testFile: The path of the test file.
  ///   - test: The name of the test, as `#function` gives it.
  ///   - name: The name of the snapshot within the test.
  ///   - pathExtension: The extension of the file.
  public init(testFile: String, test: String, name: String, pathExtension: String) {
    let file = URL(fileURLWithPath: testFile)
    self.testFile = file.deletingPathExtension().lastPathComponent
    let function = test.prefix { $0 != "(" }
    let words = [Self.word(function), Self.word(name), pathExtension]
    url = file.deletingLastPathComponent()
      .appendingPathComponent(Self.folderName)
      .appendingPathComponent(self.testFile)
      .appendingPathComponent(words.joined(separator: "."))
  }

  /// Returns a text as a part of a file name: letters, digits, `_` and `-`; other characters become
  /// one `-`.
  private static func word(_ text: some StringProtocol) -> String {
    var word = ""
    for character in text {
      let isKept = character.isLetter || character.isNumber || character == "_"
      if isKept {
        word.append(character)
      } else if word.last != "-", !word.isEmpty {
        word.append("-")
      }
    }
    if word.last == "-" { word.removeLast() }
    return word.isEmpty ? "-" : word
  }
}
