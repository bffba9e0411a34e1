/// The data of a view or modifier that changes gradually, kept between evaluations.
private final class AnimatedCell<Data: VectorArithmetic> {
  private var from: Data
  private(set) var target: Data
  private var start = 0.0
  private var animation: Animation?
  /// How fast the data changed when the animation began, a second.
  private var velocity = Data.zero
  private var duration = 0.0

  init(_ data: Data) { (from, target) = (data, data) }

  /// What is shown at a time.
  func value(at time: Double) -> Data {
    guard let animation, time - start < duration else { return target }
    let shown = from.mixed(with: target, by: animation.progress(at: time - start))
    return shown + velocity.scaled(by: animation.velocityProgress(at: time - start))
  }

  /// Begins to change to other data, from what is shown at the time and as fast as it changes.
  func change(to data: Data, _ clock: MotionClock) {
    let shown = value(at: clock.time)
    let before = value(at: clock.time - Self.moment)
    velocity = (shown - before).scaled(by: 1 / Self.moment)
    if animation == nil || clock.time - Self.moment < start { velocity = .zero }
    (from, target, start, animation) = (shown, data, clock.time, clock.transaction.animation)
    duration =
      animation?.duration(
        distance: (target - from).magnitudeSquared.squareRoot(),
        speed: velocity.magnitudeSquared.squareRoot()) ?? 0
    clock.noteAnimation(duration)
  }

  /// A time in seconds over which a velocity is measured.
  private static var moment: Double { 1e-6 }
}

extension ViewEmitter {
  /// A view or modifier with the data that is shown now.
  func shown<Owner: Animatable>(_ owner: Owner) -> Owner {
    let clock = storage.clock
    clock.hasTimedViews = true
    let data = owner.animatableData
    let cell = storage.cell(at: identity.child(.type(Owner.self)).child(.part(.animatedData))) {
      AnimatedCell(data)
    }
    if cell.target != data {
      cell.change(to: data, clock)
    }
    var copy = owner
    copy.animatableData = clock.isShowingEnd ? data : cell.value(at: clock.time)
    return copy
  }
}

extension ViewIdentity.Part {
  fileprivate static let animatedData = Self("animatedData")
}

extension View where Self: Animatable {
  /// Continues with the ``View/body`` of the data that is shown now.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emitBody(of: emitter.shown(self))
  }
}

extension ViewModifier where Self: Animatable {
  /// Continues with the body of the data that is shown now.
  public func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let modified = ModifiedViewContent { content._emit(into: $0) }
    emitter.emitBody(of: emitter.shown(self), .around(modified)) {
      $0.body(content: _ViewModifier_Content(content: modified))
    }
  }
}

/// A modifier with data that changes gradually, by the older name.
public protocol AnimatableModifier: Animatable, ViewModifier {}
