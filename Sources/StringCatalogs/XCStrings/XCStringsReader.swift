import Diagnostics

/// Reads a string catalog and holds it against its format.
struct XCStringsReader {
  private let source: SourceText
  private let bytes: UnsafeBufferPointer<UInt8>
  private let tape: JSONTape
  private var problems: [CatalogProblem] = []
  private var isReadable = true
  private var sourceLanguage = ""
  private var version = ""
  private var keys: [Int] = []
  private lazy var lines = LineMap(source)

  private static let problemLimit = 1000

  typealias Result = (
    tape: JSONTape, keys: [Int], sourceLanguage: String, version: String,
    problems: [CatalogProblem], isReadable: Bool
  )

  static func read(_ source: SourceText) -> Result {
    source.utf8.withUnsafeBufferPointer { bytes in
      guard bytes.count < UInt32.max else {
        let problem = CatalogProblem(
          .limitExceeded, at: 0..<0, "The file is larger than 4 GB", effect: .losesFile)
        return (JSONTape(), [], "", "", [problem], false)
      }
      var reader = XCStringsReader(source: source, bytes: bytes, tape: JSONReader.read(bytes))
      reader.problems += EncodingChecks.problems(
        source, bytes, readable: [.utf8],
        isWellFormed: reader.tape.failure == nil && reader.tape.isWellFormed)
      reader.isReadable = !reader.problems.contains { $0.effect == .losesFile }
      reader.reportFailure()
      reader.readCatalog()
      reader.problems.sort { $0.range.lowerBound < $1.range.lowerBound }
      return (
        reader.tape, reader.keys, reader.sourceLanguage, reader.version, reader.problems,
        reader.isReadable
      )
    }
  }

  private init(source: SourceText, bytes: UnsafeBufferPointer<UInt8>, tape: JSONTape) {
    self.source = source
    self.bytes = bytes
    self.tape = tape
  }

  private mutating func report(
    _ code: CatalogProblem.Code, at range: Range<Int>, _ message: String, hint: String? = nil,
    effect: CatalogProblem.Effect = .none, related: Range<Int>? = nil
  ) {
    guard problems.count < Self.problemLimit else { return }
    problems.append(
      CatalogProblem(code, at: range, message, hint: hint, effect: effect, related: related))
  }

  private mutating func schema(
    _ node: Int, _ message: String, hint: String? = nil, effect: CatalogProblem.Effect = .none
  ) {
    report(.xcstringsSchema, at: tape.fullRange(node), message, hint: hint, effect: effect)
  }

  private mutating func reportFailure() {
    guard let failure = tape.failure else { return }
    isReadable = false
    if bytes.isEmpty {
      report(
        .emptyFile, at: 0..<0, "The file is empty",
        hint: "The least string catalog has sourceLanguage, strings and version",
        effect: .losesFile)
      return
    }
    report(failure)
    for failure in tape.laterFailures { report(failure) }
  }

  private mutating func report(_ failure: JSONTape.Failure) {
    let end =
      failure.offset < bytes.count ? EncodingChecks.scalarEnd(bytes, failure.offset) : bytes.count
    let range = failure.offset..<end
    let found =
      range.isEmpty
      ? "the end of the file"
      : EncodingChecks.describe(bytes, range)
    var message = "Expected \(failure.expected), found \(found)"
    if let opening = failure.opening {
      let sign = Unicode.Scalar(bytes[opening])
      message += "; '\(sign)' opened at \(lines.position(at: opening))"
    }
    report(
      failure.isLimit ? .limitExceeded : .xcstringsJSON, at: range, message, effect: .losesFile,
      related: failure.opening.map { $0..<($0 + 1) })
  }

  @inline(__always)
  private func field(_ name: Int) -> XCStringsField {
    XCStringsField(UnsafeBufferPointer(rebasing: bytes[tape.range(name)]))
  }

  @inline(__always)
  private func isText(_ node: Int, _ word: StaticString) -> Bool {
    XCStringsField.matches(UnsafeBufferPointer(rebasing: bytes[tape.range(node)]), word)
  }

  private mutating func readCatalog() {
    guard !tape.nodes.isEmpty else { return }
    guard tape.kind(0) == .object else {
      schema(0, "A string catalog is an object", effect: .losesFile)
      isReadable = false
      return
    }
    var seen: Set<XCStringsField> = []
    for name in members(of: 0) {
      let value = name + 1
      let field = field(name)
      if field != .unknown, !seen.insert(field).inserted { reportDuplicate(name, of: nil) }
      switch field {
      case .sourceLanguage:
        if expectString(value, "sourceLanguage") { sourceLanguage = tape.text(value, bytes) }
      case .version:
        guard expectString(value, "version") else { break }
        version = tape.text(value, bytes)
        if version != "1.0", version != "1.1" {
          schema(value, "The version '\(version)' is unknown; 1.0 and 1.1 are known")
        }
      case .strings:
        if expectObject(value, "strings") { readEntries(value) }
      default: break
      }
    }
    // A text that broke off cannot be blamed for what may have stood behind.
    guard tape.failure == nil else { return }
    if !seen.contains(.sourceLanguage) { schema(0, "sourceLanguage is missing") }
    if !seen.contains(.version) { schema(0, "version is missing") }
    if !seen.contains(.strings) { schema(0, "strings is missing") }
  }

  private func members(of object: Int) -> [Int] {
    var names: [Int] = []
    tape.forEachMember(object) { names.append($0) }
    return names
  }

  private mutating func expectString(_ node: Int, _ name: String) -> Bool {
    if tape.isString(node) { return true }
    schema(node, "\(name) is not a string", effect: .altersEntries)
    return false
  }

  private mutating func expectObject(_ node: Int, _ name: String) -> Bool {
    if tape.kind(node) == .object { return true }
    schema(node, "\(name) is not an object", effect: .losesEntries)
    return false
  }

  private mutating func reportDuplicate(_ name: Int, of earlier: Int?) {
    // To count columns takes its time where all of a file is one line.
    guard problems.count < Self.problemLimit else { return }
    let text = tape.text(name, bytes)
    let place = earlier.map { " at \(lines.position(at: tape.fullRange($0).lowerBound))" } ?? ""
    report(
      .xcstringsJSON, at: tape.fullRange(name),
      "The name '\(text)' is already in this object\(place)",
      hint: "Remove one of the two", effect: .losesEntries,
      related: earlier.map { tape.fullRange($0) })
  }

  // MARK: Entries

  private mutating func readEntries(_ strings: Int) {
    keys = members(of: strings)
    var table = KeyTable(count: keys.count)
    for index in keys.indices {
      let key = keys[index]
      if let earlier = table.insert(index, hash: hash(key), isEqual: { areEqual(keys[$0], key) }) {
        let first = keys[earlier]
        report(
          .duplicateKey, at: tape.fullRange(key),
          "The key '\(tape.text(key, bytes))' is already at "
            + "\(lines.position(at: tape.fullRange(first).lowerBound))",
          hint: "Remove one of the two", effect: .losesEntries, related: tape.fullRange(first))
      }
      readEntry(key + 1)
    }
  }

  private func hash(_ name: Int) -> UInt64 {
    if tape.kind(name) == .escapedString {
      var text = tape.text(name, bytes)
      return text.withUTF8 { KeyTable.hash(UnsafeRawBufferPointer($0)) }
    }
    return KeyTable.hash(
      UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[tape.range(name)]))
  }

  private func areEqual(_ left: Int, _ right: Int) -> Bool {
    if tape.kind(left) == .string, tape.kind(right) == .string {
      let raw = UnsafeRawBufferPointer(bytes)
      return KeyTable.areEqual(
        UnsafeRawBufferPointer(rebasing: raw[tape.range(left)]),
        UnsafeRawBufferPointer(rebasing: raw[tape.range(right)]))
    }
    return tape.text(left, bytes).utf8.elementsEqual(tape.text(right, bytes).utf8)
  }

  /// Walks over the members of an object that has fields; those that occur twice are reported.
  @inline(__always)
  private mutating func forEachField(
    _ object: Int, _ what: StaticString,
    _ body: (inout XCStringsReader, _ value: Int, XCStringsField) -> Void
  ) {
    guard tape.nodes[object].kind == .object else {
      schema(object, "\(what) is not an object", effect: .losesEntries)
      return
    }
    let end = tape.nodes[object].next
    var name = object + 1
    var seen: UInt32 = 0
    while name + 1 < end {
      let field = field(name)
      let bit = UInt32(1) << UInt32(field.rawValue)
      if seen & bit != 0 { findDuplicate(of: name, in: object) }
      seen |= bit
      body(&self, name + 1, field)
      name = tape.nodes[name + 1].next
    }
  }

  /// Walks over the members of an object whose names are the file's own; those that occur twice are
  /// reported.
  @inline(__always)
  private mutating func forEachName(
    _ object: Int, _ what: StaticString, _ body: (inout XCStringsReader, _ name: Int) -> Void
  ) {
    guard tape.nodes[object].kind == .object else {
      schema(object, "\(what) is not an object", effect: .losesEntries)
      return
    }
    let end = tape.nodes[object].next
    var name = object + 1
    var isAscending = true
    while name + 1 < end {
      body(&self, name)
      let next = tape.nodes[name + 1].next
      // Names in the order that Xcode gives them cannot be equal.
      if isAscending, next + 1 < end { isAscending = isLess(name, next) }
      name = next
    }
    if !isAscending { findDuplicates(in: object) }
  }

  private func spelling(_ node: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[tape.range(node)])
  }

  /// Whether a name comes before another one by its bytes. Not said of those with escapes.
  private func isLess(_ left: Int, _ right: Int) -> Bool {
    guard tape.nodes[left].kind == .string, tape.nodes[right].kind == .string else { return false }
    return spelling(left).lexicographicallyPrecedes(spelling(right))
  }

  private mutating func findDuplicates(in object: Int) {
    let names = members(of: object)
    var table = KeyTable(count: names.count)
    for (index, name) in names.enumerated() {
      let earlier = table.insert(index, hash: hash(name)) { areEqual(names[$0], name) }
      if let earlier { reportDuplicate(name, of: names[earlier]) }
    }
  }

  /// Unknown names share a bit, so that two of them need not be equal.
  private mutating func findDuplicate(of name: Int, in object: Int) {
    var other = object + 1
    while other < name {
      if areEqual(other, name) { return reportDuplicate(name, of: other) }
      other = tape.nodes[other + 1].next
    }
  }

  private mutating func readEntry(_ entry: Int) {
    forEachField(entry, "An entry") { reader, value, field in
      switch field {
      case .comment: _ = reader.expectString(value, "comment")
      case .extractionState:
        guard reader.expectString(value, "extractionState") else { return }
        if !reader.isKnownExtractionState(value) {
          reader.schema(
            value, "The extraction state '\(reader.tape.text(value, reader.bytes))' is unknown",
            hint: "Known are manual, stale, extracted_with_value and migrated")
        }
      case .shouldTranslate: reader.expectBool(value, "shouldTranslate")
      case .isCommentAutoGenerated: reader.expectBool(value, "isCommentAutoGenerated")
      case .localizations:
        reader.forEachName(value, "localizations") { reader, locale in
          reader.readLocalization(locale + 1)
        }
      default: break
      }
    }
  }

  private func isKnownExtractionState(_ state: Int) -> Bool {
    isText(state, "manual") || isText(state, "stale") || isText(state, "extracted_with_value")
      || isText(state, "migrated")
  }

  private mutating func expectBool(_ node: Int, _ name: String) {
    if tape.kind(node) != .true, tape.kind(node) != .false {
      schema(node, "\(name) is neither true nor false")
    }
  }

  private mutating func readLocalization(_ object: Int) {
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
        let isPositive =
          reader.tape.kind(value) == .number
          && Int(String(decoding: reader.bytes[range], as: UTF8.self)).map { $0 >= 1 } ?? false
        if !isPositive {
          reader.schema(value, "argNum is not a number from 1", effect: .altersEntries)
        }
      case .formatSpecifier: _ = reader.expectString(value, "formatSpecifier")
      default: break
      }
    }
  }

  /// Reads what has a `stringUnit` or `variations`, and hands on the other fields.
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
    forEachField(unit, "stringUnit") { reader, value, field in
      switch field {
      case .value:
        hasValue = true
        _ = reader.expectString(value, "value")
      case .state:
        guard reader.expectString(value, "state") else { return }
        if !reader.isKnownState(value) {
          reader.schema(
            value, "The state '\(reader.tape.text(value, reader.bytes))' is unknown",
            hint: "Known are new, needs_review, translated and stale")
        }
      default: break
      }
    }
    if !hasValue, tape.kind(unit) == .object, tape.failure == nil {
      schema(unit, "stringUnit has no value", effect: .losesEntries)
    }
  }

  private mutating func readVariations(_ variations: Int) {
    var kinds = 0
    forEachField(variations, "variations") { reader, value, field in
      let name = value - 1
      kinds += 1
      switch field {
      case .plural, .device, .width:
        if kinds > 1 {
          reader.schema(
            name, "A second choice beside another one is never made",
            hint: "Put one inside of the other", effect: .losesEntries)
        }
      default:
        reader.schema(
          name, "Texts vary by plural or device, not by '\(reader.tape.text(name, reader.bytes))'",
          effect: .losesEntries)
      }
      reader.forEachName(value, "A choice") { reader, selector in
        reader.readValue(selector + 1, "A branch")
      }
    }
  }

  /// Whether a localization is what nearly all of them are, `stringUnit` with `state` and `value`
  /// alone, and nothing is to be said of it.
  @inline(__always)
  private func isPlain(_ object: Int) -> Bool {
    guard tape.nodes[object].next == object + 7, tape.nodes[object].kind == .object,
      tape.nodes[object + 2].kind == .object, tape.nodes[object + 2].next == object + 7,
      tape.isString(object + 4), tape.isString(object + 6)
    else { return false }
    return field(object + 1) == .stringUnit && field(object + 3) == .state
      && field(object + 5) == .value && isKnownState(object + 4)
  }

  private func isKnownState(_ state: Int) -> Bool {
    isText(state, "translated") || isText(state, "needs_review") || isText(state, "new")
      || isText(state, "stale")
  }
}
