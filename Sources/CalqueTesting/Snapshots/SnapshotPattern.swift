/// A pattern of the names of references: `*` for any characters, `?` for one.
public struct SnapshotPattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as it is written.
  public let description: String

  /// Makes a pattern.
  public init(_ pattern: String) {
    description = pattern
  }

  /// Returns the patterns of a list that is separated by commas.
  public static func list(_ text: String) -> [SnapshotPattern] {
    text.split(separator: ",").map { part in
      SnapshotPattern(String(part.drop(while: \.isWhitespace)))
    }
  }

  /// Returns whether the pattern has the name of a reference's file, such as `rows.ar.png`, or that
  /// name after the name of the test file, such as `SettingsTests/rows.ar.png`.
  public func matches(_ reference: SnapshotReference) -> Bool {
    matches(reference.fileName) || matches("\(reference.testFile)/\(reference.fileName)")
  }

  /// Returns whether the pattern has a name, as a whole.
  public func matches(_ name: String) -> Bool {
    let (pattern, name) = (Array(description), Array(name))
    var (index, place) = (0, 0)
    /// Where to continue if what follows the last `*` does not match: that many more characters are
    /// its own.
    var retry: (index: Int, place: Int)?
    while place < name.count {
      if index < pattern.count, pattern[index] == "*" {
        index += 1
        retry = (index, place)
      } else if index < pattern.count, pattern[index] == "?" || pattern[index] == name[place] {
        (index, place) = (index + 1, place + 1)
      } else if let last = retry {
        (index, place) = (last.index, last.place + 1)
        retry = (index, place)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == "*" }
  }
}
