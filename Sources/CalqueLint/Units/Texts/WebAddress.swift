import CalqueICU

/// The web and mail addresses of texts.
struct WebAddress: Hashable {
  /// The address as it is written.
  var text: String
  /// The range of the address, in UTF-8 offsets.
  var range: Range<Int>

  /// The last two labels of the host: `wikipedia.org` of `https://de.wikipedia.org/wiki`.
  var site: String {
    let bytes = Array(text.utf8)
    guard let slashes = bytes.indices.first(where: { bytes[$0...].starts(with: "//".utf8) }) else {
      return text
    }
    let host = bytes[(slashes + 2)...].prefix { Self.isHostByte($0) }
    return String(decoding: host, as: UTF8.self).lowercased().split(separator: ".").suffix(2)
      .joined(separator: ".")
  }

  /// Whether it names a page of the site, not only the site.
  var hasPage: Bool {
    guard let slashes = text.utf8.firstIndex(of: UInt8(ascii: "/")) else { return false }
    let host = text.utf8[slashes...].dropFirst(2)
    return host.firstIndex(of: UInt8(ascii: "/")).map { host[$0...].count > 1 } ?? false
  }

  /// How many bytes both begin with.
  func commonCount(with other: WebAddress) -> Int {
    zip(text.utf8, other.text.utf8).prefix { $0 == $1 }.count
  }

  /// Whether it is another address with a few letters inserted, left out or changed. A part in the
  /// position of a language, such as `de` for `en`, is not such a change, nor is a slash at the
  /// end.
  ///
  /// - Parameter locale: The locale of the text with this address. A name with its language in it,
  ///   such as `privacy-de.html`, is the same page in that language.
  func isMisspelling(of other: WebAddress, in locale: String?) -> Bool {
    let (own, theirs) = (parts, other.parts)
    guard own.count == theirs.count, own.count > 1 else { return false }
    let changed = zip(own, theirs).filter { $0 != $1 }
    guard changed.count == 1, let (part, meant) = changed.first, meant.utf8.count > 5 else {
      return false
    }
    if Self.isLocalized(part, meant, locale) { return false }
    return abs(part.utf8.count - meant.utf8.count) <= 2
      && NearestName.distance(part, meant) <= 2 && !part.utf8.contains(UInt8(ascii: "%"))
      && part.filter(\.isNumber) == meant.filter(\.isNumber)
  }

  /// Whether this is another site of the same name in the country of a locale: `example.ru` for
  /// `example.com`.
  func isSite(_ other: WebAddress, in locale: String?) -> Bool {
    let (own, theirs) = (site.split(separator: "."), other.site.split(separator: "."))
    guard own.count == 2, theirs.count == 2, own[0] == theirs[0], let locale else { return false }
    return LocaleID.language(locale).map { $0 == own[1] } == true
      || LocaleID.region(LocaleID.maximized(locale)).map { $0.lowercased() == own[1] } == true
  }

  /// Whether a name differs from another one in one word, which is the language of a locale.
  private static func isLocalized(_ name: Substring, _ other: Substring, _ locale: String?) -> Bool
  {
    func words(_ name: Substring) -> [Substring] {
      name.split { !$0.isLetter && !$0.isNumber }
    }
    let (own, theirs) = (words(name), words(other))
    guard let locale, own.count == theirs.count else { return false }
    let changed = zip(own, theirs).filter { $0 != $1 }.map(\.0)
    return changed.count == 1
      && changed[0].lowercased() == WritingSystem.language(locale).lowercased()
  }

  /// The host and the names of the path.
  private var parts: [Substring] {
    text.drop { $0 != "/" }.split(separator: "/")
  }

  /// Whether a mail address is that of another one's host, whose name says that it is an example:
  /// `name@example.com` and `nombre@example.com`.
  func isExample(like other: WebAddress) -> Bool {
    let (own, theirs) = (text.split(separator: "@"), other.text.split(separator: "@"))
    guard own.count == 2, theirs.count == 2, own[1].lowercased() == theirs[1].lowercased() else {
      return false
    }
    let letters = theirs[0].lowercased().filter(\.isLetter)
    return Self.exampleNames.contains(letters)
  }

  /// Names in examples, in the place of a person.
  private static let exampleNames: Set<String> = [
    "address", "alice", "bob", "example", "firstname", "firstnamelastname", "firstlast", "janedoe",
    "johndoe", "johnsmith", "lastname", "me", "myname", "name", "nickname", "someone", "user",
    "username", "you", "youraddress", "youremail", "yourname", "yourusername",
  ]

  /// The addresses that begin with `http://` or `https://`, in order.
  static func web(in text: String) -> [WebAddress] {
    let utf8 = Array(text.utf8)
    var found: [WebAddress] = []
    var index = 0
    while index < utf8.count {
      guard utf8[index] | 0x20 == UInt8(ascii: "h") else {
        index += 1
        continue
      }
      let word = utf8[index...].prefix(8).map { $0 | 0x20 }
      let length =
        word.starts(with: "https:".utf8) ? 6 : word.starts(with: "http:".utf8) ? 5 : 0
      guard length > 0, utf8[(index + length)...].starts(with: "//".utf8) else {
        index += 1
        continue
      }
      var end = index + length + 2
      while end < utf8.count, isAddressByte(utf8[end]) { end += 1 }
      // `http://` alone is the name of a scheme.
      guard end > index + length + 2 else {
        index = end
        continue
      }
      // A sentence's punctuation is not part of the address.
      while end > index, ".,;:!?'-".utf8.contains(utf8[end - 1]) { end -= 1 }
      guard end > index + length + 2 else {
        index += length + 2
        continue
      }
      found.append(
        WebAddress(text: String(decoding: utf8[index..<end], as: UTF8.self), range: index..<end))
      index = max(end, index + 1)
    }
    return found
  }

  /// The mail addresses, in order.
  static func mail(in text: String) -> [WebAddress] {
    let utf8 = Array(text.utf8)
    var found: [WebAddress] = []
    for sign in utf8.indices where utf8[sign] == UInt8(ascii: "@") {
      var start = sign
      while start > 0, isMailByte(utf8[start - 1]) { start -= 1 }
      // A hyphen joins a preposition to the address.
      while start < sign, utf8[start] == UInt8(ascii: "-") { start += 1 }
      var end = sign + 1
      while end < utf8.count, isHostByte(utf8[end]) { end += 1 }
      while end > sign, utf8[end - 1] == UInt8(ascii: ".") { end -= 1 }
      guard start < sign, utf8[(sign + 1)..<end].contains(UInt8(ascii: ".")) else { continue }
      // `git@example.com:name` is the place of a repository.
      if end + 1 < utf8.count, utf8[end] == UInt8(ascii: ":"), isHostByte(utf8[end + 1]) {
        continue
      }
      // `%@.name` is a placeholder.
      if utf8[start] == UInt8(ascii: "%") || start > 0 && utf8[start - 1] == UInt8(ascii: "@") {
        continue
      }
      found.append(
        WebAddress(text: String(decoding: utf8[start..<end], as: UTF8.self), range: start..<end))
    }
    return found
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static func isMailByte(_ byte: UInt8) -> Bool {
    isHostByte(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "%")
  }

  /// Whether a byte may be in an address (RFC 3986), except quotes, brackets and angle brackets,
  /// which texts put around one.
  private static func isAddressByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"\"<>()[]{}|\\^`*".utf8.contains(byte)
  }
}
