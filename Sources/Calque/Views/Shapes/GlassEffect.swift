public import CalqueDrawing
public import Foundation

/// The shape of glass where none is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Makes the shape.
  public nonisolated init() {}
  /// A capsule.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// What becomes of glass that appears.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// No change of shape.
  public static let identity = Self(name: "identity")
  /// It grows out of glass nearby.
  public static let matchedGeometry = Self(name: "matchedGeometry")
  /// It becomes visible.
  public static let materialize = Self(name: "materialize")
}

/// A container in which glass is one with glass nearby. Here each view keeps its own.
public struct GlassEffectContainer<Content> {
  private let content: Content
}

extension GlassEffectContainer: View where Content: View {
  /// Makes a container.
  ///
  /// - Parameters:
  ///   - spacing: How near glass has to be to become one; it is not used.
  ///   - content: The views that have glass.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// The content.
  public var body: some View { content }
}

nonisolated extension View {
  /// Puts glass behind the view.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if let material = glass.material {
        shape.fill(material)
        if let tint = glass.tintColor { shape.fill(tint.opacity(0.8)) }
        shape.stroke(Color.white.opacity(0.35), lineWidth: 0.5)
      }
    }
  }

  /// Names glass, for changes from one to another.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  {
    modifier(SettingModifier(id as Any))
  }

  /// Has glass of several views be one.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID)
    -> some View
  {
    modifier(SettingModifier(id as Any))
  }

  /// Says how glass appears.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(SettingModifier(transition))
  }

  /// Extends the background of the view under the bars around, mirrored.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func backgroundExtensionEffect() -> some View {
    modifier(SettingModifier(true))
  }
}
