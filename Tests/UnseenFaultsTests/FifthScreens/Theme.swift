import SwiftUI

/// The system's grays, without UIKit.
struct ThemeGround: ShapeStyle {
  let light: Double
  let dark: Double
  func resolve(in environment: EnvironmentValues) -> Color {
    Color(white: environment.colorScheme == .dark ? dark : light)
  }
}
extension ShapeStyle where Self == ThemeGround {
  static var page: ThemeGround { ThemeGround(light: 0.95, dark: 0) }
  static var card: ThemeGround { ThemeGround(light: 1, dark: 0.11) }
  static var gray5: ThemeGround { ThemeGround(light: 0.9, dark: 0.17) }
  static var soft: ThemeGround { ThemeGround(light: 0.95, dark: 0.11) }
  static var chip: ThemeGround { ThemeGround(light: 0.93, dark: 0.2) }
}
