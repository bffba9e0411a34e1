internal import CCalqueICU

/// An ICU break iterator that is lent to one caller at a time.
///
/// Sendable notes: the pointer never changes, and the pool lends an iterator to one borrower, which
/// returns it when it is done; so only one thread ever uses it.
final class BreakIterator: @unchecked Sendable {
  enum Kind: Int32, Sendable {
    case grapheme = 0
    case word = 1
    case line = 2
    case sentence = 3
  }

  private struct Key: Hashable, Sendable {
    let kind: Kind
    let locale: String
  }

  /// The iterators that are not in use. Opening one takes microseconds, in Thai milliseconds.
  private static let idle = Locked<[Key: [BreakIterator]]>([:])

  private let key: Key
  private let pointer: OpaquePointer

  private init?(_ key: Key) {
    var pointer: OpaquePointer?
    guard cicu_breaker_open(key.kind.rawValue, key.locale, &pointer) <= 0, let pointer else {
      return nil
    }
    self.key = key
    self.pointer = pointer
  }

  deinit { cicu_breaker_close(pointer) }

  /// Returns an iterator for exclusive use by the caller. Returns nil if ICU cannot open one for
  /// this locale.
  static func borrow(_ kind: Kind, locale: String) -> BreakIterator? {
    let key = Key(kind: kind, locale: LocaleID.usable(locale))
    return idle.withLock { $0[key]?.popLast() } ?? BreakIterator(key)
  }

  func giveBack() {
    Self.idle.withLock { idle in
      // Locales can come from external input, and the iterator for Thai alone contains a
      // dictionary.
      if idle.count >= 100 { idle.removeAll() }
      idle[key, default: []].append(self)
    }
  }

  /// Calls `make` for each boundary after the start of the text.
  func boundaries<Result>(
    of utf16: [UInt16], _ make: (_ offset: Int, _ mark: Bool) -> Result
  ) -> [Result] {
    // ICU keeps the pointer to the text while it iterates, so everything happens inside this
    // closure.
    utf16.withUnsafeBufferPointer { text in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: text.count) { offsets in
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { marks in
          guard let base = text.baseAddress, let offset = offsets.baseAddress,
            let mark = marks.baseAddress, let length = Int32(exactly: text.count)
          else { return [make(text.count, false)] }
          var count: Int32 = 0
          guard cicu_breaker_run(pointer, base, length, offset, mark, length, &count) <= 0 else {
            return [make(text.count, false)]
          }
          var results: [Result] = []
          results.reserveCapacity(Int(count))
          for index in 0..<Int(count) {
            results.append(make(Int(offsets[index]), marks[index] != 0))
          }
          return results
        }
      }
    }
  }
}
