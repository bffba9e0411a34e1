import CCalqueDrawing
import CalqueDrawing
import Foundation

extension cd_color {
  /// The colour with parts from 0 to 1, 0 for what is not a number.
  init(_ color: RGBAColor) {
    func part(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.init(
      red: part(color.red), green: part(color.green), blue: part(color.blue),
      alpha: part(color.opacity))
  }
}

extension cd_area {
  /// The whole pixels around a rectangle; nil if there are none, or too many.
  init?(_ rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0, rect.minX > -1e8, rect.minY > -1e8,
      rect.maxX < 1e8, rect.maxY < 1e8
    else { return nil }
    let (left, top) = (Int32(rect.minX.rounded(.down)), Int32(rect.minY.rounded(.down)))
    let (right, bottom) = (Int32(rect.maxX.rounded(.up)), Int32(rect.maxY.rounded(.up)))
    guard Double(right - left) * Double(bottom - top) <= Double(RenderingLimits.pixels),
      Double(max(right - left, bottom - top)) <= RenderingLimits.side
    else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGRect {
  init(_ area: cd_area) {
    self.init(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
  }
}

extension BlendMode {
  var operation: cd_blend {
    switch self {
    case .normal: CD_NORMAL
    case .multiply: CD_MULTIPLY
    case .screen: CD_SCREEN
    case .overlay: CD_OVERLAY
    case .darken: CD_DARKEN
    case .lighten: CD_LIGHTEN
    case .colorDodge: CD_COLOR_DODGE
    case .colorBurn: CD_COLOR_BURN
    case .softLight: CD_SOFT_LIGHT
    case .hardLight: CD_HARD_LIGHT
    case .difference: CD_DIFFERENCE
    case .exclusion: CD_EXCLUSION
    case .hue: CD_HUE
    case .saturation: CD_SATURATION
    case .color: CD_COLOR
    case .luminosity: CD_LUMINOSITY
    case .sourceAtop: CD_SOURCE_ATOP
    case .destinationOver: CD_DESTINATION_OVER
    case .destinationOut: CD_DESTINATION_OUT
    case .plusDarker: CD_PLUS_DARKER
    case .plusLighter: CD_PLUS_LIGHTER
    }
  }

  /// The name of the mode in CSS.
  var cssName: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }

  /// Whether PDF and SVG have the mode; the others depend on what a group is painted on in ways
  /// that their viewers do not compute.
  var isInDocuments: Bool {
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: false
    default: true
    }
  }
}

extension FilterKind {
  /// Changes the pixels of the innermost layer of a canvas.
  func apply(toLayerOf canvas: OpaquePointer, _ area: cd_area, in matrix: CGAffineTransform) {
    guard let pixels = cd_layer_pixels(canvas) else { return }
    let (width, height) = (Int(area.width), Int(area.height))
    let buffer = UnsafeMutableBufferPointer(start: pixels, count: width * height)
    apply(
      to: PixelLayer(
        pixels: buffer, x: Int(area.x), y: Int(area.y), width: width, height: height),
      in: matrix)
  }
}
