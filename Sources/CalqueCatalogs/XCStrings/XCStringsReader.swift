import CalqueDiagnostics

/// Reads a string catalog and checks it against its format.
struct XCStringsReader {
  private let source: SourceText
  let bytes: UnsafeBufferPointer<UInt8>
  let tape: JSONTape
  var problems: [CatalogProblem] = []
  private var isReadable = true
  private var sourceLanguage = ""
  private var version = ""
  private var keys: [Int] = []
  lazy var lines = LineMap(source)

  static let problemLimit = 1000

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

  mutating func report(
    _ code: CatalogProblem.Code, at range: Range<Int>, _ message: String, hint: String? = nil,
    effect: CatalogProblem.Effect = .none, related: Range<Int>? = nil
  ) {
    guard problems.count < Self.problemLimit else { return }
    problems.append(
      CatalogProblem(code, at: range, message, hint: hint, effect: effect, related: related))
  }

  mutating func schema(
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
        hint: "A string catalog requires sourceLanguage, strings and version",
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
  func field(_ name: Int) -> XCStringsField {
    XCStringsField(UnsafeBufferPointer(rebasing: bytes[tape.range(name)]))
  }

  @inline(__always)
  func isText(_ node: Int, _ word: StaticString) -> Bool {
    XCStringsField.matches(UnsafeBufferPointer(rebasing: bytes[tape.range(node)]), word)
  }

  private mutating func readCatalog() {
    guard !tape.nodes.isEmpty else { return }
    guard tape.kind(0) == .object else {
      schema(0, "The root of a string catalog must be an object", effect: .losesFile)
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
        // Xcode increments the second number for fields that older readers skip.
        if !version.hasPrefix("1.") {
          schema(value, "The version '\(version)' is unknown; use 1.0 or a later 1.x")
        }
      case .strings:
        if expectObject(value, "strings") { readEntries(value) }
      default: break
      }
    }
    // If the text ends early, fields may be missing because of that.
    guard tape.failure == nil else { return }
    if !seen.contains(.sourceLanguage) { schema(0, "sourceLanguage is missing") }
    if !seen.contains(.version) { schema(0, "version is missing") }
    if !seen.contains(.strings) { schema(0, "strings is missing") }
  }

  mutating func expectString(_ node: Int, _ name: String) -> Bool {
    if tape.isString(node) { return true }
    schema(node, "\(name) is not a string", effect: .altersEntries)
    return false
  }

  mutating func expectObject(_ node: Int, _ name: String) -> Bool {
    if tape.kind(node) == .object { return true }
    schema(node, "\(name) is not an object", effect: .losesEntries)
    return false
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
          "The key '\(tape.text(key, bytes))' is already defined at "
            + "\(lines.position(at: tape.fullRange(first).lowerBound))",
          hint: "Remove one of the two", effect: .losesEntries, related: tape.fullRange(first))
      }
      readEntry(key + 1)
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
            hint: "Use manual, stale, extracted_with_value or migrated")
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
}
