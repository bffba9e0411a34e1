import CCalqueText

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
  let unitsPerEm: Double
  /// The metrics in design units.
  let metrics: ct_metrics
  let coverage: Coverage
  let handle: OpaquePointer

  init?(_ entry: FontEntry) {
    guard let handle = ct_face_open(entry.path, Int32(entry.index)) else { return nil }
    self.handle = handle
    path = entry.path
    index = entry.index
    isColor = entry.isColor
    weight = entry.weight
    metrics = ct_face_metrics(handle)
    unitsPerEm = Double(max(metrics.units_per_em, 1))
    coverage = Coverage(face: handle)
  }

  deinit { ct_face_close(handle) }

  func covers(_ scalar: UInt32) -> Bool { coverage.contains(scalar) }
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
    metrics.leading = max((font.guidelineLeading ?? 0) - metrics.height, 0)
    return metrics
  }
}
