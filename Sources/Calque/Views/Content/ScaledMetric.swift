import Foundation

/// A length or another number that grows with the text size that people choose, by as much as the
/// font of a text style.
///
/// Results are multiples of a pixel. How exactly Apple's systems round is not documented.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  /// Scales a number by the fonts of a text style.
  ///
  /// - Parameters:
  ///   - wrappedValue: The number at the standard text size.
  ///   - textStyle: The text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    (base, style) = (wrappedValue, textStyle)
  }

  /// The number at the text size of the view; that at the standard size outside of a host.
  public var wrappedValue: Value { scaled ?? base }
}

extension ScaledMetric: InstallableProperty {
  mutating func install(at place: PropertyPlace) {
    let environment = place.environment
    let typography = environment.platformMetrics.typography
    let size = TextStyles(typography, environment.dynamicTypeSize).size(of: style)
    let standard = TextStyles(typography, .large).size(of: style)
    guard size != standard else {
      scaled = base
      return
    }
    let pixels = Value(environment.usableDisplayScale)
    scaled = (base * Value(size / standard) * pixels).rounded() / pixels
  }
}

extension ScaledMetric: ReadingProperty {
  var read: Value? { scaled }
}
