import CalqueLayout
public import Foundation

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  private let custom: (any CustomPresentationDetent.Type)?

  private init(_ kind: Kind, custom: (any CustomPresentationDetent.Type)? = nil) {
    (self.kind, self.custom) = (kind, custom)
  }

  /// About half of the screen.
  public static let medium = Self(.medium)
  /// All of the screen.
  public static let large = Self(.large)

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> Self { Self(.fraction(fraction)) }

  /// A height in points.
  public static func height(_ height: CGFloat) -> Self { Self(.height(height)) }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self {
    Self(.custom(ObjectIdentifier(type)), custom: type)
  }

  /// Whether both are the same height.
  public static func == (one: Self, other: Self) -> Bool { one.kind == other.kind }

  /// Hashes the height.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// What a height is computed from.
  @dynamicMemberLookup
  public struct Context {
    /// The height of a large sheet without the safe area at its bottom, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment of the view that presents the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// The height of a sheet, with the safe area at its bottom.
  ///
  /// - Parameters:
  ///   - largest: The height of a large sheet.
  ///   - window: That of the window.
  ///   - bottom: That of the safe area at the bottom.
  /// - Returns: The height in points; nil if the detent is not there now.
  func height(
    largest: CGFloat, window: CGFloat, bottom: CGFloat, in environment: EnvironmentValues
  ) -> CGFloat? {
    let most = max(largest - bottom, 0)
    func limited(_ height: CGFloat) -> CGFloat {
      height.isFinite ? min(max(height, 0), most) + bottom : largest
    }
    switch kind {
    case .large: return largest
    case .medium:
      let part = environment.platformMetrics.presentation.sheet.mediumPart
      return min((window * part).rounded(), largest)
    case .fraction(let fraction): return limited(fraction * most)
    case .height(let height): return limited(height)
    case .custom:
      let context = Context(maxDetentValue: most, environment: environment)
      return custom.flatMap { $0.height(in: context) }.map(limited)
    }
  }

  /// Whether it is the whole screen.
  var isLarge: Bool { kind == .large }
}

/// A type that computes the height of a sheet.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The height in points, without the safe area at the bottom.
  ///
  /// - Parameter context: What there is room for.
  /// - Returns: Nil if the sheet does not have the height now.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// What a height is computed from.
  public typealias Context = PresentationDetent.Context
}
