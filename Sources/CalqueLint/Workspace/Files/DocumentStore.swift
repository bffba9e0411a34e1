import CalqueCatalogs
import CalqueICU

/// The texts of open documents. It alone holds them, so that they are changed in place.
final class DocumentStore: Sendable {
  private let texts = Locked<[String: [UInt8]]>([:])

  /// Puts a text at a path; nil removes it.
  func set(_ text: [UInt8]?, at path: String) { texts.withLock { $0[path] = text } }

  /// The text at a path.
  func text(at path: String) -> [UInt8]? { texts.withLock { $0[path] } }

  /// The bytes of a text at a range.
  func bytes(at range: Range<Int>, of path: String) -> [UInt8] {
    texts.withLock { texts in
      guard let text = texts[path], range.upperBound <= text.count else { return [] }
      return Array(text[range])
    }
  }

  /// Replaces a stretch of a text.
  func replace(_ range: Range<Int>, with bytes: [UInt8], in path: String) {
    texts.withLock { texts in
      // The text leaves the dictionary meanwhile, so that it is not copied.
      guard var text = texts.removeValue(forKey: path) else { return }
      text.replaceSubrange(range.clamped(to: 0..<text.count), with: bytes)
      texts[path] = text
    }
  }
}
