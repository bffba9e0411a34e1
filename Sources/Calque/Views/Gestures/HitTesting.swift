import CalqueDrawing
import CalqueLayout
import Foundation

nonisolated extension View {
  /// Has touches pass through the view and the views inside.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestModifier { _ in enabled ? nil : UntouchableInput() })
  }

  /// Has a shape decide where the view is touched: all of it, and nothing outside.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Has a shape decide where the view is touched. Kinds other than
  /// ``ContentShapeKinds/interaction`` are accepted without effect: a host without a screen shows
  /// no focus, hover or drag previews.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      HitTestModifier { emitter in
        guard kind.contains(.interaction), let shape = emitter.connected(shape) else { return nil }
        let direction = emitter.environment.layoutDirection
        let mirrors = shape.layoutDirectionBehavior.isMirrored(in: direction)
        return ContentShapeInput(eoFill: eoFill) { rect in
          let path = shape.outline(in: rect)
          return mirrors ? path.mirrored(in: rect) : path
        }
      })
  }
}

/// What the shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int

  /// Makes kinds of their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview while something is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect while a pointer is over the view.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame of what assistive technologies present.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// The ring around what has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// A node that decides about touches, around each view.
private struct HitTestModifier {
  let make: @MainActor (ViewEmitter) -> (any InputFacet)?

  nonisolated init(_ make: @escaping @MainActor (ViewEmitter) -> (any InputFacet)?) {
    self.make = make
  }
}

extension HitTestModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    var details: NodeDetails?
    if let input = make(emitter) { details.change { $0.input = input } }
    emitter.wrap(.identity, details: details) { content._emit(into: emitter) }
  }
}

private final class UntouchableInput: InputFacet {
  nonisolated init() {}

  func reach(_ point: CGPoint, in frame: CGRect) -> HitRole { .nothing }
}

private final class ContentShapeInput: InputFacet {
  private let path: (CGRect) -> Path
  private let eoFill: Bool

  var isContentShape: Bool { true }

  init(eoFill: Bool, path: @escaping (CGRect) -> Path) {
    self.path = path
    self.eoFill = eoFill
  }

  func reach(_ point: CGPoint, in frame: CGRect) -> HitRole {
    path(frame).contains(point, eoFill: eoFill) ? .content : .nothing
  }
}
