import CalqueCatalogs
import CalqueDiagnostics

extension LintConfiguration {
  /// Writes everything that findings depend on. Settings that only select among them, or determine
  /// which make the command fail, are not included; nor are the contents of a past commit, which
  /// count as files that are read.
  func write(to writer: inout CacheWriter) {
    writer.write(only) { $0.write(all: $1.sorted()) { $0.write($1) } }
    writer.write(all: disabled.sorted()) { $0.write($1) }
    writer.write(minimumSeverity) { $0.write($1.rawValue) }
    writer.write(sourceLanguage) { $0.write($1) }
    writer.write(pastContents != nil)
    writer.write(tellsRepeatedKeys)
    writer.write(rules)
    writer.write(all: overrides) { writer, override in
      writer.write(all: override.paths) { $0.write($1.text) }
      writer.write(all: override.locales) { $0.write($1.name) }
      writer.write(override.rules)
    }
    // Only the patterns of overrides depend on the location of a folder: other folders may move.
    if !overrides.isEmpty {
      writer.write(folder) { $0.write($1) }
      writer.write(workingFolder) { $0.write($1) }
    }
    writer.write(all: terms.brands) { $0.write($1) }
    writer.write(all: terms.glossary) { writer, term in
      writer.write(term.term)
      writer.write(all: term.translations.sorted { $0.key < $1.key }) { writer, item in
        writer.write(item.key)
        writer.write(all: item.value) { $0.write($1) }
      }
    }
  }
}

extension CacheWriter {
  fileprivate mutating func write(_ rules: [String: RuleChoice]) {
    write(all: rules.sorted { $0.key < $1.key }) { writer, rule in
      writer.write(rule.key)
      writer.write(rule.value.level) { writer, level in
        switch level {
        case .off: writer.write("off")
        case .severity(let severity): writer.write(severity.rawValue)
        }
      }
      writer.write(all: rule.value.options.sorted { $0.key < $1.key }) { writer, option in
        writer.write(option.key)
        writer.write(option.value)
      }
    }
  }

  private mutating func write(_ value: OptionValue) {
    switch value {
    case .flag(let value):
      write(0)
      write(value)
    case .integer(let value):
      write(1)
      write(value)
    case .number(let value):
      write(2)
      write(value.bitPattern)
    case .text(let value):
      write(3)
      write(value)
    case .texts(let values):
      write(4)
      write(all: values) { $0.write($1) }
    }
  }
}
