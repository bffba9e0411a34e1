/// The data of a view or modifier that changes gradually, kept between evaluations.
private final class AnimatedCell<Data: VectorArithmetic> {
  var from: Data
  var target: Data
  var start = 0.0
  var animation: Animation?

  init(_ data: Data) { (from, target) = (data, data) }

  /// What is shown at a time.
  func value(at time: Double) -> Data {
    guard let animation, time - start < animation.duration else { return target }
    return from.mixed(with: target, by: animation.progress(at: time - start))
  }
}

extension ViewEmitter {
  /// A view or modifier with the data that is shown now.
  fileprivate func shown<Owner: Animatable>(_ owner: Owner) -> Owner {
    let clock = storage.clock
    clock.hasTimedViews = true
    let data = owner.animatableData
    let cell = storage.cell(at: identity.child(.type(Owner.self)).child(.part(.animatedData))) {
      AnimatedCell(data)
    }
    if cell.target != data {
      // An animation begins at what was shown.
      cell.from = clock.wasShowingEnd ? cell.target : cell.value(at: clock.time)
      (cell.target, cell.start, cell.animation) = (data, clock.time, clock.transaction.animation)
      clock.noteAnimation(clock.transaction.animation?.duration ?? 0)
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
