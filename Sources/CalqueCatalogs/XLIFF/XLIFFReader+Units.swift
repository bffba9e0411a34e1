extension XLIFFReader {
  /// Reads the unit whose tag has an index. Returns the index of what follows.
  mutating func readUnit(_ start: Int) -> Int {
    let event = events[start]
    var unit = XLIFFUnitPlaces(
      range: ByteRange(event.range.lowerBound..<events[event.partner].range.upperBound),
      tagRange: ByteRange(event.range), id: .none)
    var rest: XLIFFUnitRest?
    for number in events.attributeNumbers(of: event) {
      let attribute = events.attributePlaces(number)
      let name = attribute.name.range
      if events.isSpelled(name, "id") {
        unit.id = attribute
      } else if events.isSpelled(name, "xml:space") {
        continue
      } else if let attribute = texts.attribute(attribute) {
        if attribute.name == "translate" {
          rest.orEmpty.translate = attribute
        } else {
          rest.orEmpty.attributes.append(attribute)
        }
      }
    }
    var index = start + 1
    while index < event.partner {
      let child = events[index]
      guard child.kind == .start else {
        index += 1
        continue
      }
      // A unit inside another one: a tag above was never closed.
      if events.isStart(child, ofLocal: "trans-unit") || events.isStart(child, ofLocal: "file") {
        unit.range = ByteRange(event.range.lowerBound..<child.range.lowerBound)
        break
      }
      readPart(index, child, of: &unit, &rest)
      index = child.partner + 1
    }
    check(unit, rest, event)
    guard !unit.id.isNone else { return index }
    let file = contents.count - 1
    if let rest {
      unit.rest = Int32(clamping: contents[file].rest.count)
      contents[file].rest.append(rest)
    }
    contents[file].units.append(unit)
    return index
  }

  private mutating func readPart(
    _ index: Int, _ event: XMLEvents.Event, of unit: inout XLIFFUnitPlaces,
    _ rest: inout XLIFFUnitRest?
  ) {
    if events.isStart(event, ofLocal: "source") {
      guard unit.source.isNone else {
        schema(event.range, "The unit has a second <source>", effect: .altersEntries)
        return
      }
      let inline: Range<Int>?
      (unit.source, inline) = readText(index, event, attribute: "state")
      if let inline { rest.orEmpty.sourceInline = inline }
      if let qualifier = events.attribute("state-qualifier", of: event) {
        rest.orEmpty.sourceQualifier = qualifier
      }
    } else if events.isStart(event, ofLocal: "target") {
      guard unit.target.isNone else {
        schema(event.range, "The unit has a second <target>", effect: .altersEntries)
        return
      }
      let inline: Range<Int>?
      (unit.target, inline) = readText(index, event, attribute: "state")
      if let inline { rest.orEmpty.targetInline = inline }
      if let qualifier = events.attribute("state-qualifier", of: event) {
        rest.orEmpty.targetQualifier = qualifier
      }
    } else if events.isStart(event, ofLocal: "note") {
      let (note, _) = readText(index, event, attribute: "from")
      if unit.note.isNone {
        unit.note = note
      } else {
        rest.orEmpty.notes.append(XLIFFDocument.Note(note, texts))
      }
    } else {
      let end = events[event.partner].range.upperBound
      rest.orEmpty.others.append((events.name(of: event), event.range.lowerBound..<end))
    }
  }

  /// A text, and the first inline element in it.
  private mutating func readText(
    _ index: Int, _ event: XMLEvents.Event, attribute: StaticString
  ) -> (XLIFFUnitPlaces.Text, inline: Range<Int>?) {
    let end = events[event.partner].range
    var text = XLIFFUnitPlaces.Text(
      range: ByteRange(event.range.lowerBound..<end.upperBound),
      tagEnd: UInt32(clamping: event.range.upperBound),
      contentEnd: UInt32(clamping: max(event.range.upperBound, end.lowerBound)),
      isSelfClosing: event.isSelfClosing)
    var inline: Range<Int>?
    if event.partner == index + 2, events[index + 1].isText {
      text.content = events.content(of: events[index + 1])
    } else if event.partner > index + 1 {
      let start = texts.decoded.count
      for inner in (index + 1)..<event.partner {
        let piece = events[inner]
        switch piece.kind {
        case .text, .cdata: texts.append(events.content(of: piece))
        case .start where inline == nil: inline = piece.range
        case .start, .end, .comment, .instruction: break
        }
      }
      text.content = XMLContent(start..<texts.decoded.count, isDecoded: true)
    }
    text.attribute = events.attributePlaces(attribute, of: event)
    return (text, inline)
  }

  private mutating func check(
    _ unit: XLIFFUnitPlaces, _ rest: XLIFFUnitRest?, _ event: XMLEvents.Event
  ) {
    guard !unit.id.isNone else {
      schema(
        event.range, "The unit has no 'id'", hint: "Add an id with the key of the text",
        effect: .losesEntries, code: .xliffID)
      return
    }
    // Most ids are keys without characters of a path.
    let isKey = !texts.bytes(unit.id.content).contains(where: XLIFFPath.isMark)
    if !isKey, XLIFFPath.isBroken(texts.string(unit.id.content)) {
      schema(
        unit.id.value.range,
        "Expected a path such as plural.one after '|==|' in '\(texts.string(unit.id.content))'",
        hint: "Xcode reads the whole id as a key", effect: .losesEntries, code: .xliffID)
    }
    if unit.source.isNone {
      let id = texts.string(unit.id.content)
      // Xcode omits it where it adds a plural category.
      schema(
        event.range, "The unit '\(id)' has no <source>",
        hint: "Export the localizations from Xcode again",
        effect: XLIFFPath(id: id).style == .plain ? .altersEntries : .none)
    }
    if !unit.target.isNone { checkTarget(unit.target) }
    for (text, inline) in [
      (unit.source.content, rest?.sourceInline), (unit.target.content, rest?.targetInline),
    ] {
      guard let inline else { continue }
      schema(
        inline, "Xcode reads this text without its elements, as '\(texts.string(text))'",
        hint: "Write the text without elements")
    }
  }

  private mutating func checkTarget(_ target: XLIFFUnitPlaces.Text) {
    if !target.attribute.isNone {
      let state = texts.string(target.attribute.content)
      if !XLIFFState.isKnown(state) {
        schema(
          target.attribute.value.range, "'\(state)' is not a state of XLIFF 1.2",
          hint: "Write translated or new, or prefix your own state with x-",
          effect: .altersEntries)
      }
    }
    if let file = document.files.last, file.targetLanguage == nil,
      !(contents.last?.hasTargets ?? false)
    {
      schema(
        file.tagRange, "The <file> has no 'target-language', and there are targets in it",
        hint: "Name the language of its targets, such as de", effect: .altersEntries)
    }
    if !contents.isEmpty { contents[contents.count - 1].hasTargets = true }
  }
}

extension XLIFFUnitRest? {
  /// The value, or an empty one if it is nil.
  fileprivate var orEmpty: XLIFFUnitRest {
    get { self ?? XLIFFUnitRest() }
    set { self = newValue }
  }
}
