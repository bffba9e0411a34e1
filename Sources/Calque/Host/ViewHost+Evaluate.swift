import CalqueLayout
import Foundation

// How changes are taken into account: bodies run, and what has changed is laid out.
extension ViewHost {
  /// The evaluated and laid out views. State that is changed while they appear has them evaluated
  /// again, a few times at most.
  var scene: ViewScene {
    Self.latest = self
    var rounds = 0
    while rounds < 8 {
      rounds += 1
      takeBackgroundChanges()
      noteObservedChanges()
      guard let current, invalidation == .none else {
        evaluate()
        continue
      }
      guard changedBodies.isEmpty else {
        update(current)
        continue
      }
      guard !storage.scrollRequests.isEmpty else { break }
      let request = storage.scrollRequests.removeFirst()
      scroll(request, in: current)
    }
    if invalidation != .none || !changedBodies.isEmpty, rounds == 8 {
      // Any later evaluation would be no better; the next change evaluates the views again.
      (invalidation, changedBodies) = (.none, [])
      storage.diagnostics.report(
        ViewDiagnostic(
          .endlessChanges,
          "state changes with every evaluation of the views; the last of 8 evaluations is shown"),
        isLasting: true)
    }
    return current ?? evaluate()
  }

  /// Has the bodies evaluated again that have read what was changed of observable objects; all
  /// views are written again where something else has read it, too.
  ///
  /// The bodies run before the evaluation is tracked, so that it is not told of what they read:
  /// after the first change, each change concerns its bodies alone.
  private func noteObservedChanges() {
    let bodies = storage.observed.take().compactMap(\.memo)
    if tracking.isChanged { invalidate(.changed) }
    guard !bodies.isEmpty else { return }
    localized {
      for body in bodies {
        body.refresh(in: storage)
        if let evaluated = body.evaluated as? EvaluatedBody {
          changedBodies.append(evaluated)
        } else {
          invalidate(.changed)
        }
      }
    }
  }

  /// Forgets where things were, and does the actions of views that are there now.
  func didScroll(_ scene: ViewScene) {
    if storage.frames.isWanted {
      storage.frames.replace(scene.keptFrames(at: scene.place.origin))
    }
    didAppear(scene)
  }

  private func didAppear(_ scene: ViewScene) {
    (knownNames, knownTexts) = (nil, nil)
    appear(scene)
  }

  @discardableResult
  func evaluate() -> ViewScene {
    let known = invalidation
    (invalidation, changedBodies) = (.none, [])
    (knownNames, knownTexts) = (nil, nil)
    let before = unfinishedStep ?? beginStep()
    isEvaluating = true
    unfinishedStep = nil
    storage.clock.forgetEvents()
    storage.beginEvaluation(
      reusesBodies: known < .all, isEnvironmentChanged: known == .environment)
    reportDisplayScale()
    _ = storage.observed.take()
    tracking.beginEvaluation()
    let scene = tracked {
      let scene = ViewScene(
        root: root, environment: environment, storage: storage, proposal: proposal,
        hostSize: hostSize)
      reveal(of: scene)
      return presenting(scene)
    }
    storage.endEvaluation()
    // What the new views say of animations counts for this change, too.
    let old =
      before ?? (storage.clock.hasRules ? current?.restingNodes(at: scene.place.origin) : nil)
    current = scene
    keepFrames(of: scene)
    endStep(old, scene)
    appear(scene)
    return scene
  }

  /// Evaluates the bodies alone whose state has changed, or everything where that is not possible.
  private func update(_ scene: ViewScene) {
    let changed = changedBodies
    changedBodies = []
    let before = beginStep()
    defer { isEvaluating = false }
    unfinishedStep = .some(before)
    // What is animated, touched or shown in front knows nodes by their places.
    let allowsEdits =
      before == nil && scene.shown.isEmpty && scene.leaving.isEmpty && heldTouch == nil
      && hovered.isEmpty && presentations == nil
    let updated = tracked {
      storage.update { UpdatedBodies(changed, allowsEdits: allowsEdits, storage: storage) }
    }
    guard let updated, invalidation == .none else { return invalidate(.changed) }
    tracked {
      updated.layOut()
      reveal(of: scene)
    }
    guard isPresentingTheSame(scene) else { return invalidate(.changed) }
    keepFrames(of: scene)
    unfinishedStep = nil
    endStep(before, scene)
    didAppear(scene)
  }

  /// The scene of the views with what they want shown in front of them.
  private func presenting(_ base: ViewScene) -> ViewScene {
    presentations = nil
    guard storage.hasPresentations else { return base }
    let size = hostSize ?? base.size
    let insets = hostSize == nil ? OuterInsets() : environment.windowInsets
    presentations = PresentationStack(base, size: size, insets: insets) { reveal(of: $0) }
    return presentations.map {
      ViewScene($0, environment: environment, storage: storage, size: size)
    } ?? base
  }

  private func isPresentingTheSame(_ scene: ViewScene) -> Bool {
    !storage.hasPresentations
      || PresentationStack.isCurrent(presentations, presentations?.base ?? scene)
  }

  /// Keeps where views are now, beside where they were before a change.
  private func keepFrames(of scene: ViewScene) {
    guard storage.frames.isWanted else { return }
    storage.frames.step(scene.keptFrames(at: scene.place.origin))
  }

  /// The frames before and after the last change, of views that want them kept.
  package var frameChanges: [ViewIdentity: FrameHistory.Change] {
    _ = scene
    return storage.frames.changes
  }

  /// Whether something was changed that the views do not show yet.
  var hasChanges: Bool {
    current != nil
      && (invalidation != .none || !changedBodies.isEmpty || tracking.isChanged
        || !storage.observed.isEmpty)
  }

  /// Begins to take a change into account.
  ///
  /// - Returns: The views before it, if something may be animated.
  private func beginStep() -> [NodeKey: MotionVisit]? {
    isEvaluating = true
    environment.undoManager?.endEvent()
    let clock = storage.clock
    if isAdvancing {
      clock.beginFrame()
    } else {
      motion.showScrollEnds()
      clock.beginStep(pendingTransaction ?? Transaction.current)
      pendingTransaction = nil
    }
    guard let current,
      clock.hasRules || clock.transaction.animation != nil || !motion.isEmpty
        || !clock.transaction.completions.isEmpty
    else { return nil }
    return current.restingNodes(at: current.place.origin)
  }

  private func endStep(_ before: [NodeKey: MotionVisit]?, _ scene: ViewScene) {
    isEvaluating = false
    guard let before else { return }
    let clock = storage.clock
    motion.begin(from: before, to: scene, at: scene.place.origin, clock, isFrame: isAdvancing)
    if !isAdvancing { motion.show(scene, at: scene.place.origin, clock) }
    motion.complete(until: clock.time)
  }

  /// Has the views evaluated again when an `@Observable` object changes that `body` reads, and has
  /// `String(localized:)` in `body` follow the host's language.
  func tracked<Result>(_ body: () -> Result) -> Result {
    localized { tracking.track(body) }
  }

  /// Has `String(localized:)` in `body` follow the host's language.
  private func localized<Result>(_ body: () -> Result) -> Result {
    guard environment.localizer != nil else { return body() }
    let localizer = TextResolver(environment: environment).currentLocalizer
    return EvaluatingLocalizer.using(localizer, body)
  }

  func appear(_ scene: ViewScene) {
    if storage.observesPreferences { _ = scene.preferences() }
    let present = scene.appearances
    guard !(present.isEmpty && appeared.isEmpty) else { return }
    let before = Set(appeared.map(\.identity))
    // Those that stay, and then those of gone views that were noted.
    var noted = Set(present.map(\.identity))
    let gone = appeared.filter { noted.insert($0.identity).inserted }
    appeared = present
    for action in present { action.update() }
    for action in present where !before.contains(action.identity) { action.appear() }
    for action in gone { action.disappear() }
  }
}
