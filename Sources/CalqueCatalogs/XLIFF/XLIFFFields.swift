import CalqueDiagnostics

/// Fields that the model has no name for: attributes by their names, spelled as between the quotes,
/// and whole elements, spelled from tag to tag.
enum XLIFFFields {
  /// The other attributes of a `<file>`, and its header.
  static func fields(of file: XLIFFDocument.File, in source: SourceText) -> [CatalogField] {
    var fields = attributes(file.attributes, in: source)
    if let header = file.header { fields.append(field("header", header, in: source)) }
    return fields
  }

  /// The other attributes and elements of a unit.
  static func fields(of unit: XLIFFUnitRest, in source: SourceText) -> [CatalogField] {
    attributes(unit.attributes, in: source)
      + unit.others.map { field($0.name, $0.range, in: source) }
  }

  /// Whether a field is an element: an attribute cannot contain this character.
  static func isElement(_ field: CatalogField) -> Bool {
    field.spelling.utf8.first == UInt8(ascii: "<")
  }

  private static func attributes(
    _ attributes: [XMLAttribute], in source: SourceText
  ) -> [CatalogField] {
    attributes.map { field($0.name, $0.valueRange, in: source) }
  }

  private static func field(
    _ name: String, _ range: Range<Int>, in source: SourceText
  ) -> CatalogField {
    CatalogField(
      name: name, spelling: String(decoding: source.utf8[range], as: UTF8.self), range: range)
  }
}
