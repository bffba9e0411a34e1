import CalqueDiagnostics

/// Creates a document from the events of an XML file, and checks it against XLIFF 1.2.
struct XLIFFReader: ~Copyable {
  /// The contents of a file.
  struct Contents {
    var units: [XLIFFUnitPlaces] = []
    var rest: [XLIFFUnitRest] = []
    var hasTargets = false
  }

  let events: XMLEvents
  var document = XLIFFDocument()
  /// The contents of each file found so far.
  var contents: [Contents] = []
  /// The texts to decode from; texts that consist of several pieces are added to it.
  var texts: XMLTexts
  private(set) var problems: [CatalogProblem] = []

  static func read(_ source: SourceText) -> (
    document: XLIFFDocument, problems: [CatalogProblem]
  ) {
    guard !source.utf8.isEmpty else {
      let problem = CatalogProblem(.emptyFile, at: 0..<0, "The file is empty", effect: .losesFile)
      return (XLIFFDocument(), [problem])
    }
    var problems = source.utf8.withUnsafeBufferPointer {
      EncodingChecks.problems(source, $0, readable: [.utf8, .unicode])
    }
    var reader = XLIFFReader(events: XMLEvents(source))
    reader.texts.isWellFormed = problems.allSatisfy { $0.code != .encodingInvalid }
    problems += XLIFFSyntax.problems(reader.events)
    reader.readDocument()
    problems += reader.problems
    // A stable sort: the first problem at a place stays first.
    let order = problems.indices.sorted {
      (problems[$0].range.lowerBound, $0) < (problems[$1].range.lowerBound, $1)
    }
    return (reader.document, order.map { problems[$0] })
  }

  private init(events: consuming XMLEvents) {
    texts = events.texts
    self.events = events
  }

  mutating func schema(
    _ range: Range<Int>, _ message: String, hint: String? = nil,
    effect: CatalogProblem.Effect = .none, code: CatalogProblem.Code = .xliffSchema
  ) {
    problems.append(CatalogProblem(code, at: range, message, hint: hint, effect: effect))
  }

  // MARK: The document

  private mutating func readDocument() {
    guard let first = events.indices.first(where: { events[$0].kind == .start }) else {
      if events.errors.isEmpty {
        schema(0..<0, "Expected an <xliff> element, found none", effect: .losesFile)
      }
      return
    }
    let root = events[first]
    guard events.isStart(root, ofLocal: "xliff") else {
      schema(
        root.range, "Expected <xliff>, found <\(events.name(of: root))>",
        hint: "Export the localizations from Xcode again", effect: .losesFile)
      return
    }
    document.root = root.range
    document.end = events[root.partner].range.lowerBound
    document.version = events.attribute("version", of: root)
    guard checkVersion(root) else { return }
    if !events.isStart(root, of: "xliff") {
      schema(
        root.nameRange, "The elements have the prefix of '\(events.name(of: root))'",
        hint: "Remove the prefix: Xcode ignores elements with a prefix")
    }
    readFiles(after: first)
    // Only now, everything that they are decoded from is complete.
    for (index, content) in contents.enumerated() {
      // An array that grew has unused capacity.
      document.files[index].units = XLIFFUnits(
        places: content.units.withUnsafeBufferPointer { Array($0) }, rest: content.rest,
        texts: texts)
    }
  }

  /// Whether the version is supported.
  private mutating func checkVersion(_ root: XMLEvents.Event) -> Bool {
    guard let version = document.version else {
      schema(
        root.range, "The <xliff> element has no version", hint: "Write version=\"1.2\"")
      return true
    }
    if version.value.hasPrefix("1.") {
      if version.value != "1.2" {
        schema(version.valueRange, "The file is XLIFF \(version.value); Xcode writes 1.2")
      }
      return true
    }
    schema(
      version.valueRange, "The file is XLIFF \(version.value), which is not supported",
      hint: "Export it as XLIFF 1.2, as Xcode does", effect: .losesFile)
    return false
  }

  /// Visits the elements at any depth: if a tag was never closed, the ones that follow are inside
  /// it.
  private mutating func readFiles(after root: Int) {
    var index = root + 1
    while index < events.count {
      let event = events[index]
      index += 1
      guard event.kind == .start else { continue }
      if events.isStart(event, ofLocal: "file") {
        readFile(event)
      } else if document.files.isEmpty {
        continue
      } else if events.isStart(event, ofLocal: "trans-unit") {
        index = readUnit(index - 1)
      } else if events.isStart(event, ofLocal: "header") {
        let end = events[event.partner].range.upperBound
        document.files[document.files.count - 1].header = event.range.lowerBound..<end
      } else if events.isStart(event, ofLocal: "body") {
        let end = events[event.partner].range.lowerBound
        document.files[document.files.count - 1].body = event.range.upperBound..<end
        document.files[document.files.count - 1].isBodySelfClosing = event.isSelfClosing
      }
    }
  }

  private mutating func readFile(_ event: XMLEvents.Event) {
    var file = XLIFFDocument.File(
      range: event.range.lowerBound..<events[event.partner].range.upperBound,
      tagRange: event.range, units: XLIFFUnits())
    for attribute in events.attributes(of: event) {
      switch attribute.name {
      case "original": file.original = attribute
      case "source-language": file.sourceLanguage = attribute
      case "target-language": file.targetLanguage = attribute
      default: file.attributes.append(attribute)
      }
    }
    if file.original == nil {
      schema(
        event.range, "The <file> has no 'original'",
        hint: "Name the file that its texts come from, such as Localizable.strings",
        effect: .altersEntries)
    }
    if file.sourceLanguage == nil {
      schema(
        event.range, "The <file> has no 'source-language'",
        hint: "Name the language of its sources, such as en", effect: .altersEntries)
    }
    if let language = file.targetLanguage,
      let other = document.files.lazy.compactMap(\.targetLanguage).first,
      other.value != language.value
    {
      problems.append(
        CatalogProblem(
          .xliffSchema, at: language.valueRange,
          "The target language is '\(language.value)' here and '\(other.value)' above",
          hint: "Xcode imports files of one target language", effect: .altersEntries,
          related: other.valueRange))
    }
    document.files.append(file)
    contents.append(Contents())
  }
}

extension XMLEvents {
  /// Whether an event is the start of an element with a name, regardless of its prefix.
  func isStart(_ event: Event, ofLocal name: StaticString) -> Bool {
    if isStart(event, of: name) { return true }
    guard event.kind == .start, event.nameRange.count > name.utf8CodeUnitCount,
      source.utf8[event.nameRange.upperBound - name.utf8CodeUnitCount - 1] == UInt8(ascii: ":")
    else { return false }
    let start = event.nameRange.upperBound - name.utf8CodeUnitCount
    return name.withUTF8Buffer { source.utf8[start..<event.nameRange.upperBound].elementsEqual($0) }
  }
}
