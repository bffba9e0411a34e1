import CalqueDrawing
import CalqueLayout
import Foundation

/// Shows a part of what may be larger: the rest is reached by scrolling.
final class ViewportPaint: PaintFacet {
  let name: LayoutName? = "scroll"
  let isViewport = true
  private let axes: Axis.Set
  private let clips: Bool
  /// What is painted behind the content, where it is seen below the frame.
  private let ground: RGBAColor?
  /// How far below the frame the content is seen, behind bars and up to the window's edge: what the
  /// frame could run into a safe area, in points.
  private var overhang: CGFloat = 0
  /// How far above the frame the ground is seen, up to the window's edge, in points.
  private var groundAbove: CGFloat = 0
  /// Whether there is no bar above, which has the same ground.
  private let isTopmost: Bool

  init(axes: Axis.Set, clips: Bool = true, ground: RGBAColor? = nil, isTopmost: Bool = false) {
    (self.axes, self.clips, self.ground, self.isTopmost) = (axes, clips, ground, isTopmost)
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    if let ground, isTopmost, groundAbove > 0 {
      painter.fill(
        CGRect(
          x: frame.minX, y: frame.minY - groundAbove, width: frame.width, height: groundAbove),
        ground)
    }
    guard clips else { return inside(&painter) }
    var window = frame
    if axes.contains(.vertical) { window.size.height += overhang }
    painter.group(.clip(Path(painter.rounded(window)))) { painter in
      if let ground, window != frame {
        painter.fill(
          CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: overhang), ground)
      }
      inside(&painter)
    }
  }

  func extend(below overhang: CGFloat, above: CGFloat) {
    (self.overhang, groundAbove) = (overhang, above)
  }

  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole {
    context.scroll(axes, viewport: ObjectIdentifier(self), in: frame)
    return .none
  }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole {
    frame.contains(point) ? .content : .nothing
  }
}

/// A node that scrolls.
final class ScrollInput: InputFacet {
  let port: ScrollPort?
  /// What pulling it down does, if something.
  let refresh: ScrollRefresh?
  /// Where it comes to rest, and what is told.
  let rest: ScrollRest

  init(_ port: ScrollPort, refresh: ScrollRefresh?, rest: ScrollRest) {
    (self.port, self.refresh, self.rest) = (port, refresh, rest)
  }
}

/// Refreshes the content of a scroll view.
@MainActor
struct ScrollRefresh {
  let action: RefreshAction
  fileprivate let state: StateCell<Bool>

  /// Nil unless the scroll view that is being written can be pulled down.
  init?(_ emitter: ViewEmitter, _ axes: Axis.Set) {
    guard axes.contains(.vertical), let action = emitter.environment.refresh else { return nil }
    self.action = action
    let storage = emitter.storage
    state = storage.cell(at: emitter.identity.child(.part(.refreshing))) { [weak storage] in
      StateCell(false) { storage?.changed("the indicator of a scroll view", of: $0) }
    }
    state.owner = emitter.body ?? WrittenAgain.shared
  }

  /// Whether the content is being loaded.
  var isActive: Bool { state.value }

  func callAsFunction() async {
    state.value = true
    await action()
    state.value = false
  }
}

extension NodeDetails {
  /// A scroll view is a coordinate space by its axes.
  static func scroll(_ axes: Axis.Set) -> NodeDetails {
    var details = NodeDetails()
    details.coordinateSpaces = NamedCoordinateSpace.ScrollSpace.names(axes)
    return details
  }
}

extension ViewEmitter {
  /// The port of the scroll view that is being written; it is the same in every evaluation.
  func scrollPort(_ axes: Axis.Set) -> ScrollPort {
    let anchors = environment.scrollAnchors.forPort
    let port = storage.cell(at: identity.child(.part(.scrollPort))) {
      let port = ScrollPort(axes: axes)
      port.startAnchor = anchors.start
      return port
    }
    port.anchors = anchors
    port.isEnabled = environment.isScrollEnabled
    port.hasPhaseHandler = environment.hasScrollPhaseHandler
    port.hasTargets = !environment.scrollRest.isEmpty
    (port.onScroll, port.onRelease) = (nil, nil)
    return port
  }

  /// Says that the node whose children are being written scrolls.
  func addScroll(_ port: ScrollPort, refresh: ScrollRefresh? = nil) {
    guard parent != nil else { return }
    port.direction = environment.layoutDirection
    port.dismissesKeyboard = [.immediately, .interactively].contains(
      environment.scrollDismissesKeyboardMode)
    var rest = environment.scrollRest
    if rest.behavior != nil { rest.environment = environment }
    let input = ScrollInput(port, refresh: refresh, rest: rest)
    changeParent { $0.change { $0.input = input } }
    if port.hasTargets { environment.scrollRest = ScrollRest() }
    environment.scrollScope?.add(port)
    environment.scrollFollower?.add(port)
  }
}

extension ViewIdentity.Part {
  fileprivate static let scrollPort = Self("scrollPort")
  fileprivate static let refreshing = Self("refreshing")
  static let scrollScope = Self("scrollScope")
  static let scrolledContent = Self("scrolledContent")
}
