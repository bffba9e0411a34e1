import Synchronization

/// The texts that a text consists of, one after another.
///
/// A text is often made in a loop, by adding one part at a time. Appending to the longest list of a
/// buffer takes no copy, and earlier lists still see only their own parts. There is no chain of
/// texts to follow, however many there are.
struct JoinedTexts: Equatable, Sendable {
  private final class Buffer: Sendable {
    let texts: Mutex<[Text]>

    init(_ texts: [Text]) {
      self.texts = Mutex(texts)
    }
  }

  private let buffer: Buffer
  private let count: Int

  init(_ texts: [Text]) {
    buffer = Buffer(texts)
    count = texts.count
  }

  private init(_ buffer: Buffer, count: Int) {
    self.buffer = buffer
    self.count = count
  }

  /// The texts in order.
  var texts: ArraySlice<Text> {
    buffer.texts.withLock { $0.prefix(count) }
  }

  /// The same texts with one more at the end.
  func appending(_ text: Text) -> JoinedTexts {
    let count = count
    let isLongest = buffer.texts.withLock { texts in
      guard texts.count == count else { return false }
      texts.append(text)
      return true
    }
    return isLongest ? JoinedTexts(buffer, count: count + 1) : JoinedTexts(Array(texts) + [text])
  }

  static func == (one: JoinedTexts, other: JoinedTexts) -> Bool {
    one.buffer === other.buffer && one.count == other.count || one.texts == other.texts
  }
}
