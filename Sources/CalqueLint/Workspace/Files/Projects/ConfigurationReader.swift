import CalqueDiagnostics
import CalqueICU
import CalqueYAML

/// Reads a configuration, and checks every name in it.
struct ConfigurationReader {
  var problems: [FileError] = []

  mutating func readFile(_ node: YAMLNode?) -> ConfigurationFile {
    var file = ConfigurationFile()
    var fields = ConfigurationFields(node, of: "the configuration", &problems)
    file.rules = readRules(fields.take("rules"))
    file.overrides = readList(fields.take("overrides")) { $0.readOverride($1) }
    file.terms.glossary = readGlossary(fields.take("glossary"))
    file.terms.brands = readTexts(fields.take("brands"))
    file.include = readTexts(fields.take("include")).map(PathPattern.init)
    file.exclude = fields.take("exclude").map { readTexts($0).map(PathPattern.init) }
    file.minimumSeverity = fields.take("minimum_severity").flatMap { readSeverity($0) }
    file.failOn = fields.take("fail_on").flatMap { readSeverity($0) }
    file.sourceLanguage = fields.take("source_language").flatMap { readLocale($0)?.name }
    file.lintsUnused = fields.take("lint_unused").flatMap { readFlag($0) } ?? false
    file.baseline = fields.take("baseline").flatMap { node in
      if node.text == nil { report(node, "Expected a path for 'baseline', found \(node.kind)") }
      return node.text
    }
    fields.finish("setting", &problems)
    return file
  }

  private mutating func readOverride(_ node: YAMLNode) -> ConfigurationOverride {
    var override = ConfigurationOverride()
    var fields = ConfigurationFields(node, of: "an override", &problems)
    override.paths = readTexts(fields.take("paths")).map(PathPattern.init)
    override.locales = readList(fields.take("locales")) { $0.readLocale($1) }.compactMap(\.self)
    override.rules = readRules(fields.take("rules"))
    fields.finish("setting of overrides", &problems)
    if override.paths.isEmpty, override.locales.isEmpty {
      report(node, "Expected 'paths' or 'locales' to select files or languages")
    }
    return override
  }

  // MARK: Rules

  private mutating func readRules(_ node: YAMLNode?) -> [String: RuleChoice] {
    var fields = ConfigurationFields(node, of: "'rules'", &problems)
    var choices: [String: RuleChoice] = [:]
    for (name, place, value) in fields.takeAll() {
      guard let rule = RuleRegistry.rule(name) else {
        report(place, RuleRegistry.unknownMessage(name))
        continue
      }
      choices[name] = readChoice(value, of: rule)
    }
    return choices
  }

  private mutating func readChoice(_ node: YAMLNode, of rule: any Rule.Type) -> RuleChoice {
    if node.text != nil { return RuleChoice(level: readLevel(node)) }
    var fields = ConfigurationFields(node, of: "'\(rule.id)'", &problems)
    var choice = RuleChoice(level: fields.take("severity").flatMap { readLevel($0) })
    for option in RuleRegistry.options(of: rule) {
      guard let value = fields.take(option.name) else { continue }
      choice.options[option.name] = readValue(value, of: option)
    }
    fields.finish("option of \(rule.id)", &problems)
    return choice
  }

  private mutating func readLevel(_ node: YAMLNode) -> RuleChoice.Level? {
    if node.text == "off" { return .off }
    return readSeverity(node, besides: ["off"]).map { .severity($0) }
  }

  private mutating func readSeverity(
    _ node: YAMLNode, besides others: [String] = []
  ) -> Severity? {
    if let severity = node.text.flatMap(Severity.init) { return severity }
    let names = Severity.allCases.reversed().map(\.rawValue) + others
    let guess = node.text.map { NearestName.question($0, among: names) } ?? ""
    report(
      node, "Expected \(OptionDomain.choice(names)), found \(node.kind)\(guess)")
    return nil
  }

  private mutating func readFlag(_ node: YAMLNode) -> Bool? {
    if let flag = node.text.flatMap(Bool.init) { return flag }
    report(node, "Expected \(OptionDomain.flag), found \(node.kind)")
    return nil
  }

  private mutating func readValue(_ node: YAMLNode, of option: OptionDescription) -> OptionValue? {
    let text = node.text
    var value: OptionValue?
    switch option.domain {
    case .flag: value = text.flatMap(Bool.init).map(OptionValue.flag)
    case .integer(let range):
      value = text.flatMap { Int($0) }.flatMap { range.contains($0) ? .integer($0) : nil }
    case .number(let range):
      value = text.flatMap { Double($0) }.flatMap { range.contains($0) ? .number($0) : nil }
    case .text: value = text.map(OptionValue.text)
    case .texts: return .texts(readTexts(node))
    case .choice(let words): value = text.flatMap { words.contains($0) ? .text($0) : nil }
    }
    if value == nil {
      var guess = ""
      if case .choice(let words) = option.domain, let text {
        guess = NearestName.question(text, among: words)
      }
      report(node, "Expected \(option.domain) for \(option.name), found \(node.kind)\(guess)")
    }
    return value
  }

  // MARK: Words

  private mutating func readGlossary(_ node: YAMLNode?) -> [ProjectTerms.Term] {
    var fields = ConfigurationFields(node, of: "'glossary'", &problems)
    return fields.takeAll().map { name, _, value in
      var term = ProjectTerms.Term(term: name, translations: [:])
      var languages = ConfigurationFields(value, of: "'\(name)'", &problems)
      for (_, place, texts) in languages.takeAll() {
        guard let locale = readLocale(place) else { continue }
        term.translations[locale.name] = readTexts(texts)
      }
      return term
    }
  }

  private mutating func readLocale(_ node: YAMLNode) -> LocaleRange? {
    guard let name = node.text else {
      report(node, "Expected a locale, found \(node.kind)")
      return nil
    }
    if LocaleID.isValid(name), let range = LocaleRange(name) { return range }
    let guess = NearestName.question(
      name, among: LocaleID.available.lazy.map { $0.replacing("_", with: "-") })
    report(node, "Unknown locale '\(name)'\(guess)")
    return nil
  }

  // MARK: Lists

  /// Returns the texts of a list, or a single text without a list.
  private mutating func readTexts(_ node: YAMLNode?) -> [String] {
    readList(node) { reader, item -> String? in
      if let text = item.text, !item.isEmpty { return text }
      reader.report(item, "Expected a string, found \(item.kind)")
      return nil
    }.compactMap(\.self)
  }

  private mutating func readList<Value>(
    _ node: YAMLNode?, _ read: (inout ConfigurationReader, YAMLNode) -> Value
  ) -> [Value] {
    guard let node else { return [] }
    switch node.content {
    case .sequence(let nodes): return nodes.map { read(&self, $0) }
    case .scalar where node.isEmpty: return []
    case .scalar, .mapping: return [read(&self, node)]
    }
  }

  private mutating func report(_ node: YAMLNode, _ message: String) {
    problems.append(FileError(node.place, message))
  }
}
