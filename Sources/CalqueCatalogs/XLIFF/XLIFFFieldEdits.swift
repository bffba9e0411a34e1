import CalqueDiagnostics

/// Finds the edits that change a tag, and its elements, to represent changed fields.
struct XLIFFFieldEdits {
  /// The fields in the file: first those that are attributes.
  let before: [CatalogField]
  /// The fields to write.
  let after: [CatalogField]
  /// The opening tag.
  let tag: Range<Int>
  /// The place where new elements are inserted, and the text written in front of each.
  let place: Int
  let indentation: String
  let text: SourceText

  /// - Parameters:
  ///   - canHold: Whether an element with a name is allowed there.
  /// - Throws: An error without a key, if the spelling of a field is not that of an attribute or
  ///   element.
  func edits(canHold: (_ element: String) -> Bool) throws(CatalogWritingError) -> [Edit] {
    guard before.map({ [$0.name, $0.spelling] }) != after.map({ [$0.name, $0.spelling] }) else {
      return []
    }
    return try attributes() + elements(canHold)
  }

  private func attributes() throws(CatalogWritingError) -> [Edit] {
    var edits: [Edit] = []
    let wanted = after.filter { !XLIFFFields.isElement($0) }
    let known = before.filter { !XLIFFFields.isElement($0) }
    for field in known {
      let value = field.range
      guard let new = wanted.last(where: { $0.name == field.name }) else {
        // The white space in front of the name is removed with it.
        var start = value.lowerBound - 1
        while start > tag.lowerBound, text.utf8[start - 1] != UInt8(ascii: "=") { start -= 1 }
        start = max(start - 1, tag.lowerBound)
        while start > tag.lowerBound, Self.isSpace(text.utf8[start - 1]) { start -= 1 }
        start -= field.name.utf8.count
        while start > tag.lowerBound, Self.isSpace(text.utf8[start - 1]) { start -= 1 }
        edits.append(Edit(range: start..<(value.upperBound + 1), replacement: ""))
        continue
      }
      guard new.spelling != field.spelling else { continue }
      try check(new, quote: text.utf8[value.upperBound])
      edits.append(Edit(range: value, replacement: new.spelling))
    }
    var added = ""
    for field in wanted where !known.contains(where: { $0.name == field.name }) {
      try check(field, quote: UInt8(ascii: "\""))
      added += " \(field.name)=\"\(field.spelling)\""
    }
    if !added.isEmpty {
      let end = tag.upperBound - 1
      let isEmpty = end > tag.lowerBound && text.utf8[end - 1] == UInt8(ascii: "/")
      let place = isEmpty ? end - 1 : end
      edits.append(Edit(range: place..<place, replacement: added))
    }
    return edits
  }

  private func elements(_ canHold: (String) -> Bool) throws(CatalogWritingError) -> [Edit] {
    var edits: [Edit] = []
    var wanted = after.filter(XLIFFFields.isElement)
    for field in before where XLIFFFields.isElement(field) {
      guard let place = wanted.firstIndex(where: { $0.name == field.name }) else {
        var start = field.range.lowerBound
        while start > tag.upperBound, Self.isSpace(text.utf8[start - 1]) { start -= 1 }
        edits.append(Edit(range: start..<field.range.upperBound, replacement: ""))
        continue
      }
      let new = wanted.remove(at: place)
      guard new.spelling != field.spelling else { continue }
      try check(element: new)
      edits.append(Edit(range: field.range, replacement: new.spelling))
    }
    var added = ""
    for field in wanted {
      guard canHold(field.name) else {
        throw CatalogWritingError("An element <\(field.name)> is not allowed here")
      }
      try check(element: field)
      added += indentation + field.spelling
    }
    if !added.isEmpty { edits.append(Edit(range: place..<place, replacement: added)) }
    return edits
  }

  // MARK: Spellings

  private func check(_ field: CatalogField, quote: UInt8) throws(CatalogWritingError) {
    let tag = "<a \(field.name)=\"\(field.spelling)\"/>"
    let events = XMLEvents(SourceText(path: "", text: tag))
    let isWhole = events.count == 2 && Self.isWellFormed(events) && events[0].isSelfClosing
    guard isWhole, !field.spelling.utf8.contains(quote), events.attributes(of: events[0]).count == 1
    else {
      throw CatalogWritingError(
        "'\(field.spelling)' is not the raw text of the attribute '\(field.name)'")
    }
  }

  private func check(element field: CatalogField) throws(CatalogWritingError) {
    let events = XMLEvents(SourceText(path: "", text: field.spelling))
    guard Self.isWellFormed(events), let first = events.indices.first,
      events[first].kind == .start, events.name(of: events[first]) == field.name,
      events[first].partner == events.count - 1,
      events[events.count - 1].range.upperBound == field.spelling.utf8.count
        || events[first].isSelfClosing
          && events[first].range.upperBound == field.spelling.utf8.count
    else {
      throw CatalogWritingError("'\(field.spelling)' is not an element <\(field.name)>")
    }
  }

  /// Whether there is no error except for a prefix, which may be declared around the element.
  private static func isWellFormed(_ events: borrowing XMLEvents) -> Bool {
    events.errors.allSatisfy { $0.kind == .undeclaredPrefix }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
