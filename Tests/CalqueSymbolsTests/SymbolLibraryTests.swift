import CalqueDiagnostics
import CalqueDrawing
import CalqueSymbols
import Foundation
import Testing

/// The SVG pictures of a project. What is expected comes from SVG 1.1.
@Suite struct SymbolLibraryTests {
  private func library(_ elements: String, box: String = "0 0 24 24") throws -> SymbolLibrary {
    var library = SymbolLibrary()
    try library.add(svg: "<svg viewBox=\"\(box)\">\(elements)</svg>", named: "mine")
    return library
  }

  /// The ink in units of which the box is 24 high, and where it is.
  private func ink(
    _ elements: String, box: String = "0 0 24 24"
  ) throws -> (area: Double, bounds: CGRect) {
    let symbol = try #require(try library(elements, box: box).symbol(named: "mine"))
    var bounds = CGRect.null
    for item in symbol.paths(size: symbol.size(fontSize: 20), color: .black) {
      if case .fill(let path, _, _) = item { bounds = bounds.union(path.boundingRect) }
    }
    return (symbol.inkArea(weight: 400), bounds)
  }

  private func message(_ svg: String) -> String? {
    var library = SymbolLibrary()
    do { try library.add(svg: svg, named: "mine") } catch { return error.description }
    return nil
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.02 * max(1, abs(b)) }

  private static let areas: [(elements: String, area: Double)] = [
    (#"<rect x="2" y="3" width="10" height="6"/>"#, 60.0),
    (#"<circle cx="12" cy="12" r="10"/>"#, 100 * Double.pi),
    (#"<ellipse cx="12" cy="12" rx="10" ry="5"/>"#, 50 * Double.pi),
    (#"<polygon points="0,0 10,0 0,10"/>"#, 50),
    (#"<polyline points="0 0 10 0 0 10"/>"#, 50),
    (#"<path d="M1 1h10v10h-10z"/>"#, 100),
    (#"<path d="m1,1 10,0 0,10 -10,0z"/>"#, 100),
    (#"<path d="M2 12a10 10 0 1 1 20 0a10 10 0 1 1-20 0"/>"#, 100 * Double.pi),
    (#"<path d="M2 12A10 5 0 1022 12 10 5 0 102 12"/>"#, 50 * Double.pi),
    (#"<path d="M1.5.5h10v10h-10z"/>"#, 100),
    (#"<path d="M0 0Q12 0 12 12T24 24L0 24Z"/>"#, 288),
    (#"<path d="M0 0C6 0 12 6 12 12S18 24 24 24H0Z"/>"#, 288),
    // A hole: the inner square runs the same way round, so only even-odd leaves it out.
    (#"<path fill-rule="evenodd" d="M0 0H10V10H0Z M2 2H8V8H2Z"/>"#, 64),
    (#"<path d="M0 0H10V10H0Z M2 2H8V8H2Z"/>"#, 100),
    (#"<path d="M0 0H10V10H0Z M2 2V8H8V2Z"/>"#, 64),
    (#"<path d="M2 12H22" stroke="black" stroke-width="2"/>"#, 40),
    (#"<path d="M2 12H22" stroke="red" stroke-width="2" stroke-linecap="square"/>"#, 44),
    (
      #"<path d="M2 12H22" stroke="red" stroke-width="2" stroke-linecap="round"/>"#,
      40 + Double.pi
    ),
    (#"<line x1="2" y1="2" x2="2" y2="22" style="stroke: black; stroke-width: 4px"/>"#, 80),
    // The frame of a square, with pointed and with cut corners.
    (#"<path d="M4 4H20V20H4Z" fill="none" stroke="black" stroke-width="2"/>"#, 324 - 196),
    (
      #"<path d="M4 4H20V20H4Z" fill="none" stroke="black" stroke-width="2" stroke-linejoin="bevel"/>"#,
      324 - 196 - 2
    ),
    (#"<g transform="translate(2 2) scale(2)"><rect width="3" height="4"/></g>"#, 48),
    (#"<rect transform="rotate(45 12 12)" x="7" y="7" width="10" height="10"/>"#, 100),
    (#"<g fill="none"><rect width="9" height="9"/></g><rect width="2" height="2"/>"#, 4),
    (#"<rect width="9" height="9" opacity="0"/><rect width="2" height="2"/>"#, 4),
    // As in a browser, nothing is drawn outside of the box.
    (#"<rect x="-5" y="-5" width="10" height="10"/>"#, 25),
  ]

  @Test(arguments: areas)
  func `shapes have their areas`(elements: String, area: Double) throws {
    let found = try ink(elements).area
    #expect(near(found, area), "\(found) of \(area)")
  }

  @Test func `the view box becomes as high as other symbols`() throws {
    let square = #"<rect x="10" y="10" width="100" height="50"/>"#
    let symbol = try #require(try library(square, box: "10 10 100 50").symbol(named: "mine"))
    let size = symbol.size(fontSize: 20)
    #expect(size == CGSize(width: 48, height: 24))
    #expect(size.height == Symbol(named: "star")?.size(fontSize: 20).height)
    let bounds = try ink(square, box: "10 10 100 50").bounds
    #expect(abs(bounds.width - 48) < 0.01 && abs(bounds.height - 24) < 0.01)
  }

  @Test func `lines follow the weight and areas do not`() throws {
    let line = try #require(
      try library(#"<path d="M2 12H22" stroke="black" stroke-width="2"/>"#).symbol(named: "mine"))
    let area = try #require(
      try library(#"<rect width="9" height="9"/>"#).symbol(named: "mine"))
    #expect(line.inkArea(weight: 200) < line.inkArea(weight: 700))
    #expect(area.inkArea(weight: 200) == area.inkArea(weight: 700))
  }

  @Test func `a name of the project comes before the one that is always drawn`() throws {
    var library = SymbolLibrary()
    let own = #"<svg viewBox="0 0 24 24"><rect width="9" height="9"/></svg>"#
    try library.add(svg: own, named: "star")
    try library.add(svg: own, named: "logo.forward")
    try library.add(svg: own, named: "logo.left", mirrorsInRightToLeft: true)
    #expect(library.names == ["logo.forward", "logo.left", "star"])
    #expect(library.symbol(named: "star") != Symbol(named: "star"))
    #expect(library.symbol(named: "heart") == Symbol(named: "heart"))
    #expect(library.symbol(named: "no.such") == nil)
    #expect(library.symbol(named: "logo.forward")?.mirrorsInRightToLeft == true)
    #expect(library.symbol(named: "logo.left")?.mirrorsInRightToLeft == true)
    #expect(library.symbol(named: "star")?.mirrorsInRightToLeft == false)
  }

  @Test func `what editors write around the picture does not matter`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">
      <!-- A comment with <path> in it -->
      <svg xmlns="http://www.w3.org/2000/svg" width="24px" height="24px">
        <title>A &amp; B</title>
        <sodipodi:namedview><inkscape:grid/></sodipodi:namedview>
        <metadata><g><path d="nothing"/></g></metadata>
        <g id='a'><rect x='1' width="10"
          height="10"/></g>
      </svg>
      """
    var library = SymbolLibrary()
    try library.add(svg: text, named: "mine")
    #expect(near(library.symbol(named: "mine")?.inkArea(weight: 400) ?? 0, 100))
  }

  private static let errors: [(svg: String, message: String)] = [
    ("", "line 1: there is no <svg> element"),
    ("<p/>", "line 1: the picture is one <svg> element, not <p>"),
    ("<svg viewBox='0 0 1 1'>\n</svg>", "line 1: nothing is filled or traced in the picture"),
    ("<svg/>", "line 1: <svg>: there is neither a viewBox nor a width and a height"),
    ("<svg viewBox='0 0 0 1'/>", "line 1: <svg>: the picture has no usable size: 0.0 × 1.0"),
    ("<svg viewBox='0 0 1 1'>\n<g>", "line 2: the element <g> does not end"),
    ("<svg viewBox='0 0 1 1'>\n</g>", "line 2: </g> ends an element that was not begun"),
    ("<svg viewBox='0 0 1 1'>\n<!-- ", "line 2: the comment does not end"),
    ("<svg viewBox=1>", "line 1: the value of viewBox is not in quotation marks"),
    (
      "<svg viewBox='0 0 1 1'>\n\n<text>A</text></svg>",
      "line 3: <text>: only svg, g, path, circle, ellipse, rect, line, polyline and polygon are drawn"
    ),
    (
      "<svg viewBox='0 0 1 1'><style>.a{}</style></svg>",
      "line 1: <style>: style sheets are not read; write fill and stroke as attributes"
    ),
    (
      "<svg viewBox='0 0 1 1'><path d='M0 0L1'/></svg>",
      "line 1: <path>: a number is missing at the end"
    ),
    (
      "<svg viewBox='0 0 1 1'><path d='L0 0'/></svg>",
      "line 1: <path>: path data begins with \"L\", not with \"M\""
    ),
    (
      "<svg viewBox='0 0 1 1'><path d='M0 0B1 1'/></svg>",
      "line 1: <path>: path data has the unknown letter \"B\""
    ),
    (
      "<svg viewBox='0 0 1 1'><path d='M0 0L1e999 1'/></svg>",
      "line 1: <path>: a number is missing at \"1e999 1\""
    ),
    (
      "<svg viewBox='0 0 1 1'><rect fill='url(#a)'/></svg>",
      "line 1: <rect>: fill \"url(#a)\": gradients and patterns are not drawn"
    ),
    (
      "<svg viewBox='0 0 1 1'><rect width='50%'/></svg>",
      "line 1: <rect>: width \"50%\" is not a number"
    ),
    (
      "<svg viewBox='0 0 1 1'><g transform='turn(1)'/></svg>",
      "line 1: <g>: there is no transform \"turn\" of 1 numbers"
    ),
  ]

  @Test(arguments: errors)
  func `what is not a picture says why and where`(svg: String, expected: String) {
    #expect(message(svg) == expected)
  }

  @Test func `texts that end anywhere are errors and not traps`() {
    let text =
      #"<svg viewBox="0 0 9 9"><g transform="scale(2)"><path d="M0 0A1 1 0 1 1 2 2z"/></g></svg>"#
    for length in 0..<text.count { #expect(message(String(text.prefix(length))) != nil) }
    #expect(message(text) == nil)
  }

  @Test func `a folder of pictures is a library`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ name: String) throws {
      try text.write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    try write(#"<svg viewBox="0 0 9 9"><circle r="4"/></svg>"#, "a.b.svg")
    try write("no picture", "readme.txt")
    #expect(try SymbolLibrary(folder: folder).names == ["a.b"])
    try write("<svg viewBox='0 0 9 9'>\n<image/></svg>", "c.svg")
    let error = #expect(throws: FileError.self) { try SymbolLibrary(folder: folder) }
    #expect(error?.place == Place(path: folder.path + "/c.svg", line: 2, column: 1))
    #expect(error?.reason.hasPrefix("<image>: only svg, g, path") == true)
  }
}
