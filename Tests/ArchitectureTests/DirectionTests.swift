import Foundation
import Testing

/// The code above the layout core that knows left from right.
///
/// A flip depends on the direction, however its arithmetic is written: code that never asks for the
/// direction cannot flip. So all files that ask, or that use the flips of `Mirroring.swift`, are
/// listed here with the reason, and a new one is a decision.
@Suite struct DirectionTests {
  static let reasons = [
    "Calque/Environment/EnvironmentValues+Basics.swift": "the default value",
    "Calque/Host/ViewHost.swift": "the direction of a locale",
    "Calque/Nodes/GeometryPlace.swift": "coordinates from the leading edge",
    "Calque/Nodes/Mirroring.swift": "the flips of what is painted",
    "Calque/Passes/Paint.swift": "the direction in tags",
    "Calque/Views/Assets/AssetEnvironment.swift": "pictures of one direction in catalogs",
    "Calque/Views/Effects/Rotation3D.swift": "transforms that mirror",
    "Calque/Views/Geometry/VisualEffectPaint.swift": "transforms that mirror",
    "Calque/Views/Content/Image.swift": "stores the modifier's value",
    "Calque/Views/Canvas/TextLayout.swift": "the direction of a run, for renderers of texts",
    "Calque/Views/Content/ImageDrawing.swift": "pictures and symbols that mirror",
    "Calque/Views/Content/ImageStretching.swift": "the parts of a mirrored picture",
    "Calque/Host/ViewHost+Accessibility.swift": "the direction of an element, for readers",
    "Calque/Views/Gestures/HitTesting.swift": "content shapes that mirror",
    "Calque/Nodes/SceneDraft.swift": "a tree that is never laid out",
    "Calque/Views/Modifiers/ClipModifier.swift": "clip shapes that mirror",
    "Calque/Views/Modifiers/Effects.swift": "transforms that mirror",
    "Calque/Views/Shapes/LayoutDirectionBehavior.swift": "SwiftUI's type",
    "Calque/Views/Shapes/Shape.swift": "shapes that mirror",
    "Calque/Views/TextInput/FieldAlignment.swift": "fields align by the direction of their text",
    "Calque/Views/Styles/ShapePaint.swift": "shapes that mirror",
    "Calque/Views/Content/TextLeaf.swift": "the direction of a paragraph",
    "Calque/Views/Content/TextResolver.swift": "the direction of a text's language",
    "Calque/Views/Content/TextResolver+Runs.swift": "the direction of a text's language",
    "CalqueTesting/ElementSurroundings.swift": "which edge of a line is read first",
    "CalqueTesting/LocalizedScreen.swift": "a screen's direction, for reports",
    "CalqueTesting/Marks/ScreenMarks.swift": "a screen's direction, for programs",
    "CalqueTesting/MirrorLaw.swift": "lays out in both directions",
    "CalqueTesting/ReadingOrder.swift": "a screen's direction, for its lines",
    "CalqueTesting/Rules/TextArrowRule.swift": "letters that do not turn with their text",
    "CalqueTesting/Rules/DetachedSignRule.swift": "signs of numbers from right to left",
    "CalqueTesting/ScreenMatrix.swift": "a screen's direction, for reports",
    "CalqueTesting/ScreenReport.swift": "the words for both directions",
    "CalqueTesting/Sweep/MirrorImage.swift": "which one of two screens is the mirrored one",
    "CalqueTesting/Sweep/ScreenSweep.swift": "lays out in both directions",
    "CalqueTesting/Sweep/SweepCombination.swift": "a direction as one axis of a sweep",
  ]

  @Test func onlyListedFilesAskForTheDirection() throws {
    var found: Set<String> = []
    for target in ["Calque", "CalqueTesting"] {
      let folder = Manifest.root.appendingPathComponent("Sources/\(target)")
      for path in FileManager.default.subpaths(atPath: folder.path) ?? []
      where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        if Self.asks(text) { found.insert("\(target)/\(path)") }
      }
    }
    let listed = Set(Self.reasons.keys)
    #expect(found.subtracting(listed).isEmpty, "these ask for the direction, and are not listed")
    #expect(listed.subtracting(found).isEmpty, "these are listed, and do not ask")
  }

  /// A second flip in the file that may flip would not be seen by its name.
  @Test func thereAreTwoFlipsInMirroring() throws {
    let file = Manifest.root.appendingPathComponent("Sources/Calque/Nodes/Mirroring.swift")
    let text = Self.code(try String(contentsOf: file, encoding: .utf8))
    let arithmetic = text.matches(of: #/-\s*1\b|max[XY]\s*[-+]|[-+]\s*(?:\w+\.)*(?:min|max)[XY]/#)
    #expect(arithmetic.count == 3, "-1, minX + maxX, and maxX - rect.maxX")
  }

  @Test(arguments: [
    "let right = frame.maxX; let left = direction == .rightToLeft ? width - right : right",
    "if case .leftToRight = direction { return x }", "if isRightToLeft { swap(&a, &b) }",
    "behavior.isMirrored(in: direction)", "path.mirrored(in: rect)",
    "rect.mirroring.concatenating(rect.mirroring)", "room.distanceFromRight(of: frame)",
    "switch environment.layoutDirection { case .rightToLeft: 1 }",
  ])
  func questionsAreFound(code: String) {
    #expect(Self.asks(code))
  }

  @Test(arguments: [
    "outer.direction = environment.layoutDirection", "// from .rightToLeft", "frame.maxX - 1",
  ])
  func passingTheDirectionOnIsNoQuestion(code: String) {
    #expect(!Self.asks(code))
  }

  /// Whether code compares a direction, or uses a flip.
  private static func asks(_ text: String) -> Bool {
    code(text).firstMatch(
      of:
        #/\.(?:rightToLeft|leftToRight)\b|\bisRightToLeft\b|\.isMirrored\(|\bmirroring\b|\bmirrored\(in:|\bdistanceFromRight\b/#
        .wordBoundaryKind(.simple)
    ) != nil
  }

  private static func code(_ text: String) -> String {
    text.replacing(#/(?m)//.*$/#, with: "")
  }
}
