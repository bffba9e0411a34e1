extension XCStringsReader {
  mutating func readLocalization(_ object: Int) {
    if isPlain(object) { return }
    readValue(object, "A localization") { reader, value, field in
      guard field == .substitutions else { return }
      reader.forEachName(value, "substitutions") { reader, name in
        reader.readSubstitution(name + 1)
      }
    }
  }

  private mutating func readSubstitution(_ substitution: Int) {
    readValue(substitution, "A substitution") { reader, value, field in
      switch field {
      case .argNum:
        let range = reader.tape.range(value)
        let isArgument =
          reader.tape.kind(value) == .number
          && Int(String(decoding: reader.bytes[range], as: UTF8.self))
            .map(FormatString.argumentNumbers.contains) ?? false
        if !isArgument {
          reader.schema(value, "argNum is not a number from 1 to 127", effect: .altersEntries)
        }
      case .formatSpecifier: _ = reader.expectString(value, "formatSpecifier")
      default: break
      }
    }
  }

  /// Reads an object with `stringUnit` or `variations`, and passes on the other fields.
  private mutating func readValue(
    _ object: Int, _ what: StaticString,
    others: (inout XCStringsReader, _ value: Int, XCStringsField) -> Void = { _, _, _ in }
  ) {
    var hasValue = false
    forEachField(object, what) { reader, value, field in
      switch field {
      case .stringUnit:
        hasValue = true
        reader.readUnit(value)
      case .variations:
        hasValue = true
        reader.readVariations(value)
      case .stringSet: hasValue = true
      default: others(&reader, value, field)
      }
    }
    if !hasValue, tape.kind(object) == .object, tape.failure == nil {
      schema(object, "\(what) has neither stringUnit nor variations", effect: .losesEntries)
    }
  }

  private mutating func readUnit(_ unit: Int) {
    var hasValue = false
    var hasState = false
    forEachField(unit, "stringUnit") { reader, value, field in
      switch field {
      case .value:
        hasValue = true
        _ = reader.expectString(value, "value")
      case .state:
        hasState = true
        guard reader.expectString(value, "state") else { return }
        if !reader.isKnownState(value) {
          reader.schema(
            value, "The state '\(reader.tape.text(value, reader.bytes))' is unknown",
            hint: "Use new, needs_review, translated or stale")
        }
      default: break
      }
    }
    if !hasValue, tape.kind(unit) == .object, tape.failure == nil {
      schema(unit, "stringUnit has no value", effect: .losesEntries)
    }
    if !hasState, tape.kind(unit) == .object, tape.failure == nil {
      schema(unit, "stringUnit has no state", hint: "Write translated, or new")
    }
  }

  private mutating func readVariations(_ variations: Int) {
    var kinds = 0
    forEachField(variations, "variations") { reader, value, field in
      let name = value - 1
      kinds += 1
      switch field {
      case .plural, .device, .width, .ordinal, .select:
        if kinds > 1 {
          reader.schema(
            name, "Variations of a second kind on the same level are ignored",
            hint: "Nest one in the other", effect: .losesEntries)
        }
      default:
        reader.schema(
          name,
          "A text can vary by plural or device, not by '\(reader.tape.text(name, reader.bytes))'",
          effect: .losesEntries)
      }
      reader.forEachName(value, "A choice") { reader, selector in
        if field == .plural || field == .ordinal, !reader.isPluralCategory(selector) {
          reader.schema(
            selector, "'\(reader.tape.text(selector, reader.bytes))' is not a plural category",
            hint: "Categories are zero, one, two, few, many and other", effect: .losesEntries)
        }
        reader.readValue(selector + 1, "A branch")
      }
    }
  }

  /// Whether a localization has the most common form, a `stringUnit` with only `state` and `value`,
  /// and has no problems.
  @inline(__always)
  private func isPlain(_ object: Int) -> Bool {
    guard tape.nodes[object].next == object + 7, tape.nodes[object].kind == .object,
      tape.nodes[object + 2].kind == .object, tape.nodes[object + 2].next == object + 7,
      tape.isString(object + 4), tape.isString(object + 6)
    else { return false }
    return field(object + 1) == .stringUnit && field(object + 3) == .state
      && field(object + 5) == .value && isKnownState(object + 4)
  }

  private func isPluralCategory(_ name: Int) -> Bool {
    isText(name, "other") || isText(name, "one") || isText(name, "few") || isText(name, "many")
      || isText(name, "zero") || isText(name, "two")
  }

  private func isKnownState(_ state: Int) -> Bool {
    isText(state, "translated") || isText(state, "needs_review") || isText(state, "new")
      || isText(state, "stale")
  }
}
