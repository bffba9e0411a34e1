import Foundation
import Testing

@testable import CalqueAssets

/// Catalogs as the Asset Catalog Format Reference describes them.
@Suite struct AssetLibraryTests {
  /// A folder with catalogs, which is removed with the value.
  private final class Folder {
    let path: String

    init(_ files: [String: String]) throws {
      path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
      for (file, text) in files {
        let url = URL(fileURLWithPath: path).appendingPathComponent(file)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private func color(_ entries: String) throws -> ColorAsset {
    let folder = try Folder([
      "A.xcassets/c.colorset/Contents.json":
        "{\"colors\": [\(entries)], \"info\": {\"version\": 1}}"
    ])
    return try #require(AssetLibrary(folder: folder.path).colors["c"])
  }

  private func traits(_ change: (inout AssetTraits) -> Void) -> AssetTraits {
    var traits = AssetTraits()
    change(&traits)
    return traits
  }

  private func entry(_ red: String, _ more: String = "") -> String {
    """
    {"idiom": "universal", "color": {"color-space": "srgb", "components":
    {"red": "\(red)", "green": "0", "blue": "0.5", "alpha": "1.000"}}\(more)}
    """
  }

  private func red(_ value: ColorAsset.Value?) -> Double? {
    guard case .components(_, let red, _, _, _) = value else { return nil }
    return red
  }

  /// Xcode writes 8 bits as decimal or hexadecimal numbers, and parts of one with a point.
  @Test(arguments: [
    ("0x33", 0.2), ("0xFF", 1), ("51", 0.2), ("255", 1), ("0.200", 0.2), ("1.000", 1), ("0", 0),
    ("-0.1", -0.1), ("1.2", 1.2),
  ])
  func `components are bytes or parts of one`(text: String, expected: Double) throws {
    #expect(red(try color(entry(text)).value(for: AssetTraits())) == expected)
  }

  @Test func `spaces, greys and references`() throws {
    let p3 =
      #"{"color": {"color-space": "display-p3", "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "0.5"}}}"#
    #expect(
      try color(p3).value(for: AssetTraits())
        == .components(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5))
    let grey =
      #"{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "1.0"}}}"#
    #expect(
      try color(grey).value(for: AssetTraits())
        == .components(.sRGB, red: 0.25, green: 0.25, blue: 0.25, opacity: 1))
    let reference = #"{"color": {"platform": "ios", "reference": "systemBlueColor"}}"#
    #expect(try color(reference).value(for: AssetTraits()) == .system("systemBlueColor"))
  }

  @Test func `an appearance has its own colour, and falls back to any`() throws {
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let contrast = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#
    let both =
      #", "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]"#
    let all = try color(
      [entry("1"), entry("2", dark), entry("3", contrast), entry("4", both)].joined(separator: ","))
    func value(_ asset: ColorAsset, dark: Bool, contrast: Bool) -> Double? {
      red(asset.value(for: traits { ($0.isDark, $0.isHighContrast) = (dark, contrast) }))
        .map { ($0 * 255).rounded() }
    }
    #expect(value(all, dark: false, contrast: false) == 1)
    #expect(value(all, dark: true, contrast: false) == 2)
    #expect(value(all, dark: false, contrast: true) == 3)
    #expect(value(all, dark: true, contrast: true) == 4)
    let two = try color([entry("1"), entry("2", dark)].joined(separator: ","))
    #expect(value(two, dark: true, contrast: true) == 2)
    #expect(value(two, dark: false, contrast: true) == 1)
    // A set for one appearance alone is used in the other one too.
    #expect(value(try color(entry("2", dark)), dark: false, contrast: false) == 2)
  }

  @Test func `the set of a device comes before that of all`() throws {
    let pad = entry("2").replacing("universal", with: "ipad")
    let asset = try color([entry("1"), pad].joined(separator: ","))
    #expect(red(asset.value(for: traits { $0.idiom = "ipad" })) == 2.0 / 255)
    #expect(red(asset.value(for: traits { $0.idiom = "mac" })) == 1.0 / 255)
  }

  private func image(_ entries: String, _ more: String = "") throws -> ImageAsset {
    let folder = try Folder([
      "A.xcassets/i.imageset/Contents.json": "{\"images\": [\(entries)]\(more)}"
    ])
    return try #require(AssetLibrary(folder: folder.path).images["i"])
  }

  private func name(_ asset: ImageAsset, _ change: (inout AssetTraits) -> Void) -> String? {
    asset.file(for: traits(change)).map { URL(fileURLWithPath: $0.path).lastPathComponent }
  }

  @Test func `the file of a scale, or the nearest one`() throws {
    let three = (1...3).map {
      "{\"idiom\": \"universal\", \"filename\": \"\($0).png\", \"scale\": \"\($0)x\"}"
    }
    let all = try image(three.joined(separator: ","))
    for scale in 1...3 {
      #expect(name(all) { $0.scale = Double(scale) } == "\(scale).png")
    }
    // Xcode lists scales that have no file.
    let holes = try image(
      #"{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "filename": "2.png", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}"#
    )
    for scale in 1...3 { #expect(name(holes) { $0.scale = Double(scale) } == "2.png") }
  }

  @Test func `a picture for one direction is mirrored in the other one`() throws {
    let left = #"{"filename": "l.png", "language-direction": "left-to-right"}"#
    let right = #"{"filename": "r.png", "language-direction": "right-to-left"}"#
    let one = try image(left)
    #expect(one.file(for: traits { $0.isRightToLeft = true })?.isMirrored == true)
    #expect(one.file(for: AssetTraits())?.isMirrored == false)
    let both = try image("\(left), \(right)")
    #expect(name(both) { $0.isRightToLeft = true } == "r.png")
    #expect(name(both) { $0.isRightToLeft = false } == "l.png")
    #expect(both.file(for: traits { $0.isRightToLeft = true })?.isMirrored == false)
    let fixed = try image(#"{"filename": "f.png"}"#)
    #expect(fixed.file(for: traits { $0.isRightToLeft = true })?.isMirrored == false)
  }

  @Test func `properties say how a picture is drawn`() throws {
    let entry = #"{"filename": "f.png"}"#
    #expect(try image(entry).isTemplate == nil)
    let template = #", "properties": {"template-rendering-intent": "template"}"#
    #expect(try image(entry, template).isTemplate == true)
    let original = #", "properties": {"template-rendering-intent": "original"}"#
    #expect(try image(entry, original).isTemplate == false)
  }

  @Test func `folders are parts of names if they say so`() throws {
    let set = #"{"images": [{"filename": "f.png"}]}"#
    let folder = try Folder([
      "A.xcassets/Contents.json": #"{"info": {"version": 1}}"#,
      "A.xcassets/Plain/a.imageset/Contents.json": set,
      "A.xcassets/Named/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Named/b.imageset/Contents.json": set,
      "A.xcassets/Named/Inner/c.imageset/Contents.json": set,
      "A.xcassets/Icon.appiconset/Contents.json": set,
      "A.xcassets/Broken.imageset/Contents.json": "{",
      "Deep/B.xcassets/star.fill.symbolset/Contents.json":
        #"{"symbols": [{"filename": "s.svg", "idiom": "universal"}]}"#,
    ])
    let library = AssetLibrary(folder: folder.path)
    #expect(library.images.keys.sorted() == ["Named/b", "Named/c", "a", "star.fill"])
    #expect(library.images["star.fill"]?.isSymbol == true)
    #expect(
      AssetLibrary(folder: "\(folder.path)/A.xcassets").images.keys.sorted()
        == ["Named/b", "Named/c", "a"])
    #expect(AssetLibrary(folder: "/nowhere").images.isEmpty)
  }
}
