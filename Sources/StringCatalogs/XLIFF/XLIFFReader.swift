import Diagnostics

/// Makes a document of the pieces of an XML file, and holds it against XLIFF 1.2.
struct XLIFFReader: ~Copyable {
  private let events: XMLEvents
  private var document = XLIFFDocument()
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
    problems += XLIFFSyntax.problems(reader.events)
    reader.readDocument()
    problems += reader.problems
    // Sorted, and stable: what is said first about a place stays first.
    let order = problems.indices.sorted {
      (problems[$0].range.lowerBound, $0) < (problems[$1].range.lowerBound, $1)
    }
    return (reader.document, order.map { problems[$0] })
  }

  private init(events: consuming XMLEvents) {
    self.events = events
  }

  private mutating func schema(
    _ range: Range<Int>, _ message: String, hint: String? = nil,
    effect: CatalogProblem.Effect = .none
  ) {
    problems.append(CatalogProblem(.xliffSchema, at: range, message, hint: hint, effect: effect))
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
        hint: "Write them without one: Xcode passes over elements with a prefix")
    }
    readFiles(after: first)
  }

  /// Whether it is a version that is read.
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
      version.valueRange, "The file is XLIFF \(version.value), which is not read here",
      hint: "Export it as XLIFF 1.2, as Xcode does", effect: .losesFile)
    return false
  }

  /// Goes through the elements wherever they stand: where a tag was never closed, the ones that
  /// follow are inside of it.
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
      tagRange: event.range)
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
          hint: "Xcode imports files of one target language", related: other.valueRange))
    }
    document.files.append(file)
  }

  // MARK: Units

  /// Reads the unit whose tag has an index; gives the index of what follows.
  private mutating func readUnit(_ start: Int) -> Int {
    let event = events[start]
    var unit = XLIFFDocument.Unit(
      range: event.range.lowerBound..<events[event.partner].range.upperBound,
      tagRange: event.range, path: XLIFFPath(key: ""))
    for attribute in events.attributes(of: event) {
      switch attribute.name {
      case "id": unit.id = attribute
      case "translate": unit.translate = attribute
      case "xml:space": break
      default: unit.attributes.append(attribute)
      }
    }
    var index = start + 1
    while index < event.partner {
      let child = events[index]
      guard child.kind == .start else {
        index += 1
        continue
      }
      // A unit that begins in another one: a tag above was never closed.
      if events.isStart(child, ofLocal: "trans-unit") || events.isStart(child, ofLocal: "file") {
        unit.range = event.range.lowerBound..<child.range.lowerBound
        break
      }
      readPart(index, child, of: &unit)
      index = child.partner + 1
    }
    check(&unit, event)
    let last = document.files.count - 1
    if unit.id != nil { document.files[last].units.append(unit) }
    return index
  }

  private mutating func readPart(
    _ index: Int, _ event: XMLEvents.Event, of unit: inout XLIFFDocument.Unit
  ) {
    if events.isStart(event, ofLocal: "source") {
      if unit.source == nil {
        unit.source = readText(index, event)
      } else {
        schema(event.range, "The unit has a second <source>", effect: .altersEntries)
      }
    } else if events.isStart(event, ofLocal: "target") {
      if unit.target == nil {
        unit.target = readText(index, event)
      } else {
        schema(event.range, "The unit has a second <target>", effect: .altersEntries)
      }
    } else if events.isStart(event, ofLocal: "note") {
      let text = readText(index, event)
      unit.notes.append(
        XLIFFDocument.Note(
          range: text.range, content: text.content, isSelfClosing: text.isSelfClosing,
          string: text.string, from: events.attribute("from", of: event)?.value))
    } else {
      let end = events[event.partner].range.upperBound
      unit.others.append((events.name(of: event), event.range.lowerBound..<end))
    }
  }

  private func readText(_ index: Int, _ event: XMLEvents.Event) -> XLIFFDocument.Text {
    let end = events[event.partner].range
    var text = XLIFFDocument.Text(
      range: event.range.lowerBound..<end.upperBound, tagRange: event.range,
      content: event.range.upperBound..<max(event.range.upperBound, end.lowerBound),
      isSelfClosing: event.isSelfClosing, string: "")
    if event.partner == index + 2 {
      text.string = events.text(of: events[index + 1])
    } else if event.partner > index + 1 {
      for inner in (index + 1)..<event.partner {
        let piece = events[inner]
        switch piece.kind {
        case .text, .cdata: text.string += events.text(of: piece)
        case .start where text.inline == nil: text.inline = piece.range
        default: break
        }
      }
    }
    text.state = events.attribute("state", of: event)
    text.qualifier = events.attribute("state-qualifier", of: event)
    return text
  }

  private mutating func check(_ unit: inout XLIFFDocument.Unit, _ event: XMLEvents.Event) {
    guard let id = unit.id else {
      schema(
        event.range, "The unit has no 'id'", hint: "Give it the key of its text",
        effect: .losesEntries)
      return
    }
    unit.path = XLIFFPath(id: id.value)
    if XLIFFPath.isBroken(id.value) {
      schema(
        id.valueRange, "Expected a path such as plural.one after '|==|' in '\(id.value)'",
        hint: "Xcode takes all of it for a key", effect: .losesEntries)
    }
    if unit.source == nil {
      // Xcode leaves it out where it adds a plural category.
      schema(
        event.range, "The unit '\(id.value)' has no <source>",
        hint: "Export the localizations from Xcode again",
        effect: unit.path.style == .plain ? .altersEntries : .none)
    }
    if let target = unit.target, let state = target.state, !XLIFFState.isKnown(state.value) {
      schema(state.valueRange, "'\(state.value)' is no state of XLIFF 1.2")
    }
    if unit.target != nil, let file = document.files.last, file.targetLanguage == nil,
      !file.units.contains(where: { $0.target != nil })
    {
      schema(
        file.tagRange, "The <file> has no 'target-language', and there are targets in it",
        hint: "Name the language of its targets, such as de", effect: .altersEntries)
    }
    for text in [unit.source, unit.target].compactMap(\.self) {
      guard let inline = text.inline else { continue }
      schema(
        inline, "Xcode reads this text without its elements, as '\(text.string)'",
        hint: "Write the text without elements")
    }
  }
}

extension XMLEvents {
  /// Whether a piece is the start of an element of a name, whatever its prefix.
  func isStart(_ event: Event, ofLocal name: StaticString) -> Bool {
    if isStart(event, of: name) { return true }
    guard event.kind == .start, event.nameRange.count > name.utf8CodeUnitCount,
      source.utf8[event.nameRange.upperBound - name.utf8CodeUnitCount - 1] == UInt8(ascii: ":")
    else { return false }
    let start = event.nameRange.upperBound - name.utf8CodeUnitCount
    return name.withUTF8Buffer { source.utf8[start..<event.nameRange.upperBound].elementsEqual($0) }
  }
}
