internal import CCalqueICU

/// Finds the supported locale that serves a reader best, by ICU's `LocaleMatcher` with CLDR's
/// distances between languages, scripts and regions.
package struct LocaleMatcher: Sendable {
  package struct Match: Hashable, Sendable {
    /// The supported locale, spelled as it was given.
    package let supported: String
    package let supportedIndex: Int
    /// Which of the desired locales it was chosen for; nil when it is only the default.
    package let desiredIndex: Int?
  }

  package let supported: [String]
  private let fallback: String?
  private let handle: Handle?

  /// - Parameters:
  ///   - supported: in any usual spelling; earlier ones win where two are equally near.
  ///   - default: one of `supported`, to answer where nothing matches; nil for no answer.
  package init(supported: [String], default fallback: String?) {
    self.supported = supported
    self.fallback = fallback
    handle = Handle(supported.map { LocaleID.canonical($0) ?? "und" })
  }

  /// The best match for a list of locales, most wanted first; nil where nothing is near enough and
  /// there is no default.
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

  /// Sendable notes: ICU's matcher is immutable once built, and only its const functions are called.
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
