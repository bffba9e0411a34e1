package import Calque
package import Foundation

/// What UIKit and AppKit do with colours.
package enum ColorParts {
  /// The colour with another opacity.
  package static func color(_ base: Color, alpha: CGFloat) -> Color {
    Color(TranslucentColor(base: base, alpha: Float(alpha)))
  }

  /// Hue, saturation and brightness from 0 to 1.
  package static func hsb(
    of color: Color.Resolved
  ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (red, green, blue) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard range > 0 else { return (0, 0, most) }
    let sixth =
      switch most {
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / most, most)
  }
}

private struct TranslucentColor: ColorProvider {
  let base: Color
  let alpha: Float

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    var color = base.resolve(in: environment)
    color.opacity = alpha
    return color
  }
}
