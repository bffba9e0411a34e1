import Calque
import CalqueDrawing
import Foundation
import Testing

/// Colours and pictures of asset catalogs in views.
@MainActor
final class NamedAssetTests {
  private let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func write(_ file: String, _ text: String) throws {
    try write(file, Data(text.utf8))
  }

  private func write(_ file: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func writeColor() throws {
    try write(
      "A.xcassets/brand.colorset/Contents.json",
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb",
          "components": {"red": "0x00", "green": "0xFF", "blue": "0x00", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
         "color": {"platform": "ios", "reference": "systemBlueColor"}}]}
      """)
  }

  private func environment(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.assetFolder = path
    change(&environment)
    return environment
  }

  private func hex(_ color: Color, _ change: (inout EnvironmentValues) -> Void) -> String {
    let color = color.resolve(in: environment(change))
    return RGBAColor(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      opacity: Double(color.opacity)
    ).description
  }

  /// ISO 32000-1, 7.7.3.3 and 14.11.2: a crop box is what is shown of a media box.
  @Test(arguments: [
    ("/MediaBox [0 0 24 12]", CGSize(width: 24, height: 12)),
    ("/MediaBox[ -4.5 0 20 30.5 ]", CGSize(width: 24.5, height: 30.5)),
    ("/MediaBox [0 0 24 12] /CropBox [2 2 12 10]", CGSize(width: 10, height: 8)),
  ])
  func `a PDF picture is a frame of its size, and a finding`(box: String, size: CGSize) throws {
    try write(
      "A.xcassets/page.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "a.pdf"}]}"#)
    try write("A.xcassets/page.imageset/a.pdf", "%PDF-1.4\n1 0 obj << /Type /Page \(box) >>\n")
    let host = ViewHost(
      Image("page").accessibilityIdentifier("page"), size: CGSize(width: 100, height: 100)
    ) { $0.assetFolder = self.path }
    #expect(host.frame(of: "page")?.size == size)
    let diagnostic = try #require(host.diagnostics.first)
    #expect(host.diagnostics.count == 1 && diagnostic.kind == .unreadableImage)
    #expect(diagnostic.message.contains("a.pdf") && diagnostic.message.contains("SVG"))
  }

  /// A template as SF Symbols exports it: for a text of 100 points, whose baseline and margins are
  /// guides. Capitals are 70.5 points high.
  private static let template = """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <style>.SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black}</style>
     <g id="Notes"><rect x="0" y="0" width="3300" height="2200" style="fill:white"/>
      <text style="stroke:none">Weight/Scale</text></g>
     <g id="Guides">
      <line id="Baseline-M" style="fill:none" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="Capline-M" style="fill:none" x1="263" x2="3036" y1="1055.5" y2="1055.5"/>
      <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1480" x2="1480" y1="1030" y2="1150"/>
     </g>
     <g id="Symbols">
      <g id="Black-M" transform="matrix(1 0 0 1 2000 1126)"><path d="M0 0H90V-90H0Z"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
       <path class="monochrome-0 multicolor-0:tintColor SFSymbolsPreviewWireframe"
        d="M10 0L70 0L70 -70L10 -70Z"/>
      </g>
     </g>
    </svg>
    """

  /// Beside a text of 20 points it is a fifth of the template: 16 wide; its ink is on the
  /// baseline and is as high as capitals.
  @Test(arguments: [ColorScheme.light, .dark])
  func `a symbol of a catalog goes with the text beside it`(scheme: ColorScheme) throws {
    let folder = "A.xcassets/glyph.symbolset"
    try write(
      "\(folder)/Contents.json", #"{"symbols": [{"idiom": "universal", "filename": "a.svg"}]}"#)
    try write("\(folder)/a.svg", Self.template)
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Image("glyph").accessibilityIdentifier("glyph")
      Text(verbatim: "A")
    }
    .font(.system(size: 20)).foregroundStyle(Color(red: 1, green: 0, blue: 0))
    let host = ViewHost(view, size: CGSize(width: 100, height: 100)) {
      $0.assetFolder = self.path
      $0.colorScheme = scheme
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 24, baseline: 18)
    }
    #expect(host.diagnostics.isEmpty)
    let frame = try #require(host.frame(of: "glyph"))
    #expect(abs(frame.width - 16) < 1e-9)
    let text = try #require(host.placedViews.first { $0.text == "A" }).frame
    var ink = CGRect.null
    for case .fill(let path, let paint, _) in host.displayList.paintedItems {
      guard paint.color == RGBAColor(red: 1, green: 0, blue: 0) else { continue }
      ink = ink.union(path.boundingRect)
    }
    #expect(abs(ink.width - 12) < 0.1 && abs(ink.height - 14) < 0.1)
    #expect(abs(ink.minX - frame.minX - 2) < 0.1)
    // Pictures are drawn at whole pixels.
    #expect(abs(ink.maxY - (text.minY + 18)) < 0.51, "it stands on the baseline")
  }

  /// One that is no template is a picture; one that is neither is a finding.
  @Test func `a broken symbol of a catalog is a finding`() throws {
    let folder = "A.xcassets/glyph.symbolset"
    try write(
      "\(folder)/Contents.json", #"{"symbols": [{"idiom": "universal", "filename": "a.svg"}]}"#)
    try write("\(folder)/a.svg", "<svg><g id=\"Symbols\"><g id=\"Regular-M\">")
    let host = ViewHost(Image("glyph"), size: CGSize(width: 100, height: 100)) {
      $0.assetFolder = self.path
    }
    #expect(host.diagnostics.map(\.kind) == [.unreadableImage])
  }

  @Test func `a colour is that of the appearance`() throws {
    try writeColor()
    let color = Color("brand")
    #expect(hex(color) { _ in } == "#FF0000")
    #expect(hex(color) { $0.colorScheme = .dark } == "#00FF0080")
    // The accessible blue of the Human Interface Guidelines.
    #expect(hex(color) { $0.colorSchemeContrast = .increased } == "#0040DD")
    let bundle = try #require(Bundle(path: path))
    #expect(hex(Color("brand", bundle: bundle)) { $0.assetFolder = nil } == "#FF0000")
    #expect(hex(Color(ColorResource(name: "brand", bundle: bundle))) { _ in } == "#FF0000")
    #expect(hex(color.opacity(0.5)) { _ in } == "#FF000080")
  }

  @Test func `a name that is not there is a finding`() throws {
    try writeColor()
    func kinds(_ view: some View) -> [ViewDiagnostic.Kind] {
      let host = ViewHost(view, size: CGSize(width: 50, height: 50)) { $0.assetFolder = path }
      return host.diagnostics.map(\.kind)
    }
    #expect(kinds(Color("brand")).isEmpty)
    #expect(kinds(Color("missing")) == [.unknownColor])
    #expect(kinds(Text(verbatim: "a").foregroundStyle(Color("missing"))) == [.unknownColor])
    #expect(kinds(Circle().fill(Color("missing"))) == [.unknownColor])
    #expect(kinds(Image("missing")) == [.unknownImage])
    for shape in [AnyView(Circle().fill(Color("missing"))), AnyView(Color("missing"))] {
      let host = ViewHost(
        VStack { shape.accessibilityIdentifier("dot") }, size: CGSize(width: 50, height: 50)
      ) { $0.assetFolder = path }
      #expect(host.diagnostics.map(\.identifier) == ["dot"])
      #expect(host.diagnostics.first?.path.contains("VStack") == true)
    }
  }

  /// The header of a PNG file is enough for its size.
  private func png(_ side: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, side, 0, 0, 0, side] + [8, 6, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func `a picture has its size in points at each scale`() throws {
    try write(
      "A.xcassets/logo.imageset/Contents.json",
      """
      {"images": [
        {"idiom": "universal", "filename": "1.png", "scale": "1x"},
        {"idiom": "universal", "filename": "3.png", "scale": "3x"}],
       "properties": {"template-rendering-intent": "template"}}
      """)
    try write("A.xcassets/logo.imageset/1.png", png(20))
    try write("A.xcassets/logo.imageset/3.png", png(60))
    for scale in [1.0, 2, 3] {
      let host = ViewHost(
        Image("logo").accessibilityIdentifier("logo"), size: CGSize(width: 100, height: 100)
      ) {
        $0.assetFolder = path
        $0.displayScale = scale
      }
      #expect(host.frame(of: "logo") == CGRect(x: 40, y: 40, width: 20, height: 20))
      var tints = 0
      host.displayList.walk { item, _ in
        if case .image(let data, _, _, let tint) = item {
          #expect(data.pixelWidth == (scale == 3 ? 60 : 20))
          tints += tint == nil ? 0 : 1
        }
      }
      #expect(tints == 1, "the catalog says that the picture is a template")
    }
  }

  @Test func `an SVG file is drawn in its colour, or in that of the foreground`() throws {
    let svg = """
      <svg width="24" height="12" viewBox="0 0 24 12" fill="none"
        xmlns="http://www.w3.org/2000/svg"><path d="M0 0h24v12H0z" fill="#00FF00"/></svg>
      """
    for (name, more) in [
      ("own", ""), ("template", #", "properties": {"template-rendering-intent": "template"}"#),
    ] {
      try write(
        "A.xcassets/\(name).imageset/Contents.json",
        #"{"images": [{"idiom": "universal", "filename": "a.svg"}]\#(more)}"#)
      try write("A.xcassets/\(name).imageset/a.svg", svg)
    }
    func drawn(_ name: String) -> (CGSize?, [String]) {
      let view = Image(name).accessibilityIdentifier("it").foregroundStyle(.red)
      let host = ViewHost(view, size: CGSize(width: 50, height: 50)) { $0.assetFolder = path }
      var colors: [String] = []
      host.displayList.walk { item, _ in
        if case .fill(_, let paint, _) = item { colors.append(paint.color.description) }
      }
      return (host.frame(of: "it")?.size, colors)
    }
    #expect(drawn("own") == (CGSize(width: 24, height: 12), ["#00FF00"]))
    #expect(drawn("template") == (CGSize(width: 24, height: 12), ["#FF3B30"]))
  }

  @Test func `a file that cannot be drawn is a finding`() throws {
    try write(
      "A.xcassets/page.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "page.pdf"}]}"#)
    try write("A.xcassets/page.imageset/page.pdf", "%PDF-1.4")
    let host = ViewHost(Image("page"), size: CGSize(width: 50, height: 50)) {
      $0.assetFolder = path
    }
    #expect(host.diagnostics.map(\.kind) == [.unreadableImage])
  }

  /// At the ends a mixture is one of its colours; in sRGB the middle is the mean.
  @Test func `colours are mixed`() {
    let (black, white) = (Color.black, Color.white)
    #expect(hex(black.mix(with: white, by: 0)) { _ in } == "#000000")
    #expect(hex(black.mix(with: white, by: 1)) { _ in } == "#FFFFFF")
    #expect(hex(black.mix(with: white, by: 2)) { _ in } == "#FFFFFF")
    #expect(hex(black.mix(with: white, by: 0.5, in: .device)) { _ in } == "#808080")
    // A lightness of 0.5 in Oklab is 0.125 of linear light, 0x63 in sRGB.
    #expect(hex(black.mix(with: white, by: 0.5)) { _ in } == "#636363")
  }
}
