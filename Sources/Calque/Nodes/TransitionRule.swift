import CalqueDrawing
import CalqueLayout
import Foundation

/// How a view that comes or goes differs from the view that is there.
enum TransitionEffect {
  case opacity
  /// Smaller or larger about a point, which counts from the left edge.
  case scale(Double, anchor: UnitPoint)
  /// Elsewhere: how far to the right and down, by the frame of the view.
  case offset((CGRect) -> CGSize)
  /// Painted in another way, the outermost first.
  case mixes([Mix])

  /// What is painted while the view is away, and while it is there.
  struct Mix {
    let away: any PaintFacet
    let there: any PaintFacet
  }
}

/// How a view comes and goes.
struct TransitionRule {
  /// One way of both.
  struct Way {
    var effects: [TransitionEffect]
    /// An animation of its own; nil takes that of the change.
    var animation: Animation??

    /// How the view moves in a change.
    func animation(in transaction: Transaction) -> Animation? {
      animation ?? transaction.animation
    }
  }

  var insertion: Way
  var removal: Way

  /// How views come and go where nothing is said: they fade.
  static var standard: TransitionRule {
    TransitionRule(insertion: Way(effects: [.opacity]), removal: Way(effects: [.opacity]))
  }
}

/// A view that goes, as it was.
struct LeavingNode {
  let scene: ViewScene
  let node: LayoutNode
  /// The frame of the node around it.
  let room: CGRect
  let effects: [TransitionEffect]
  /// 1 while it is there, 0 once it is gone.
  var presence: Double
  /// Whether it is painted on top of the views that stay.
  let isInFront: Bool
}

extension [TransitionEffect] {
  /// Paints a view that comes or goes.
  ///
  /// - Parameters:
  ///   - presence: 1 where the view is there, 0 where it is away.
  ///   - frame: The frame of the view in the host.
  @MainActor func paint(
    _ presence: Double, _ frame: CGRect, on painter: inout Painter,
    _ inside: (inout Painter) -> Void
  ) {
    guard let effect = first else { return inside(&painter) }
    let rest = Self(dropFirst())
    if case .mixes(let mixes) = effect {
      return mixes[...].paint(presence, frame, on: &painter) { painter in
        rest.paint(presence, frame, on: &painter, inside)
      }
    }
    painter.group(effect.effect(presence, frame)) { painter in
      rest.paint(presence, frame, on: &painter, inside)
    }
  }
}

extension ArraySlice<TransitionEffect.Mix> {
  @MainActor fileprivate func paint(
    _ presence: Double, _ frame: CGRect, on painter: inout Painter,
    _ inside: (inout Painter) -> Void
  ) {
    guard let mix = first else { return inside(&painter) }
    let paint =
      mix.there.mixed(from: mix.away, by: presence) ?? (presence > 0 ? mix.there : mix.away)
    paint.paint(frame, on: &painter) { painter in
      dropFirst().paint(presence, frame, on: &painter, inside)
    }
  }
}

extension TransitionEffect {
  fileprivate func effect(_ presence: Double, _ frame: CGRect) -> Drawing.Effect {
    switch self {
    case .mixes: return .opacity(1)
    case .opacity: return .opacity(Swift.min(Swift.max(presence, 0), 1))
    case .scale(let least, let anchor):
      let factor = CGFloat(least + (1 - least) * presence)
      let point = CGPoint(
        x: frame.origin.x + frame.width * anchor.x, y: frame.origin.y + frame.height * anchor.y)
      return .transform(
        CGAffineTransform(translationX: -point.x, y: -point.y)
          .concatenating(CGAffineTransform(scaleX: factor, y: factor))
          .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
    case .offset(let distance):
      let way = distance(frame)
      let part = CGFloat(1 - presence)
      return .transform(CGAffineTransform(translationX: way.width * part, y: way.height * part))
    }
  }
}
