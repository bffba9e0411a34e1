import CalqueDiagnostics
public import Foundation

/// Symbols of a project, by their names, beside those of ``Symbol``.
///
/// A symbol is an SVG picture of paths (`<path>`) and simple shapes (`<circle>`, `<ellipse>`,
/// `<rect>`, `<line>`, `<polyline>`, `<polygon>`), in groups or not, with transforms. Its colours
/// do not matter: what is filled or traced is drawn in the foreground's colour. Lines become
/// thicker and thinner with the weight of the font, areas do not. The height of the view box is
/// that of the other symbols.
///
/// ```swift
/// var library = SymbolLibrary()
/// try library.add(
///   svg: #"<svg viewBox="0 0 24 24"><path d="M4 12h16" stroke="black"/></svg>"#,
///   named: "dash")
/// ```
public struct SymbolLibrary: Hashable, Sendable {
  private var symbols: [String: Symbol] = [:]

  /// Makes an empty library.
  public init() {}

  /// Makes a library of all SVG files in a folder; `dash.svg` is the symbol `dash`.
  ///
  /// - Throws: A `FileError` for the first file, in the order of names, that is not a picture; an
  ///   error of Foundation if the folder or a file cannot be read.
  public init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for file in files.sorted() where file.lowercased().hasSuffix(".svg") {
      let url = folder.appendingPathComponent(file)
      let text = try String(contentsOf: url, encoding: .utf8)
      do { try add(svg: text, named: String(file.dropLast(4))) } catch {
        throw FileError(Place(path: url.path, line: error.line, column: 1), error.message)
      }
    }
  }

  /// Adds a symbol, or replaces the one of its name.
  ///
  /// - Parameters:
  ///   - svg: The text of an SVG file.
  ///   - name: The name that views use. It may be that of a symbol that is drawn already.
  ///   - mirrorsInRightToLeft: Whether it is drawn the other way round from right to left; nil
  ///     means that its name says so, as `chevron.forward` does.
  /// - Throws: ``SVGSymbolError`` if the text is not SVG, draws nothing, or needs what symbols do
  ///   not have: letters, pictures, gradients, masks, style sheets, dashes.
  public mutating func add(
    svg: String, named name: String, mirrorsInRightToLeft: Bool? = nil
  ) throws(SVGSymbolError) {
    let drawing = try SVGReader.drawing(svg)
    symbols[name] = Symbol(
      name, drawing, mirrorsInRightToLeft: mirrorsInRightToLeft ?? SymbolTable.isMirrored(name))
  }

  /// The symbol of a template, as SF Symbols exports it and asset catalogs have it: its regular
  /// weight, as large beside a text as the guides of the template say.
  ///
  /// - Throws: ``SVGSymbolError`` if the text is not SVG, or has no symbol.
  package static func symbol(
    template: String, named name: String
  ) throws(SVGSymbolError) -> Symbol {
    Symbol(name, try SymbolTemplate(template).drawing(), mirrorsInRightToLeft: false)
  }

  /// The names of the project's symbols, sorted.
  public var names: [String] { symbols.keys.sorted() }

  /// The project's symbol of a name, otherwise the one that is always drawn; nil if there is
  /// neither.
  public func symbol(named name: String) -> Symbol? {
    symbols[name] ?? Symbol(named: name)
  }
}
