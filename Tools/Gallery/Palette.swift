import Calque

/// A background with a light and a dark color.
struct GroundStyle: ShapeStyle {
  fileprivate let light: Color
  fileprivate let dark: Color

  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? dark : light
  }
}

// The colors of grouped lists on iOS.
extension ShapeStyle where Self == GroundStyle {
  /// The background of cards.
  static var page: GroundStyle {
    GroundStyle(light: Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255), dark: .black)
  }

  /// The background of texts and pictures.
  static var card: GroundStyle {
    GroundStyle(light: .white, dark: Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255))
  }
}
