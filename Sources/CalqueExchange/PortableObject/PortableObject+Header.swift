import CalqueDiagnostics

extension PortableObject {
  /// The header field that names the catalog from which a file was exported.
  static let catalogField = "X-Catalog"

  /// Separates the header from the messages.
  mutating func take(_ all: [PortableObjectMessage]) {
    messages = all
    guard let index = all.firstIndex(where: { $0.isHeader && !$0.isObsolete }) else { return }
    let message = messages.remove(at: index)
    headerComments = message.translatorComments
    // By scalars, because a carriage return and a line feed are one character.
    header = (message.translations.first ?? "").unicodeScalars.split(separator: "\n").map { line in
      guard let colon = line.firstIndex(of: ":") else { return Field(Self.trimmed(line), "") }
      return Field(Self.trimmed(line[..<colon]), Self.trimmed(line[line.index(after: colon)...]))
    }
    headerRange = message.translationRanges.first ?? message.range
  }

  /// Returns the problems of the header.
  func headerProblems() -> [ExchangeProblem] {
    guard let text = self[field: "Plural-Forms"], !text.isEmpty else { return [] }
    do {
      _ = try PluralForms(header: text)
      return []
    } catch {
      // A template contains nplurals=INTEGER; plural=EXPRESSION; until it is filled in.
      let isTemplate = text.contains("INTEGER")
      return [
        ExchangeProblem(
          isTemplate ? .information : .error, at: range(ofField: "Plural-Forms"),
          "Expected \(error.expected) in Plural-Forms, at byte \(error.offset + 1) of its value")
      ]
    }
  }

  /// Returns the place of a field; the whole header if the field is split across strings.
  func range(ofField name: String) -> Range<Int> {
    let start = range(of: "\(name):", dropping: "")
    guard start != headerRange else { return headerRange }
    let line = source.utf8[start.lowerBound...].prefix { $0 != 0x0A && $0 != UInt8(ascii: "\"") }
    return start.lowerBound..<line.endIndex
  }

  /// Returns the place of a text in the header, without its beginning; the whole header if the text
  /// is split across strings.
  func range(of text: String, dropping beginning: String) -> Range<Int> {
    let bytes = source.utf8[headerRange.clamped(to: 0..<source.utf8.count)]
    let wanted = Array(text.utf8)
    guard wanted.count <= bytes.count else { return headerRange }
    for start in bytes.startIndex...(bytes.endIndex - wanted.count)
    where bytes[start..<start + wanted.count].elementsEqual(wanted) {
      return start + beginning.utf8.count..<start + wanted.count
    }
    return headerRange
  }

  /// Reports two messages with one text and one context, which `msgfmt` rejects.
  mutating func findDuplicates() {
    struct Identity: Hashable {
      var context: String?
      var id: String
    }
    var seen: [Identity: Int] = [:]
    if !headerRange.isEmpty { seen[Identity(context: nil, id: "")] = headerRange.lowerBound }
    for message in messages where !message.isObsolete {
      let identity = Identity(context: message.context, id: message.id)
      guard let earlier = seen.updateValue(message.idRange.lowerBound, forKey: identity) else {
        continue
      }
      problems.append(
        ExchangeProblem(
          at: message.idRange,
          "The message is already defined at \(source.position(at: earlier))",
          hint: "Remove one of the two, or tell them apart with msgctxt"))
    }
  }

  private static func trimmed(_ text: Substring.UnicodeScalarView) -> String {
    let head = text.drop { $0 == " " || $0 == "\t" }
    guard let last = head.lastIndex(where: { $0 != " " && $0 != "\t" && $0 != "\r" }) else {
      return ""
    }
    return String(head[...last])
  }
}
