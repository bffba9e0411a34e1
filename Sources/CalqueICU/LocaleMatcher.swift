internal import CCalqueICU

/// Finds the supported locale that suits a reader best, with ICU's `LocaleMatcher` and CLDR's
/// distances between languages, scripts and regions.
package struct LocaleMatcher: Sendable {
  package struct Match: Hashable, Sendable {
    /// The supported locale, spelled as it was passed.
    package let supported: String
    package let supportedIndex: Int
    /// The index of the desired locale that it was chosen for; nil if it is only the default.
    package let desiredIndex: Int?
  }

  package let supported: [String]
  private let fallback: String?
  private let handle: Handle?

  /// - Parameters:
  ///   - supported: The supported locales, in any usual spelling; of two that are equally near, the
  ///     earlier one is used.
  ///   - default: One of `supported`, to return if nothing matches; nil to return no match.
  package init(supported: [String], default fallback: String?) {
    self.supported = supported
    self.fallback = fallback
    handle = Handle(supported.map { LocaleID.canonical($0) ?? "und" })
  }

  /// The best match for a list of locales, most wanted first. Returns nil if none is near enough
  /// and there is no default.
  package func bestMatch(desired: [String]) -> Match? {
    let usable = desired.enumerated().compactMap { index, identifier in
      LocaleID.canonical(identifier).map { (index: index, tag: $0) }
    }
    if let found = handle?.best(usable.map(\.tag)) {
      return Match(
        supported: supported[found.supported], supportedIndex: found.supported,
        desiredIndex: usable[found.desired].index)
    }
    guard let fallback else { return nil }
    let tag = LocaleID.canonical(fallback)
    let index =
      supported.firstIndex(of: fallback)
      ?? supported.firstIndex { tag != nil && LocaleID.canonical($0) == tag }
    guard let index else { return nil }
    return Match(supported: supported[index], supportedIndex: index, desiredIndex: nil)
  }

  /// Sendable notes: ICU's matcher is immutable once it is built, and only its const functions are
  /// called.
  private final class Handle: @unchecked Sendable {
    private let pointer: OpaquePointer

    init?(_ supported: [String]) {
      var pointer: OpaquePointer?
      let status = withCStrings(supported) {
        cicu_matcher_open($0, Int32(supported.count), nil, &pointer)
      }
      guard status <= 0, let pointer else { return nil }
      self.pointer = pointer
    }

    deinit { cicu_matcher_close(pointer) }

    func best(_ desired: [String]) -> (desired: Int, supported: Int)? {
      guard !desired.isEmpty else { return nil }
      var desiredIndex: Int32 = -1
      var supportedIndex: Int32 = -1
      let status = withCStrings(desired) {
        cicu_matcher_best(pointer, $0, Int32(desired.count), &desiredIndex, &supportedIndex)
      }
      guard status <= 0, desiredIndex >= 0, supportedIndex >= 0 else { return nil }
      return (Int(desiredIndex), Int(supportedIndex))
    }
  }
}
