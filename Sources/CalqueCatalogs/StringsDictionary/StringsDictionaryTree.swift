import CalqueDiagnostics

/// Builds the property list of an entry of a catalog in a string dictionary.
struct StringsDictionaryTree {
  private typealias Name = StringsDictionaryName
  private typealias Member = PropertyListValue.Member

  private let entry: CatalogEntry
  private let localization: CatalogLocalization?
  /// The named parts of the current localization.
  private var parts: [CatalogSubstitution] { localization?.substitutions ?? [] }

  /// Returns the member of the root for an entry.
  ///
  /// - Throws: ``CatalogWritingError`` if a string dictionary cannot represent the entry.
  static func member(_ entry: CatalogEntry) throws -> PropertyListValue.Member {
    guard entry.localizations.count <= 1 else {
      throw CatalogWritingError(
        key: entry.key, locale: entry.localizations.last?.locale,
        "A .stringsdict file contains one language, not \(entry.localizations.count)")
    }
    return PropertyListValue.Member(
      key: entry.key, comment: try StringsDictionaryTree(entry).comment(),
      value: .dictionary(try StringsDictionaryTree(entry).members()))
  }

  private init(_ entry: CatalogEntry) {
    self.entry = entry
    localization = entry.localizations.first
  }

  private func failure(_ reason: String) -> CatalogWritingError {
    CatalogWritingError(key: entry.key, locale: localization?.locale, reason)
  }

  private func comment() throws -> String? {
    guard let comment = entry.comment else { return nil }
    // XML cannot represent two hyphens inside a comment.
    guard !comment.utf8.elementsEqual("-".utf8), !comment.hasSuffix("-"),
      !Array(comment.utf8).containsDoubleHyphen
    else { throw failure("Its comment contains '--', which XML comments cannot") }
    return comment
  }

  private func members() throws -> [PropertyListValue.Member] {
    var members: [Member] = []
    if let value = localization?.value {
      members = try self.members(value, path: Path(), isRoot: true)
    }
    let names = Set(members.map(\.key))
    for field in localization?.otherFields ?? [] where !names.contains(field.name) {
      members.append(Member(key: field.name, comment: nil, value: .spelled(field.spelling)))
    }
    return members
  }

  /// The path to a branch.
  private struct Path {
    var choices: [(kind: CatalogVariations.Kind, selector: String)] = []
    /// The parts that enclose the branch.
    var parts: [String] = []
  }

  /// The members of the dictionary that holds a value, and defines the parts of its texts.
  private func members(
    _ value: CatalogValue, path: Path, isRoot: Bool
  ) throws -> [PropertyListValue.Member] {
    switch value {
    case .text(let text):
      var members = [Member(key: Name.format, comment: nil, value: .string(text.string))]
      let used = isRoot ? parts.map(\.name) : try self.used(by: text.string)
      for name in used {
        guard let part = parts.last(where: { $0.name == name }) else { continue }
        guard !members.contains(where: { $0.key == name }) else { continue }
        members.append(Member(key: name, comment: nil, value: try self.part(part, path: path)))
      }
      return members
    case .variations(let variations):
      guard let rule = Name.rule(variations.kind) else {
        throw failure("In a .stringsdict file, only the named parts of a text can vary by number")
      }
      let branches = try variations.cases.map { branch -> Member in
        var inner = path
        inner.choices.append((variations.kind, branch.selector))
        return Member(
          key: branch.selector, comment: nil, value: try self.value(branch.value, path: inner))
      }
      return [Member(key: rule, comment: nil, value: .dictionary(branches))]
    case .stringSet: throw failure("A .stringsdict file has one text for each key")
    }
  }

  /// The value of a branch: a text, or a dictionary if it needs more.
  private func value(_ value: CatalogValue, path: Path) throws -> PropertyListValue {
    if case .text(let text) = value, try used(by: text.string).isEmpty {
      return .string(text.string)
    }
    return .dictionary(try members(value, path: path, isRoot: false))
  }

  /// The names of the parts that a text uses, including those that the parts use themselves.
  private func used(by text: String) throws -> [String] {
    var names: [String] = []
    var texts = [text]
    while let text = texts.popLast() {
      for part in parts where !names.contains(part.name) && text.contains(part.reference) {
        names.append(part.name)
        texts += part.value.texts.map(\.string)
      }
    }
    // The order of the model, which is that of the file.
    return parts.map(\.name).filter { names.contains($0) }
  }

  /// The value of a named part in the branch at the end of a path.
  private func part(_ part: CatalogSubstitution, path: Path) throws -> PropertyListValue {
    guard !path.parts.contains(part.name) else {
      throw failure("The part '\(part.name)' contains itself")
    }
    var path = path
    path.parts.append(part.name)
    var value = part.value
    for (kind, selector) in path.choices {
      guard case .variations(let variations) = value, variations.kind == kind else { continue }
      guard
        let branch = variations[selector] ?? variations["other"] ?? variations.cases.first?.value
      else { continue }
      value = branch
    }
    guard case .variations(let choice) = value, let rule = Name.partRule(choice.kind) else {
      throw failure("The part '\(part.name)' does not vary by its argument")
    }
    var members: [Member] = []
    if !part.otherFields.contains(where: { $0.name == Name.rule }) {
      members.append(Member(key: Name.rule, comment: nil, value: .string(rule)))
    }
    if let specifier = part.formatSpecifier {
      members.append(Member(key: Name.valueType, comment: nil, value: .string(specifier)))
    }
    for branch in choice.cases {
      members.append(
        Member(
          key: branch.selector, comment: nil, value: try self.branch(branch.value, path: path)))
    }
    for field in part.otherFields {
      members.append(Member(key: field.name, comment: nil, value: .spelled(field.spelling)))
    }
    return .dictionary(members)
  }

  /// A branch of a plural. The parts that its text refers to are next to the plural.
  private func branch(_ value: CatalogValue, path: Path) throws -> PropertyListValue {
    if case .text(let text) = value { return .string(text.string) }
    return try self.value(value, path: path)
  }
}

extension CatalogSubstitution {
  /// The end of every reference to the part: `#@name@`, with any text in front of it.
  fileprivate var reference: String { "#@\(name)@" }
}

extension [UInt8] {
  fileprivate var containsDoubleHyphen: Bool {
    indices.dropLast().contains { self[$0] == UInt8(ascii: "-") && self[$0 + 1] == self[$0] }
  }
}
