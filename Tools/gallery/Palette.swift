import Calque

extension Color {
  /// The ground that cards stand on.
  static let page = Color(red: 0.949, green: 0.949, blue: 0.969)
}
