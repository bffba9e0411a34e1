import CCalqueText
import CalqueDrawing
import CalqueICU

/// An open face of a font file.
///
/// Sendable notes: the face is immutable after `ct_face_open`. HarfBuzz guarantees that several
/// threads can use an immutable face and font, and creates the data that it needs later atomically.
final class FontFace: @unchecked Sendable {
  let path: String
  let index: Int
  let isColor: Bool
  /// The weight, from 100 to 900.
  let weight: Int
  /// The width in percent of the normal width.
  let width: Int
  /// The places on the axes of a variable font.
  let variations: [FontReference.Variation]
  let unitsPerEm: Double
  /// The metrics in design units.
  let metrics: ct_metrics
  let coverage: Coverage
  let handle: OpaquePointer
  /// Whether small letters, and capital ones, have small capitals.
  let smallCaps: SmallCaps

  /// Opens a face.
  ///
  /// - Parameters:
  ///   - weight: The weight that a variable font takes if it can.
  ///   - width: Its width.
  ///   - other: The same face with another weight or width.
  init?(_ entry: FontEntry, weight: Int, width: Int, like other: FontFace?) {
    self.weight = min(max(weight, entry.weights.lowerBound), entry.weights.upperBound)
    self.width = min(max(width, entry.widths.lowerBound), entry.widths.upperBound)
    var axes: [ct_axis] = []
    if !entry.weights.isPoint {
      axes.append(ct_axis(tag: Scripts.tag("wght"), value: Double(self.weight)))
    }
    if !entry.widths.isPoint {
      axes.append(ct_axis(tag: Scripts.tag("wdth"), value: Double(self.width)))
    }
    variations = axes.map { FontReference.Variation(tag: $0.tag, value: $0.value) }
    guard
      let handle = ct_face_open(entry.path, Int32(entry.index), axes, Int32(axes.count))
    else { return nil }
    self.handle = handle
    path = entry.path
    index = entry.index
    isColor = entry.isColor
    metrics = ct_face_metrics(handle)
    unitsPerEm = Double(max(metrics.units_per_em, 1))
    coverage = other?.coverage ?? Coverage(face: handle)
    smallCaps = other?.smallCaps ?? SmallCaps(of: handle)
  }

  deinit { ct_face_close(handle) }

  func covers(_ scalar: UInt32) -> Bool { coverage.contains(scalar) }
}

extension SmallCaps {
  /// What a face has glyphs for.
  fileprivate init(of face: OpaquePointer) {
    self = []
    if ct_face_has_feature(face, Scripts.tag("smcp")) { insert(.lowercase) }
    if ct_face_has_feature(face, Scripts.tag("c2sc")) { insert(.uppercase) }
  }
}

extension ClosedRange where Bound == Int {
  fileprivate var isPoint: Bool { lowerBound == upperBound }
}

/// A face together with the properties to synthesize, because the family lacks them.
struct MatchedFace: Sendable, Equatable {
  var face: FontFace
  var isSyntheticBold: Bool
  var isSyntheticOblique: Bool
  /// Whether the line height is that of the system font of iOS.
  var hasSystemMetrics = false
  /// Whether advances are those of the system font of iOS.
  var hasSystemAdvances = false

  /// The same without a slant of its own: scripts that have no italics are upright on iOS.
  var upright: MatchedFace {
    var match = self
    match.isSyntheticOblique = false
    return match
  }

  static func == (one: MatchedFace, other: MatchedFace) -> Bool {
    one.face === other.face && one.isSyntheticBold == other.isSyntheticBold
      && one.isSyntheticOblique == other.isSyntheticOblique
      && one.hasSystemMetrics == other.hasSystemMetrics
      && one.hasSystemAdvances == other.hasSystemAdvances
  }

  /// The line metrics of the face for a requested font. System fonts have those of iOS, whatever
  /// face they are drawn with.
  ///
  /// If the guideline's leading is less than the height of the face, there is no gap between lines.
  func lineMetrics(_ font: FontDescription) -> LineMetrics {
    guard !hasSystemMetrics else { return .systemFont(font) }
    let scale = font.size / face.unitsPerEm
    // The line gap of a face is below its line.
    var metrics = LineMetrics(
      ascent: Double(face.metrics.ascender) * scale,
      descent: Double(face.metrics.line_gap - face.metrics.descender) * scale,
      capHeight: Double(face.metrics.cap_height) * scale)
    metrics.leading =
      max((font.guidelineLeading ?? 0) - metrics.height, 0) + font.leadingAdjustment
    return metrics
  }
}
