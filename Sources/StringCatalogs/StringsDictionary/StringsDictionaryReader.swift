import Diagnostics

/// Makes entries of a property list, and holds it against the format of string dictionaries
/// (Apple, "Localizing strings that contain plurals" and "Creating width and device variants of
/// strings").
struct StringsDictionaryReader {
  private let locale: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private var entries: [CatalogEntry] = []
  private var problems: [CatalogProblem] = []
  /// The named parts of the entry that is being read.
  private var substitutions: [CatalogSubstitution] = []

  private enum Name {
    static let format = "NSStringLocalizedFormatKey"
    static let rule = "NSStringFormatSpecTypeKey"
    static let pluralRule = "NSStringPluralRuleType"
    static let valueType = "NSStringFormatValueTypeKey"
    static let width = "NSStringVariableWidthRuleType"
    static let device = "NSStringDeviceSpecificRuleType"
  }

  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  static func read(_ source: SourceText, locale: String) -> (
    entries: [CatalogEntry], problems: [CatalogProblem], isReadable: Bool
  ) {
    source.utf8.withUnsafeBufferPointer { bytes in
      var reader = StringsDictionaryReader(locale: locale, bytes: bytes)
      if bytes.isEmpty {
        let problem = CatalogProblem(
          .emptyFile, at: 0..<0, "The file is empty", effect: .losesFile)
        return ([], [problem], false)
      }
      if bytes.starts(with: "bplist".utf8) {
        let problem = CatalogProblem(
          .stringsdictXML, at: 0..<6,
          "The file is a binary property list, which is not read here",
          hint: "Convert it with plutil -convert xml1", effect: .losesFile)
        return ([], [problem], false)
      }
      reader.problems = EncodingChecks.problems(source, bytes, readable: [.utf8, .unicode])
      let list = XMLPropertyListReader.read(source, bytes)
      reader.problems += list.problems
      let isEncoded = !reader.problems.contains { $0.effect == .losesFile }
      var isReadable = list.isComplete && isEncoded
      if let root = list.root, let members = root.members {
        for (index, member) in members.enumerated() {
          let known = reader.problems
          reader.readEntry(member)
          // What an entry lacks that was cut off is no fault of its own.
          if !list.isComplete, index == members.count - 1 { reader.problems = known }
        }
        reader.findDuplicates(members, source)
      } else if let root = list.root {
        reader.schema(root.range, "A string dictionary is a dictionary", effect: .losesFile)
        isReadable = false
      }
      reader.problems.sort { $0.range.lowerBound < $1.range.lowerBound }
      return (reader.entries, reader.problems, isReadable)
    }
  }

  private init(locale: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.locale = locale
    self.bytes = bytes
  }

  private mutating func schema(
    _ range: Range<Int>, _ message: String, hint: String? = nil,
    effect: CatalogProblem.Effect = .losesEntries
  ) {
    problems.append(
      CatalogProblem(.stringsdictSchema, at: range, message, hint: hint, effect: effect))
  }

  private mutating func findDuplicates(_ members: [PropertyListNode.Member], _ source: SourceText) {
    var seen: [String: Range<Int>] = [:]
    for member in members {
      guard let earlier = seen.updateValue(member.keyRange, forKey: member.key) else { continue }
      problems.append(
        CatalogProblem(
          .duplicateKey, at: member.keyRange,
          "The key '\(member.key)' is already at \(source.position(at: earlier.lowerBound))",
          hint: "Remove one of the two", effect: .losesEntries, related: earlier))
    }
  }

  private mutating func readEntry(_ member: PropertyListNode.Member) {
    guard let members = member.value.members else {
      schema(member.value.range, "The entry '\(member.key)' is not a dictionary")
      return
    }
    substitutions = []
    let value = value(of: member.value, key: member.key)
    if value == nil, !members.contains(where: { Self.isRule($0.key) }) {
      schema(
        member.keyRange, "The entry '\(member.key)' has no \(Name.format)",
        hint: "Add it with the format of the text, such as %#@count@")
    }
    entries.append(
      CatalogEntry(
        key: member.key, keyRange: member.keyRange, range: member.range,
        comment: member.commentRange.map { StringsComment.ofMarkup(bytes, $0) },
        commentRange: member.commentRange,
        localizations: [
          CatalogLocalization(locale: locale, value: value, substitutions: substitutions)
        ]))
  }

  private static func isRule(_ key: String) -> Bool {
    key == Name.format || key == Name.width || key == Name.device
  }

  /// What a string, or a dictionary with a format or a rule, says. Its named parts are collected.
  private mutating func value(of node: PropertyListNode, key: String) -> CatalogValue? {
    if let string = node.string {
      return .text(CatalogText(string, range: node.contentRange))
    }
    guard let members = node.members else {
      schema(node.range, "Expected a text or a rule for '\(key)'")
      return nil
    }
    var value: CatalogValue?
    for member in members {
      switch member.key {
      case Name.format:
        if let string = member.value.string {
          // A rule beside the format goes first.
          value = value ?? .text(CatalogText(string, range: member.value.contentRange))
        } else {
          schema(member.value.range, "\(Name.format) is not a string")
        }
      case Name.width: value = variations(.width, member) ?? value
      case Name.device: value = variations(.device, member) ?? value
      default: readVariable(member, key: key)
      }
    }
    return value
  }

  private mutating func variations(
    _ kind: CatalogVariations.Kind, _ member: PropertyListNode.Member
  ) -> CatalogValue? {
    guard let members = member.value.members else {
      schema(member.value.range, "\(member.key) is not a dictionary")
      return nil
    }
    var cases: [CatalogVariations.Case] = []
    for branch in members {
      guard let value = value(of: branch.value, key: branch.key) else { continue }
      cases.append(
        CatalogVariations.Case(branch.key, selectorRange: branch.keyRange, value: value))
    }
    return .variations(CatalogVariations(kind, range: member.range, cases: cases))
  }

  /// A named part: a rule, the type of its argument, and a text for each plural category.
  private mutating func readVariable(_ member: PropertyListNode.Member, key: String) {
    guard let members = member.value.members else {
      schema(
        member.keyRange, "'\(member.key)' in '\(key)' is neither a known key nor a dictionary")
      return
    }
    var cases: [CatalogVariations.Case] = []
    var type: PropertyListNode?
    var rule: PropertyListNode?
    for part in members {
      switch part.key {
      case Name.rule: rule = part.value
      case Name.valueType: type = part.value
      default:
        if !Self.categories.contains(part.key) {
          schema(
            part.keyRange, "'\(part.key)' is no plural category",
            hint: "Categories are zero, one, two, few, many and other", effect: .none)
        }
        guard let value = value(of: part.value, key: part.key) else { continue }
        cases.append(
          CatalogVariations.Case(part.key, selectorRange: part.keyRange, value: value))
      }
    }
    if let rule {
      if rule.string != Name.pluralRule {
        schema(rule.range, "Expected \(Name.pluralRule) as \(Name.rule) of '\(member.key)'")
      }
    } else {
      schema(
        member.keyRange, "'\(member.key)' has no \(Name.rule)",
        hint: "Add it with the value \(Name.pluralRule)")
    }
    if type?.string == nil {
      schema(
        type?.range ?? member.keyRange, "'\(member.key)' has no \(Name.valueType)",
        hint: "Add it with the type of the argument, such as d or lld", effect: .altersEntries)
    }
    substitutions.append(
      CatalogSubstitution(
        name: member.key, nameRange: member.keyRange, formatSpecifier: type?.string,
        formatSpecifierRange: type?.contentRange,
        value: .variations(
          CatalogVariations(.plural, range: member.value.range, cases: cases))))
  }
}
