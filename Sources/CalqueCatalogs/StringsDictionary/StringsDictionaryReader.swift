import CalqueDiagnostics

/// Creates entries from a property list, and checks it against the format of string dictionaries
/// (Apple, "Localizing strings that contain plurals" and "Creating width and device variants of
/// strings").
struct StringsDictionaryReader {
  private typealias Name = StringsDictionaryName

  private let locale: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private let form: PropertyList.Form
  private var entries: [CatalogEntry] = []
  private var problems: [CatalogProblem] = []
  /// The named parts of the current entry.
  private var parts = StringsDictionaryParts()

  static func read(_ source: SourceText, locale: String) -> (
    entries: [CatalogEntry], problems: [CatalogProblem], isReadable: Bool
  ) {
    source.utf8.withUnsafeBufferPointer { bytes in
      if bytes.isEmpty {
        let problem = CatalogProblem(
          .emptyFile, at: 0..<0, "The file is empty", effect: .losesFile)
        return ([], [problem], false)
      }
      guard bytes.count < UInt32.max else {
        let problem = CatalogProblem(
          .limitExceeded, at: 0..<0, "The file is larger than 4 GB", effect: .losesFile)
        return ([], [problem], false)
      }
      let list = PropertyList(source)
      var reader = StringsDictionaryReader(locale: locale, bytes: bytes, form: list.form)
      reader.problems = list.problems
      var isReadable = list.isReadable
      if let root = list.root, let members = root.members {
        for member in members { reader.readEntry(member) }
        if list.form == .xml {
          reader.findDuplicates(members, source)
          for entry in members { reader.findDuplicates(inside: entry.value, source) }
        }
      } else if let root = list.root {
        reader.schema(
          root.range, "The root of a string dictionary must be a dictionary", effect: .losesFile)
        isReadable = false
      }
      reader.problems.sort { $0.range.lowerBound < $1.range.lowerBound }
      return (reader.entries, reader.problems, isReadable)
    }
  }

  private init(locale: String, bytes: UnsafeBufferPointer<UInt8>, form: PropertyList.Form) {
    self.locale = locale
    self.bytes = bytes
    self.form = form
  }

  private mutating func schema(
    _ range: Range<Int>, _ message: String, hint: String? = nil,
    effect: CatalogProblem.Effect = .losesEntries
  ) {
    problems.append(
      CatalogProblem(.stringsdictSchema, at: range, message, hint: hint, effect: effect))
  }

  private mutating func findDuplicates(_ members: [PropertyListNode.Member], _ source: SourceText) {
    var seen: [ScalarKey: Range<Int>] = [:]
    for member in members {
      guard let earlier = seen.updateValue(member.keyRange, forKey: ScalarKey(member.key)) else {
        continue
      }
      problems.append(
        CatalogProblem(
          .duplicateKey, at: member.keyRange,
          "The key '\(member.key)' is already defined at \(source.position(at: earlier.lowerBound))",
          hint: "Remove one of the two", effect: .losesEntries, related: earlier))
    }
  }

  /// Finds names that occur twice in an entry, a part or a choice. There are few in each.
  private mutating func findDuplicates(inside node: PropertyListNode, _ source: SourceText) {
    guard let members = node.members else { return }
    for (index, member) in members.enumerated() {
      if let earlier = members[..<index].first(where: { $0.key == member.key }) {
        problems.append(
          CatalogProblem(
            .duplicateKey, at: member.keyRange,
            "'\(member.key)' is already defined at \(source.position(at: earlier.keyRange.lowerBound))",
            hint: "Remove one of the two", effect: .losesEntries, related: earlier.keyRange))
      }
      findDuplicates(inside: member.value, source)
    }
  }

  private mutating func readEntry(_ member: PropertyListNode.Member) {
    guard let members = member.value.members else {
      schema(member.value.range, "The entry '\(member.key)' is not a dictionary")
      return
    }
    parts = StringsDictionaryParts()
    let value = value(of: member.value, key: member.key)
    if value == nil, !members.contains(where: { Self.isRule($0.key) }) {
      schema(
        member.keyRange, "The entry '\(member.key)' has no \(Name.format)",
        hint: "Add it with the format of the text, such as %#@count@")
    }
    let comment = member.commentRange.map {
      form == .oldStyle ? StringsComment.text(bytes, $0) : StringsComment.ofMarkup(bytes, $0)
    }
    entries.append(
      CatalogEntry(
        key: member.key, keyRange: member.keyRange, range: member.range,
        comment: comment, commentRange: member.commentRange,
        localizations: [
          CatalogLocalization(
            locale: locale, value: value, substitutions: parts.substitutions,
            otherFields: parts.otherFields)
        ]))
  }

  private static func isRule(_ key: String) -> Bool {
    key == Name.format || key == Name.width || key == Name.device
  }

  private func field(_ member: PropertyListNode.Member) -> CatalogField {
    CatalogField(
      name: member.key, spelling: XMLPropertyListText.spelling(of: member.value, bytes, form),
      range: member.value.range)
  }

  /// The value of a string, or of a dictionary with a format or a rule. Its named parts are
  /// collected.
  private mutating func value(of node: PropertyListNode, key: String) -> CatalogValue? {
    if let string = node.string {
      return .text(CatalogText(string, range: node.contentRange))
    }
    guard let members = node.members else {
      schema(node.range, "Expected a string or a plural rule for '\(key)'")
      return nil
    }
    var format: CatalogValue?
    var choice: CatalogValue?
    for member in members {
      switch member.key {
      case Name.format:
        if let string = member.value.string {
          format = .text(CatalogText(string, range: member.value.contentRange))
        } else {
          schema(member.value.range, "\(Name.format) is not a string")
        }
      case Name.width: choice = variations(.width, member) ?? choice
      case Name.device: choice = variations(.device, member) ?? choice
      default: readPart(member, key: key)
      }
    }
    // A rule next to the format takes precedence, and the format is kept.
    if choice != nil, let member = node.member(Name.format) {
      parts.otherFields.append(field(member))
    }
    return choice ?? format
  }

  private mutating func variations(
    _ kind: CatalogVariations.Kind, _ member: PropertyListNode.Member
  ) -> CatalogValue? {
    guard let members = member.value.members else {
      schema(member.value.range, "\(member.key) is not a dictionary")
      return nil
    }
    let outer = parts
    var cases: [CatalogVariations.Case] = []
    var branches: [(selector: String, parts: StringsDictionaryParts)] = []
    for branch in members {
      checkSelector(branch, kind)
      parts = StringsDictionaryParts()
      guard let value = value(of: branch.value, key: branch.key) else { continue }
      branches.append((branch.key, parts))
      cases.append(
        CatalogVariations.Case(branch.key, selectorRange: branch.keyRange, value: value))
    }
    parts = outer
    parts.append(branches, kind, range: member.range)
    return .variations(CatalogVariations(kind, range: member.range, cases: cases))
  }

  private mutating func checkSelector(
    _ branch: PropertyListNode.Member, _ kind: CatalogVariations.Kind
  ) {
    switch kind {
    case .width where UInt(branch.key) == nil:
      schema(
        branch.keyRange, "'\(branch.key)' is not a width", hint: "A width is a whole number",
        effect: .none)
    case .device where !Name.devices.contains(branch.key):
      schema(
        branch.keyRange, "'\(branch.key)' is not a device",
        hint: "Devices are \(Name.devices.sorted().joined(separator: ", "))", effect: .none)
    default: break
    }
  }

  /// A named part: a rule, the type of its argument, and a text for each plural category.
  private mutating func readPart(_ member: PropertyListNode.Member, key: String) {
    guard let members = member.value.members else {
      schema(
        member.keyRange, "'\(member.key)' in '\(key)' is neither a known key nor a dictionary")
      parts.otherFields.append(field(member))
      return
    }
    var cases: [CatalogVariations.Case] = []
    var otherFields: [CatalogField] = []
    var type: PropertyListNode?
    var rule: PropertyListNode?
    let kind = member.value.member(Name.rule)?.value.string.flatMap(Name.kind)
    for part in members {
      switch part.key {
      case Name.rule:
        rule = part.value
        if kind == nil { otherFields.append(field(part)) }
      case Name.valueType: type = part.value
      default:
        if kind != .select, !Name.categories.contains(part.key) {
          schema(
            part.keyRange, "'\(part.key)' is not a plural category",
            hint: "Categories are zero, one, two, few, many and other", effect: .none)
        }
        guard let value = value(of: part.value, key: part.key) else {
          otherFields.append(field(part))
          continue
        }
        cases.append(
          CatalogVariations.Case(part.key, selectorRange: part.keyRange, value: value))
      }
    }
    check(rule: rule, isKnown: kind != nil, type: type, of: member)
    parts.substitutions.append(
      CatalogSubstitution(
        name: member.key, nameRange: member.keyRange, formatSpecifier: type?.string,
        formatSpecifierRange: type?.contentRange,
        value: .variations(
          CatalogVariations(kind ?? .plural, range: member.value.range, cases: cases)),
        otherFields: otherFields))
  }
  private mutating func check(
    rule: PropertyListNode?, isKnown: Bool, type: PropertyListNode?,
    of member: PropertyListNode.Member
  ) {
    if let rule {
      if !isKnown {
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
  }
}
