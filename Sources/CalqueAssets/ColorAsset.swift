import Foundation

/// A colour of a catalog.
package struct ColorAsset: Hashable, Sendable {
  /// A colour of a part.
  package enum Value: Hashable, Sendable {
    /// Components from 0 to 1.
    case components(Space, red: Double, green: Double, blue: Double, opacity: Double)
    /// The system's colour of a name, such as `systemBlueColor`.
    case system(String)
  }

  /// The spaces of components.
  package enum Space: Hashable, Sendable {
    case sRGB, linear, displayP3
  }

  private struct Part: Hashable, Sendable {
    let conditions: AssetConditions
    let value: Value
  }

  private let parts: [Part]

  init?(_ contents: AssetContents) {
    parts = (contents.colors ?? []).compactMap { part in
      part.color.flatMap(Self.value).map { Part(conditions: part.conditions, value: $0) }
    }
    if parts.isEmpty { return nil }
  }

  /// The colour for some traits: the best of those that fit, otherwise the first one.
  package func value(for traits: AssetTraits) -> Value? {
    let fitting = parts.compactMap { part in
      part.conditions.score(for: traits).map { (part: part, score: $0) }
    }
    return (fitting.max { $0.score < $1.score }?.part ?? parts.first)?.value
  }

  private static func value(_ color: AssetContents.ColorValue) -> Value? {
    if let name = color.reference { return .system(name) }
    guard let components = color.components else { return nil }
    func number(_ name: String) -> Double? { components[name].flatMap { Self.number($0.text) } }
    let opacity = number("alpha") ?? 1
    let isLinear = color.colorSpace?.contains("linear") == true
    let space: Space =
      color.colorSpace == "display-p3" ? .displayP3 : isLinear ? .linear : .sRGB
    if let white = number("white") {
      return .components(space, red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return .components(space, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// `0.5` is a part of one, `128` and `0x80` are parts of 255.
  static func number(_ text: String) -> Double? {
    if text.lowercased().hasPrefix("0x") {
      return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") ? value : value / 255
  }
}
