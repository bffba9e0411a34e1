import CCalqueDrawing
import CalqueDrawing

/// The numbers of a list's fonts in the set that a rendering has borrowed.
struct FontNumbers {
  /// A font apart from its size.
  private struct Face: Hashable {
    var reference: FontReference

    init(_ reference: FontReference) {
      self.reference = reference
      self.reference.size = 0
    }
  }

  let fonts: OpaquePointer
  private var known: [Face: Int32] = [:]
  private var last: (reference: FontReference, number: Int32)?

  init(fonts: OpaquePointer) { self.fonts = fonts }

  mutating func number(of reference: FontReference) throws(RenderingError) -> Int32 {
    if let last, last.reference == reference { return last.number }
    let face = Face(reference)
    if let number = known[face] {
      last = (reference, number)
      return number
    }
    let axes = reference.variations.map { cd_axis(tag: $0.tag, value: $0.value) }
    let number = cd_fonts_open(
      fonts, reference.path, Int32(clamping: reference.faceIndex), reference.isSyntheticBold,
      reference.isSyntheticOblique, axes, Int32(axes.count))
    guard number >= 0 else {
      throw RenderingError.font(path: reference.path, faceIndex: reference.faceIndex)
    }
    known[face] = number
    last = (reference, number)
    return number
  }
}
