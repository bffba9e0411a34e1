import Foundation
import Testing

@testable import CalqueAdoption

/// The declarations that Xcode makes of asset catalogs.
@Suite struct AssetSymbolsTests {
  /// The rules are those of Xcode 15, "Asset symbol generation".
  @Test(arguments: [
    ("logo", "logo"), ("Logo", "logo"), ("my-icon", "myIcon"), ("my_icon", "myIcon"),
    ("My Icon", "myIcon"), ("URLIcon", "urlIcon"), ("24hours", "_24hours"), ("a.b.c", "aBC"),
    ("URL", "url"),
  ])
  func `names become identifiers`(name: String, expected: String) {
    #expect(AssetSymbols.identifier(name, isType: false) == expected)
  }

  @Test func `colours and pictures are declared`() throws {
    let color = #"{"colors": [{"color": {"reference": "labelColor", "platform": "ios"}}]}"#
    let image = #"{"images": [{"filename": "a.png"}]}"#
    let app = try MadeApp(
      "App",
      [
        "A.xcassets/AccentColor.colorset/Contents.json": color,
        "A.xcassets/brand.colorset/Contents.json": color,
        "A.xcassets/own.colorset/Contents.json": color,
        "A.xcassets/ForegroundColor.colorset/Contents.json": color,
        "A.xcassets/red.colorset/Contents.json": color,
        "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
        "A.xcassets/Icons/star.imageset/Contents.json": image,
        "A.xcassets/default.imageset/Contents.json": image,
      ])
    let symbols = AssetSymbols(folders: [app.path("A.xcassets")])
    let text = symbols.text(declared: ["own"])
    for line in [
      "extension ColorResource {",
      "  static let accent = ColorResource(name: \"AccentColor\", bundle: bundle0)",
      "  static let own = ColorResource(name: \"own\", bundle: bundle0)",
      "  static let `default` = ImageResource(name: \"default\", bundle: bundle0)",
      "  enum Icons {",
      "    static let star = ImageResource(name: \"Icons/star\", bundle: bundle0)",
      "  static var brand: Color { Color(ColorResource.brand) }",
      "  static var brand: UIColor { UIColor(resource: .brand) }",
    ] {
      #expect(text.contains(line + "\n"))
    }
    // A name that styles have is one of Color only; those of Color it keeps.
    #expect(text.split(separator: "\n").count { $0.contains("static var foreground:") } == 1)
    #expect(text.contains("static var foreground: Color { Color(ColorResource.foreground) }"))
    #expect(!text.contains("var red"))
    // What the app declares itself, it keeps.
    #expect(!text.contains("var own"))
    #expect(AssetSymbols(folders: []).isEmpty)
  }

  @Test func `a file knows its static values and the modules that it asks for`() {
    let file = SourceFile(
      path: "A.swift",
      bytes: Array(
        """
        #if canImport(ActivityKit)
        import ActivityKit
        #endif
        extension Color { static let brand = 1; static var other: Int { 2 } }
        extension Color { static public var third: Int { 3 }; public static let fourth = 4 }
        """.utf8))
    #expect(
      file.guarded == ["ActivityKit"] && file.statics == ["brand", "other", "third", "fourth"])
  }
}
