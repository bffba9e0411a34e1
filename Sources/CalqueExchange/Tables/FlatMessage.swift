import CalqueCatalogs

/// The contents that formats with only plain texts and plurals can represent: one text, or one for
/// each plural category.
///
/// Everything else in a localization is written as separate messages, under the paths that Xcode's
/// exports use, so that it can be translated and imported: `device.mac`, `substitutions.files`.
struct FlatMessage {
  /// Separates a key from the path of one of its texts.
  static let separator = "|==|"

  /// Empty for the text itself.
  var path: String
  /// The texts by category; a single one under an empty name is a plain text.
  var forms: [Form]

  struct Form {
    var category: String
    var text: CatalogText
  }

  var isPlural: Bool { forms.first.map { !$0.category.isEmpty } ?? false }

  /// Returns the text of a category, or the text that is shown for it.
  func text(for category: String) -> CatalogText? {
    forms.last { $0.category == category }?.text
  }

  /// The main text: that of `other`, or else the last one.
  var mainText: String {
    (text(for: "other") ?? text(for: "") ?? forms.last?.text)?.string ?? ""
  }

  // MARK: Taking apart

  /// Returns the messages of a localization.
  static func messages(of localization: CatalogLocalization, key: String) -> [FlatMessage] {
    let shape = StringsDictionaryShape.withPartsAsFormats(localization)
    var result: [FlatMessage] = []
    if let value = shape.value { add(value, path: "", to: &result) }
    for part in shape.substitutions {
      add(part.value, path: "substitutions.\(part.name)", to: &result)
    }
    return result
  }

  private static func add(_ value: CatalogValue, path: String, to result: inout [FlatMessage]) {
    if case .text(let text) = value {
      result.append(FlatMessage(path: path, forms: [Form(category: "", text: text)]))
    }
    guard case .variations(let variations) = value else { return }
    var forms: [Form] = []
    if variations.kind == .plural {
      for branch in variations.cases {
        if case .text(let text) = branch.value {
          forms.append(Form(category: branch.selector, text: text))
        }
      }
      if forms.count == variations.cases.count, !forms.isEmpty {
        result.append(FlatMessage(path: path, forms: forms))
        return
      }
    }
    for branch in variations.cases {
      let step = "\(variations.kind.name).\(branch.selector)"
      add(branch.value, path: path.isEmpty ? step : "\(path).\(step)", to: &result)
    }
  }

  // MARK: Putting together

  /// Splits a name into the key and the path; the path is empty if the name is a key.
  static func parts(of name: String) -> (key: String, path: String) {
    guard let range = name.ranges(of: separator).last else { return (name, "") }
    let path = name[range.upperBound...]
    let steps = path.split(separator: ".", omittingEmptySubsequences: false)
    let kinds: Set<Substring> = [
      "plural", "device", "width", "ordinal", "select", "substitutions",
    ]
    guard let first = steps.first, kinds.contains(first), steps.count % 2 == 0 else {
      return (name, "")
    }
    return (String(name[..<range.lowerBound]), String(path))
  }

  /// Returns the localization that messages describe.
  static func localization(
    _ messages: [FlatMessage], locale: String, key: String
  ) -> CatalogLocalization {
    var result = CatalogLocalization(locale: locale, value: nil)
    for message in messages {
      var steps = message.path.split(separator: ".").map(String.init)[...]
      if steps.first == "substitutions", steps.count >= 2 {
        let name = steps[steps.startIndex + 1]
        steps = steps.dropFirst(2)
        let index = result.substitutions.firstIndex { $0.name == name }
        let old = index.map { result.substitutions[$0].value }
        guard let value = inserted(message.value, into: old, at: steps) else { continue }
        if let index {
          result.substitutions[index].value = value
        } else {
          result.substitutions.append(CatalogSubstitution(name: name, value: value))
        }
      } else {
        result.value = inserted(message.value, into: result.value, at: steps) ?? result.value
      }
    }
    if result.substitutions.isEmpty { return result }
    result = StringsDictionaryShape.withSpecifiers(result, key: key)
    return StringsDictionaryShape.catalogShape(of: result, key: key).localization
  }

  private var value: CatalogValue? {
    guard let first = forms.first else { return nil }
    if !isPlural { return .text(first.text) }
    return .variations(
      CatalogVariations(
        .plural,
        cases: forms.map { CatalogVariations.Case($0.category, value: .text($0.text)) }))
  }

  private static func inserted(
    _ value: CatalogValue?, into old: CatalogValue?, at steps: ArraySlice<String>
  ) -> CatalogValue? {
    guard let kind = steps.first, steps.count >= 2 else { return value ?? old }
    let selector = steps[steps.startIndex + 1]
    var variations = CatalogVariations(CatalogVariations.Kind(name: kind), cases: [])
    if case .variations(let known) = old { variations = known }
    let index = variations.cases.firstIndex { $0.selector == selector }
    let inner = inserted(
      value, into: index.map { variations.cases[$0].value }, at: steps.dropFirst(2))
    guard let inner else { return old }
    if let index {
      variations.cases[index].value = inner
    } else {
      variations.cases.append(CatalogVariations.Case(selector, value: inner))
    }
    return .variations(variations)
  }
}
