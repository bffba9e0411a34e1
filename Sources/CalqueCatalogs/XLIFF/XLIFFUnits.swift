/// The units of a `<file>`, in file order. Each access decodes a unit.
struct XLIFFUnits: RandomAccessCollection, Sendable {
  /// The places of the units.
  let places: [XLIFFUnitPlaces]
  /// The rare properties of units.
  private let rest: [XLIFFUnitRest]
  /// The texts that units are decoded from.
  let texts: XMLTexts

  init(places: [XLIFFUnitPlaces] = [], rest: [XLIFFUnitRest] = [], texts: XMLTexts = XMLTexts()) {
    self.places = places
    self.rest = rest
    self.texts = texts
  }

  var startIndex: Int { 0 }
  var endIndex: Int { places.count }

  /// Whether any unit has a target.
  var haveTargets: Bool { places.contains { !$0.target.isNone } }

  subscript(index: Int) -> XLIFFDocument.Unit {
    let unit = places[index]
    let id = texts.decode(unit.id)
    var result = XLIFFDocument.Unit(
      range: unit.range.range, tagRange: unit.tagRange.range, id: id,
      path: XLIFFPath(id: id.value), source: text(unit.source), target: text(unit.target))
    if !unit.note.isNone { result.notes.append(XLIFFDocument.Note(unit.note, texts)) }
    if let rest = rest(index) {
      result.attributes = rest.attributes
      result.translate = rest.translate
      result.source?.qualifier = rest.sourceQualifier
      result.source?.inline = rest.sourceInline
      result.target?.qualifier = rest.targetQualifier
      result.target?.inline = rest.targetInline
      result.notes += rest.notes
      result.others = rest.others
    }
    return result
  }

  /// The decoded attribute `id` of a unit.
  func id(_ index: Int) -> String { texts.string(places[index].id.content) }

  /// The rare properties of a unit. Returns nil if it has none.
  func rest(_ index: Int) -> XLIFFUnitRest? {
    let place = places[index].rest
    return place < 0 ? nil : rest[Int(place)]
  }

  private func text(_ places: XLIFFUnitPlaces.Text) -> XLIFFDocument.Text? {
    guard !places.isNone else { return nil }
    let range = places.range.range
    return XLIFFDocument.Text(
      range: range, tagRange: range.lowerBound..<Int(places.tagEnd),
      content: places.inner, isSelfClosing: places.isSelfClosing,
      string: texts.string(places.content), state: texts.attribute(places.attribute))
  }
}

extension XLIFFDocument.Note {
  /// Decodes a note.
  init(_ places: XLIFFUnitPlaces.Text, _ texts: XMLTexts) {
    self.init(
      range: places.range.range, content: places.inner,
      isSelfClosing: places.isSelfClosing, string: texts.string(places.content),
      from: places.attribute.isNone ? nil : texts.string(places.attribute.content))
  }
}
