internal import CCalqueICU

/// The locales in ICU's data, read once.
enum AvailableLocales {
  static let identifiers: [String] = {
    collect { cicu_locales($0, $1) }.map(\.first).sorted()
  }()

  /// The identifiers with hyphens: nearly all of them are tags.
  static let spelled = Set(identifiers.lazy.map(tag))

  /// The tags of all identifiers. ICU is slow to compute them.
  static let tags = Set(identifiers.compactMap(LocaleID.canonical))

  /// The irregular parents of CLDR, as tags: "en-AU" → "en-001". The root is "und".
  static let parents: [String: String] = {
    let pairs = collect { _ = cicu_parent_locales($0, $1) }.map { child, parent in
      (tag(child), parent == "root" ? "und" : tag(parent))
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()

  private static func tag(_ identifier: String) -> String {
    let bytes = identifier.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  typealias Pairs = [(first: String, second: String)]

  /// Runs a function that passes pairs of texts to a callback.
  static func collect(_ run: (UnsafeMutableRawPointer, cicu_visit) -> Void) -> Pairs {
    var pairs: Pairs = []
    withUnsafeMutablePointer(to: &pairs) { pointer in
      run(UnsafeMutableRawPointer(pointer)) { context, first, second in
        context?.assumingMemoryBound(to: Pairs.self).pointee.append(
          (String(cString: first), String(cString: second)))
      }
    }
    return pairs
  }
}
