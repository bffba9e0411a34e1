public import CalqueLayout
public import Foundation

/// How far a view is scrolled, and how large everything is.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the top leading corner of the view, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// What is kept free around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the view, in points.
  public var containerSize: CGSize

  /// Makes a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The geometry of a scroll view. What is kept free is not a part of its content, which begins
  /// after it.
  init(_ port: ScrollPort) {
    let margins = port.margins
    self.init(
      contentOffset: CGPoint(x: port.offset.x - margins.leading, y: port.offset.y - margins.top),
      contentSize: CGSize(
        width: max(port.contentSize.width - margins.leading - margins.trailing, 0),
        height: max(port.contentSize.height - margins.top - margins.bottom, 0)),
      contentInsets: margins, containerSize: port.size)
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The bounds of the view in the content.
  public var bounds: CGRect { visibleRect }
}

private struct ScrollNote<Value: Equatable>: PreferenceStep {
  let noted: NotedValue<Value>
  let transform: (ScrollGeometry) -> Value

  func apply(to values: inout PreferenceValues, at node: LayoutNode, in scene: ViewScene) {
    guard let port = scene.port(within: node) ?? scene.port(around: node) else { return }
    // Of several scroll views the first one counts.
    noted.note(transform(ScrollGeometry(port))) { _, _ in }
  }
}

private struct VisibilityNote: PreferenceStep {
  let noted: NotedValue<Bool>
  let threshold: Double

  func apply(to values: inout PreferenceValues, at node: LayoutNode, in scene: ViewScene) {
    noted.note(isVisible(scene.geometry(of: node))) { $0 = $0 || $1 }
  }

  private func isVisible(_ geometry: GeometryPlace) -> Bool {
    func share(_ axis: Axis) -> Double {
      guard let (start, length, room) = geometry.scrollSpan(axis: axis) else { return 1 }
      let seen = min(start + length, room) - max(start, 0)
      return length > 0 ? Double(seen / length) : (seen >= 0 ? 1 : 0)
    }
    let (width, height) = (share(.horizontal), share(.vertical))
    guard width > 0, height > 0 else { return false }
    return width * height >= threshold
  }
}

extension ViewScene {
  /// The scroll view that a node is inside of.
  fileprivate func port(around node: LayoutNode) -> ScrollPort? {
    var here = tree.parent(of: node)
    while let around = here {
      if let port = draft[around].details?.input?.port { return port }
      here = tree.parent(of: around)
    }
    guard let owner = draft.owner, let draft = owner.draft, let node = owner.node else {
      return nil
    }
    return draft[node].details?.input?.port ?? draft.scene?.port(around: node)
  }
}

nonisolated extension View {
  /// Does something when what is read of the scroll view inside, or of the one around, has changed,
  /// and when it is first known.
  ///
  /// - Parameters:
  ///   - type: The type of what is read.
  ///   - transform: Reads it.
  ///   - action: Gets what was read before and now, which are the same at first.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      NotingModifier(step: { ScrollNote(noted: $0, transform: transform) }) {
        action($0 ?? $1, $1)
      })
  }

  /// Does something when the view is scrolled in or out.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view that is visible then, from 0 to 1.
  ///   - action: Gets whether it is visible. A view that is not visible at first tells nothing.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      NotingModifier(step: { VisibilityNote(noted: $0, threshold: threshold) }) {
        if $0 != nil || $1 { action($1) }
      })
  }
}
