import CalqueCatalogs
import CalqueDiagnostics
import Foundation
import Testing

/// Whole property lists, in each of their forms, compared with Foundation's.
@Suite struct PropertyListTests {
  /// A description of a list, which is the same for an equal list of Foundation, with its keys
  /// sorted.
  static func described(_ value: Any) -> String {
    switch value {
    case let dictionary as [AnyHashable: Any]:
      "{"
        + dictionary.compactMap { key, value in
          (key as? String).map { ($0, value) }
        }
        .sorted { $0.0.unicodeScalars.lexicographicallyPrecedes($1.0.unicodeScalars) }
        .map { "\($0.0.debugDescription): \(described($0.1))" }.joined(separator: ", ") + "}"
    case let array as [Any]: "[" + array.map(described).joined(separator: ", ") + "]"
    case let string as String: string.debugDescription
    case let data as Data: "<\(data.base64EncodedString())>"
    case is Date: "date"
    default: "leaf"
    }
  }

  static func described(_ node: PropertyListNode) -> String {
    switch node.content {
    case .dictionary(let members):
      var last: [String: PropertyListNode] = [:]
      for member in members { last[member.key] = member.value }
      return "{"
        + last.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
        .map { "\($0.key.debugDescription): \(described($0.value))" }.joined(separator: ", ") + "}"
    case .array(let values): return "[" + values.map(described).joined(separator: ", ") + "]"
    case .string(let string): return string.debugDescription
    case .other("data", let text):
      let letters = text.filter { !$0.isWhitespace }
      return "<\(Data(base64Encoded: letters)?.base64EncodedString() ?? letters)>"
    case .other("date", _): return "date"
    case .other: return "leaf"
    }
  }

  static func compare(_ bytes: [UInt8], _ name: String) {
    let ours = PropertyList(SourceText(path: "a.plist", contents: bytes))
    let expected = try? PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    // Only lists that are dictionaries are compared.
    let theirs = (expected as? [AnyHashable: Any]).map { described($0) }
    var mine: String?
    if ours.isReadable, let root = ours.root, root.members != nil { mine = described(root) }
    #expect(
      mine == theirs,
      "\(name): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }

  @Test("Broken lists are read whole as Foundation reads them")
  func mutations() {
    // Foundation has its own way to read data that is not base 64; it is not a text of a catalog.
    let seeds = StringsMutationTests.lists.map {
      $0.replacingOccurrences(of: "AAEC Aw==", with: "")
    }
    var mutator = Mutator(
      seeds: seeds, tokens: StringsMutationTests.xmlTokens.filter { !$0.contains("data") },
      state: 31)
    for round in 0..<Mutator.rounds(600) {
      let bytes = mutator.next()
      if String(decoding: bytes, as: UTF8.self).contains("data") { continue }
      Self.compare(bytes, "round \(round)")
    }
    var old = Mutator(
      seeds: StringsMutationTests.seeds, tokens: StringsMutationTests.tokens, state: 32)
    for round in 0..<Mutator.rounds(600) {
      let bytes = old.next()
      if String(decoding: bytes, as: UTF8.self).contains("\u{FFFD}") { continue }
      Self.compare(bytes, "old style, round \(round)")
    }
  }

  @Test("The excerpt of a wrong tag ends at a character boundary", arguments: 30...44)
  func quotesWholeCharacters(_ length: Int) {
    let tag = "<" + String(repeating: "a", count: length) + "😀é>"
    let comment = String(repeating: "a", count: length - 30) + "😀é"
    let texts = [
      "<plist><dict><key>k\(tag)</dict></plist>", "<plist><dict><key>k<![CDATA[\(comment)",
      "<plist><dict><key>k<!--\(comment)", "<plist>\(comment)", "<plist></\(comment)",
    ]
    for text in texts {
      let bytes = Array(text.utf8)
      let list = PropertyList(SourceText(path: "a.plist", contents: bytes))
      #expect(!list.problems.isEmpty)
      for problem in list.problems {
        #expect(String(validating: bytes[problem.range], as: UTF8.self) != nil, "\(problem)")
      }
    }
  }

  @Test("Dates of binary lists match the calendar")
  func dates() throws {
    for text in ["2001-01-01T00:00:00Z", "2024-02-29T12:34:56Z", "1969-12-31T23:59:59Z"] {
      let xml = "<plist><dict><key>d</key><date>\(text)</date></dict></plist>"
      let list = try PropertyListSerialization.propertyList(
        from: Data(xml.utf8), options: [], format: nil)
      let bytes = [UInt8](
        try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
      let root = try #require(PropertyList(SourceText(path: "a", contents: bytes)).root)
      guard case .other("date", let found)? = root.member("d")?.value.content else {
        Issue.record("no date")
        continue
      }
      #expect(found == text)
    }
  }
}
