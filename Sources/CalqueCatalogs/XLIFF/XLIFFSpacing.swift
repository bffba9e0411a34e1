import CalqueDiagnostics

/// Determines the layout of the units of a file from its first ones.
enum XLIFFSpacing {
  /// Returns a printer with the same layout for new units.
  static func printer(like file: XLIFFDocument.File, in text: SourceText) -> XLIFFPrinter {
    var printer = XLIFFPrinter()
    guard let unit = file.units.first(where: { $0.source != nil }) ?? file.units.first else {
      return printer
    }
    printer.indentation = space(before: unit.range.lowerBound, text)
    if let source = unit.source {
      printer.innerIndentation = space(before: source.range.lowerBound, text)
    }
    let tag = String(decoding: text.utf8[unit.tagRange], as: UTF8.self)
    printer.preservesSpace = tag.contains("xml:space")
    printer.writesEmptyNotes = !unit.notes.isEmpty
    return printer
  }

  private static func space(before place: Int, _ text: SourceText) -> String {
    var start = place
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(text.utf8[start - 1]) { start -= 1 }
    return String(decoding: text.utf8[start..<place], as: UTF8.self)
  }
}
