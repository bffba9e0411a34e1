import CalqueDrawing
import CalqueText
import Foundation
import Testing

/// Fonts by weight, width and name, with `Tests/Fonts/VariableBoxes.ttf`: make-fonts.py there says
/// how wide its glyphs are.
@Suite struct VariableFontTests {
  private static let boxes = FontLibrary(folders: [
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fonts").path
  ])

  /// The placed run of a text at 1000 points: a unit of the font is a point.
  private func run(
    _ text: String, in library: FontLibrary = boxes, _ change: (inout FontDescription) -> Void
  ) throws -> GlyphRun {
    var font = FontDescription(family: "Calque Boxes", size: 1000)
    change(&font)
    let style = StyledText.Style(font: font, color: .black)
    let paragraph = TextMeasurer.shaped(library).paragraph(
      StyledText(text, style: style, locale: "en"))
    #expect(paragraph.fontFindings.missingFamilies.isEmpty)
    return try #require(paragraph.lines(nil).first?.runs.first)
  }

  @Test(arguments: [
    (100, 470.0), (200, 480), (300, 490), (400, 500), (500, 510), (600, 520), (700, 530),
    (800, 540), (900, 550),
  ])
  func nineWeights(_ weight: Int, _ width: Double) throws {
    let run = try run("a") { $0.weight = weight }
    #expect(abs(Double(run.width) - width) < 1)
    #expect(run.font.variations.contains { $0.value == Double(weight) })
    #expect(!run.font.isSyntheticBold)
  }

  @Test(arguments: [(50, 300.0), (75, 400), (100, 500), (125, 600), (150, 700), (200, 700)])
  func widths(_ width: Int, _ advance: Double) throws {
    let run = try run("a") { $0.width = width }
    #expect(abs(Double(run.width) - advance) < 1)
  }

  /// A face by its full name; what else is asked for goes before what the face is.
  @Test(arguments: [
    ("Calque Boxes Bold", nil, 530.0), ("calque boxes thin", nil, 470),
    ("Calque Boxes Condensed", nil, 300), ("CalqueBoxes-Regular", nil, 500),
    ("Calque Boxes Bold", 900, 550), ("Calque Boxes Condensed", 900, 350),
  ])
  func facesByName(_ name: String, _ weight: Int?, _ advance: Double) throws {
    let run = try run("a") {
      $0.family = name
      $0.isWeightGiven = weight != nil
      $0.weight = weight ?? 400
    }
    #expect(abs(Double(run.width) - advance) < 1)
  }

  /// The nine static faces of Inter, by PostScript name and by weight.
  @Test(arguments: [
    ("Inter-Thin", 100), ("Inter-ExtraLight", 200), ("Inter-Light", 300), ("Inter-Regular", 400),
    ("Inter-Medium", 500), ("Inter-SemiBold", 600), ("Inter-Bold", 700), ("Inter-ExtraBold", 800),
    ("Inter-Black", 900),
  ])
  func staticFaces(_ name: String, _ weight: Int) throws {
    let named = try run("a", in: library) {
      $0.family = name
      $0.isWeightGiven = false
    }
    #expect(named.font.path.hasSuffix("/\(name).otf"))
    let weighted = try run("a", in: library) {
      $0.family = nil
      $0.weight = weight
    }
    #expect(weighted.font.path.hasSuffix("/\(name).otf"))
  }

  @Test func smallCapitalsOfTheFont() throws {
    #expect(try run("aA") { $0.smallCaps = .lowercase }.width == 900)
    #expect(try run("aA") { $0.smallCaps = .uppercase }.width == 900)
    #expect(try run("aA") { $0.smallCaps = [.lowercase, .uppercase] }.width == 800)
  }

  @Test func missingWidthIsAFinding() {
    func findings(_ width: Int, in library: FontLibrary, family: String?) -> FontFindings {
      var font = FontDescription(family: family, size: 17)
      font.width = width
      return TextMeasurer.shaped(library).paragraph(
        StyledText("a", style: StyledText.Style(font: font, color: .black), locale: "en")
      ).fontFindings
    }
    #expect(findings(75, in: Self.boxes, family: "Calque Boxes").missingWidths.isEmpty)
    let missing = findings(75, in: library, family: "Inter").missingWidths
    #expect(missing.map(\.family) == ["Inter"])
    #expect(missing.map(\.requested) == [75])
    #expect(missing.map(\.shown) == [100])
  }

  /// Kerning keeps ligatures, tracking does not.
  @Test func ligaturesAndSpacing() throws {
    func line(tracking: Double = 0, kerning: Double = 0) throws -> PlacedLine {
      var style = StyledText.Style(
        font: FontDescription(family: "Calque Boxes", size: 1000), color: .black)
      style.tracking = tracking
      style.kerning = kerning
      return try #require(
        TextMeasurer.shaped(Self.boxes).paragraph(StyledText("fi", style: style, locale: "en"))
          .lines(nil).first)
    }
    #expect(try line().runs[0].glyphs.count == 1)
    #expect(try line(kerning: 10).runs[0].glyphs.count == 1)
    #expect(try line(tracking: 10).runs[0].glyphs.count == 2)
    // Of both, tracking counts.
    #expect(try line(tracking: 10, kerning: 99).frame.width == 1010)
    // Kerning follows the last character too; tracking there is white space.
    #expect(try line(kerning: 10).frame.width == 810)
  }
}
