import CalqueCatalogs
import CalqueDiagnostics

/// Parses `<resources>`.
struct AndroidReader: ~Copyable {
  private let events: XMLEvents
  private var result: AndroidResources
  private var comment: String?
  private var counts: [String: Int] = [:]

  static func read(_ source: SourceText) -> AndroidResources {
    var reader = AndroidReader(source)
    reader.readAll()
    return reader.finished()
  }

  private init(_ source: SourceText) {
    events = XMLEvents(source)
    result = AndroidResources()
    result.source = source
  }

  private consuming func finished() -> AndroidResources {
    result.problems += events.errors.map {
      ExchangeProblem(at: $0.range, "This is not well-formed XML: \($0.message)")
    }
    result.problems.sort { $0.range.lowerBound < $1.range.lowerBound }
    result.remarks = counts.sorted { $0.key < $1.key }.map { what, count in
      count == 1 ? "1 \(what)" : "\(count) \(what)s"
    }
    return result
  }

  private mutating func readAll() {
    guard let root = events.indices.first(where: { events[$0].kind == .start }) else {
      result.problems.append(ExchangeProblem(at: 0..<0, "Expected <resources>, found no element"))
      return
    }
    let start = events[root]
    guard events.isStart(start, of: "resources") else {
      result.problems.append(
        ExchangeProblem(
          at: start.nameRange, "Expected <resources>, found <\(events.name(of: start))>"))
      return
    }
    result.locale = events.attribute("tools:locale", of: start)?.value
    result.table = events.attribute("tools:table", of: start)?.value
    var names: [String: Int] = [:]
    var index = root + 1
    while index < start.partner {
      let event = events[index]
      switch event.kind {
      case .comment: comment = trimmed(events.text(of: event))
      case .start:
        readResource(event, index, &names)
        comment = nil
        index = max(event.partner, index)
      case .text, .cdata:
        let text = events.text(of: event)
        if text.contains(where: { !$0.isWhitespace }) {
          result.problems.append(
            ExchangeProblem(at: event.range, "Text is not allowed between resources"))
        }
      case .end, .instruction: break
      }
      index += 1
    }
  }

  private func trimmed(_ text: String) -> String {
    let head = text.drop { $0.isWhitespace }
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(head[...last])
  }

  private mutating func readResource(
    _ event: XMLEvents.Event, _ index: Int, _ names: inout [String: Int]
  ) {
    let tag = events.name(of: event)
    guard let kind = AndroidResource.Kind(rawValue: tag) else {
      if tag != "eat-comment" { counts["<\(tag)> element", default: 0] += 1 }
      return
    }
    guard let name = events.attribute("name", of: event) else {
      result.problems.append(
        ExchangeProblem(at: event.range, "The <\(tag)> has no name", hint: "Add a name"))
      return
    }
    if let earlier = names.updateValue(name.valueRange.lowerBound, forKey: name.value) {
      result.problems.append(
        ExchangeProblem(
          at: name.valueRange,
          "The name '\(name.value)' is already defined at \(result.source.position(at: earlier))",
          hint: "Remove one of the two"))
    }
    var resource = AndroidResource(
      kind, name: name.value, nameRange: name.valueRange,
      key: events.attribute("tools:key", of: event)?.value,
      isTranslatable: events.attribute("translatable", of: event)?.value != "false",
      comment: comment, items: [],
      range: event.range.lowerBound..<events[event.partner].range.upperBound)
    for attribute in events.attributes(of: event)
    where !["name", "tools:key", "translatable"].contains(attribute.name) {
      counts["attribute '\(attribute.name)'", default: 0] += 1
    }
    if kind == .string {
      resource.items = [item(event, index, quantity: "")]
    } else {
      readItems(of: event, index, kind, into: &resource)
    }
    result.resources.append(resource)
  }

  private mutating func readItems(
    of event: XMLEvents.Event, _ index: Int, _ kind: AndroidResource.Kind,
    into resource: inout AndroidResource
  ) {
    var index = index + 1
    while index < event.partner {
      let inner = events[index]
      if inner.kind == .start {
        if events.isStart(inner, of: "item") {
          let quantity = events.attribute("quantity", of: inner)
          if kind == .plurals, quantity.map({ !Self.quantities.contains($0.value) }) ?? true {
            result.problems.append(
              ExchangeProblem(
                at: quantity?.valueRange ?? inner.range,
                "Expected a quantity of zero, one, two, few, many or other"))
          }
          resource.items.append(
            item(inner, index, quantity: kind == .plurals ? quantity?.value ?? "other" : ""))
        } else {
          result.problems.append(
            ExchangeProblem(
              at: inner.range, "Expected <item>, found <\(events.name(of: inner))>"))
        }
        index = max(inner.partner, index)
      } else if inner.kind == .comment {
        counts["comment inside a resource", default: 0] += 1
      }
      index += 1
    }
  }

  private static let quantities: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// Reads the text of an element: its own, that of `<xliff:g>`, and other markup as it is written.
  private mutating func item(
    _ event: XMLEvents.Event, _ index: Int, quantity: String
  ) -> AndroidResource.Item {
    let end = events[event.partner]
    let range =
      event.isSelfClosing
      ? event.range.upperBound..<event.range.upperBound
      : event.range.upperBound..<max(end.range.lowerBound, event.range.upperBound)
    var text = AndroidText()
    var inner = index + 1
    while inner < event.partner {
      let piece = events[inner]
      switch piece.kind {
      case .text, .cdata:
        if let trouble = text.append(events.text(of: piece)) {
          result.problems.append(
            ExchangeProblem(.warning, at: piece.range, trouble.message, hint: trouble.hint))
        }
      case .start, .end:
        let name = events.name(of: piece.kind == .start ? piece : events[piece.partner])
        if name.hasSuffix(":g") || name == "g" {
          if piece.kind == .start { counts["<xliff:g> around a placeholder", default: 0] += 1 }
        } else if !piece.range.isEmpty {
          if piece.kind == .start, !piece.isSelfClosing || piece.partner != inner {
            counts["element of markup, <\(name)>, written out as text", default: 0] += 1
          }
          let isSecond = piece.kind == .end && events[piece.partner].isSelfClosing
          if !isSecond { text.appendMarkup(events.spelling(piece.range)) }
        }
      case .comment: counts["comment inside a text", default: 0] += 1
      case .instruction: break
      }
      inner += 1
    }
    return AndroidResource.Item(quantity: quantity, text.finished(), range: range)
  }
}
