import SwiftUI

/// The grounds of cards and pages, as UIKit's system colors are.
struct Ground: ShapeStyle {
  var light: Double
  var dark: Double
  func resolve(in environment: EnvironmentValues) -> Color {
    Color(white: environment.colorScheme == .dark ? dark : light)
  }
  static let page = Ground(light: 1, dark: 0)
  static let groupedPage = Ground(light: 0.95, dark: 0)
  static let card = Ground(light: 0.95, dark: 0.11)
  static let groupedCard = Ground(light: 1, dark: 0.11)
  static let chip = Ground(light: 0.93, dark: 0.22)
}
