import CalqueMessages

extension Localizer {
  /// Appends the text of a key to a string.
  ///
  /// Nothing is allocated if the string has room for the text (`reserveCapacity(_:)`), and the key
  /// has up to 80 bytes and up to four values.
  ///
  /// - Parameters:
  ///   - key: The key and its values.
  ///   - table: The table to search; if `nil`, `Localizable`.
  ///   - text: The string to append to.
  public func append(_ key: LocalizedStringKey, table: String? = nil, to text: inout String) {
    find(
      key, table: table,
      text: { table, entry, index in
        if let known = table.knownText(at: index) {
          text += known
        } else {
          text.append(wellFormed: table.bytes(of: entry))
        }
      },
      message: { text.append(wellFormed: $0.bytes) },
      otherwise: { text += $0 })
  }

  /// Appends the text of a key to a buffer of bytes, in UTF-8.
  ///
  /// Nothing is allocated if the buffer has room for the text, and the key has up to 80 bytes and
  /// up to four values.
  ///
  /// - Parameters:
  ///   - key: The key and its values.
  ///   - table: The table to search; if `nil`, `Localizable`.
  ///   - bytes: The buffer to append to, such as a `[UInt8]`.
  @inlinable
  public func append(
    _ key: LocalizedStringKey, table: String? = nil,
    to bytes: inout some RangeReplaceableCollection<UInt8>
  ) {
    lend(key, table: table) { bytes.append(contentsOf: $0) }
  }

  /// Calls a closure with the text of a key as UTF-8, for code that writes it elsewhere: no string
  /// is made.
  ///
  /// - Parameters:
  ///   - key: The key and its values.
  ///   - table: The table to search; if `nil`, `Localizable`.
  ///   - body: A closure that takes the bytes, which are only valid until it returns.
  /// - Returns: The return value of `body`.
  /// - Throws: The error that `body` throws.
  public func withUTF8<Result, Failure: Error>(
    of key: LocalizedStringKey, table: String? = nil,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    typealias Outcome = Swift.Result<Result, Failure>
    func outcome(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
      do throws(Failure) { return .success(try body(bytes)) } catch { return .failure(error) }
    }
    return try find(
      key, table: table,
      text: { table, entry, _ in
        withExtendedLifetime(table) { outcome(table.bytes(of: entry)) }
      },
      message: { outcome($0.bytes) },
      otherwise: {
        var string = $0
        return string.withUTF8(outcome)
      }
    ).get()
  }

  /// The same without generic parameters, which are slow for callers in other modules.
  @usableFromInline
  func lend(
    _ key: LocalizedStringKey, table: String?, to body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    find(
      key, table: table,
      text: { table, entry, _ in withExtendedLifetime(table) { body(table.bytes(of: entry)) } },
      message: { body($0.bytes) },
      otherwise: {
        var string = $0
        string.withUTF8(body)
      })
  }
}
