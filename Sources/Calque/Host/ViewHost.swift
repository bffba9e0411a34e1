public import CalqueLayout
import CalqueLocalization
public import Foundation

/// Evaluates a view, lays it out and draws it, without a screen.
///
/// ```swift
/// let host = ViewHost(ContentView(), size: CGSize(width: 390, height: 844)) {
///   $0.locale = Locale(identifier: "ar")
///   $0.localizer = localizer
/// }
/// host.frame(of: "save")
/// ```
///
/// Views may be nested 1,000 levels deep, where a body, a container, a modifier and an ``AnyView``
/// are a level each. Deeper ones are left out, and ``diagnostics`` names them.
///
/// The same view, environment and fonts give the same frames and the same bytes.
///
/// A question is answered in passes, each in a file of its own:
///
/// 1. evaluate: bodies run, and write nodes into a tree (`Emit/ViewScene+Evaluate.swift`);
/// 2. reconcile: after a change of state, the bodies whose inputs changed write over the nodes that
///    they had; where they make other nodes, everything is evaluated
///    (`Nodes/SceneDraft+Update.swift`);
/// 3. lay out: sizes and places, of what has changed (`Passes/LayOut.swift`);
/// 4. reveal: rows are made that are seen (`Passes/Reveal.swift`);
/// 5. place: what depends on the place of a node is made (`Passes/Place.swift`), and then what is
///    shown in front of the screen (`Passes/Present.swift`);
/// 6. appear: actions of views that were not there before (`Passes/Appear.swift`);
/// 7. input: the nodes that take what is done to the screen (`Passes/Input.swift`,
///    `Passes/HitTest.swift`);
/// 8. animate: what is shown between two states, by the clock of the host (`Passes/Animate.swift`);
/// 9. paint: a drawing, from the back to the front (`Passes/Paint.swift`);
/// 10. describe: frames, texts and faults (`Host/Describe.swift`).
@MainActor
public final class ViewHost {
  /// What is proposed to the view, in points.
  public private(set) var proposal: ProposedViewSize
  /// The size of the host, in points; `nil` when only a proposal is given, and the host is as
  /// large as the view.
  public let hostSize: CGSize?
  /// The environment of the outermost view.
  public private(set) var environment: EnvironmentValues

  private let root: AnyView
  let openedURLList = OpenedURLs()
  let sharedItemList = SharedItems()
  let windowRequestList = WindowRequests()
  private let playedFeedback = PlayedFeedback()
  let storage = StateStorage()
  private let tracking = EvaluationTracking()
  private var current: ViewScene?
  /// The views with what is in front of them; nil if nothing is.
  private(set) var presentations: PresentationStack?
  // What was found in the current scene, until something moves.
  private var knownNames: [String: [NamedNode]]?
  private var knownTexts: [PlacedText]?
  private var appeared: [AppearanceAction] = []
  /// What was in the way of the last touch; nil if a gesture has answered it.
  public internal(set) var inputFailure: InputFailure?
  /// The animations that have begun.
  let motion = MotionRecords()
  /// Whether views are evaluated for a frame of animations under way, not for a change.
  var isAdvancing = false
  private(set) var isEvaluating = false
  /// The transaction of changes that were made while views were evaluated.
  var pendingTransaction: Transaction?
  /// The finger that is held on the screen.
  var heldTouch: TouchSequence?
  /// The nodes that a pointer is over.
  var hovered: [HitNode] = []

  /// Makes a host of a size. A smaller view is centered in it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The size of the host, in points.
  ///   - configure: Sets values of the environment. Where the layout direction is not set, it is
  ///     that of the locale; where the locale is not set, it is the localizer's.
  public convenience init<Content: View>(
    _ view: Content, size: CGSize,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(view, proposal: ProposedViewSize(size), hostSize: size, configure)
  }

  /// Makes a host that is as large as the view wants to be for a proposal.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - proposal: What the view is proposed.
  ///   - configure: Sets values of the environment, as above.
  public convenience init<Content: View>(
    _ view: Content, proposal: ProposedViewSize,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(view, proposal: proposal, hostSize: nil, configure)
  }

  private init<Content: View>(
    _ view: Content, proposal: ProposedViewSize, hostSize: CGSize?,
    _ configure: (inout EnvironmentValues) -> Void
  ) {
    root = AnyView(view)
    self.proposal = proposal
    self.hostSize = hostSize?.finite
    environment = EnvironmentValues()
    configure(&environment)
    environment.resolve()
    environment.resolveSizeClasses(in: self.hostSize)
    if environment.containerSize == nil {
      environment.containerSize = self.hostSize ?? proposal.finiteSize
    }
    storage.onChange = { [weak self] owner in
      self?.stateChanged(of: owner)
    }
    environment.windowRequest = { [windowRequestList] in windowRequestList.requests.append($0) }
    environment.diagnosticCollector = storage.diagnostics
    environment.systemOpenURL = { [openedURLList] in openedURLList.urls.append($0) }
    environment.playFeedback = { [playedFeedback] in playedFeedback.list.append($0) }
    environment.undoManager = UndoManager()
    environment.share = { [sharedItemList] in sharedItemList.items.append($0) }
    if environment.editMode == nil {
      environment.editMode = .owned { [weak self] in self?.invalidate() }
    }
    TransactionObservers.add(self)
  }

  /// What has to be evaluated again, if not single bodies.
  private enum Invalidation: Int, Comparable {
    case none
    /// The views are written again; bodies run whose inputs changed.
    case changed
    /// As above, with another environment of the host.
    case environment
    /// All bodies run.
    case all

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  private var invalidation = Invalidation.all
  /// The bodies whose state has changed since they were evaluated.
  private var changedBodies: [EvaluatedBody] = []

  /// Has the views evaluated again at the next question, all bodies included.
  ///
  /// It is not needed for changes of state, of observable objects and of the environment, which
  /// have those bodies run that depend on them.
  public func invalidate() {
    invalidate(.all)
  }

  private func invalidate(_ more: Invalidation) {
    invalidation = max(invalidation, more)
  }

  private func stateChanged(of owner: (any StateOwner)?) {
    owner?.outdate()
    if let body = owner as? EvaluatedBody {
      changedBodies.append(body)
    } else {
      invalidate(owner == nil ? .all : .changed)
    }
  }

  /// What people have felt or heard, in order, as ``View/sensoryFeedback(_:trigger:)`` says.
  public var sensoryFeedback: [SensoryFeedback] {
    _ = scene
    return playedFeedback.list
  }

  /// Changes the environment of the outermost view.
  public func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
    invalidate(.environment)
  }

  /// Moves the clock: timers and relative dates show what they are at a date.
  public func advance(to date: Date) {
    updateEnvironment { $0.now = date }
  }

  /// The first moment after now at which a text changes by itself, if there is one.
  public var nextChange: Date? {
    placedTexts.compactMap(\.leaf.nextChange).min()
  }

  /// The size of the host, or of the view if the host has none, in points.
  public var size: CGSize {
    hostSize ?? scene.size
  }

  /// The size that the view chose, in points.
  public var rootSize: CGSize {
    let scene = scene
    return presentations?.base.size ?? scene.size
  }

  /// Where a view is that has been named with ``View/accessibilityIdentifier(_:)``.
  ///
  /// - Returns: The frame in points, x to the right from the host's left edge and y down from its
  ///   top edge, not rounded; `nil` if there is no such view or it is not laid out. If several
  ///   views have the name, the first one.
  public func frame(of identifier: String) -> CGRect? {
    frames(of: identifier).first
  }

  /// Where all views of a name are, in the order of the views.
  public func frames(of identifier: String) -> [CGRect] {
    named[identifier]?.map(\.frame) ?? []
  }

  /// Where a view is between the back and the front of the host.
  ///
  /// - Returns: The place in points; `nil` if there is no such view or it is not laid out.
  public func depthFrame(of identifier: String) -> DepthFrame? {
    named[identifier]?.first?.depthFrame
  }

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

  /// Where the scene's top left corner is: a view that is smaller than the host is centered in it.
  var origin: CGPoint { scene.place.origin }

  private var named: [String: [NamedNode]] {
    let scene = scene
    let found = knownNames ?? scene.named(at: origin)
    knownNames = found
    return found
  }

  /// The texts that are laid out, in the order of the views.
  var placedTexts: [PlacedText] {
    let scene = scene
    let found = knownTexts ?? scene.texts(at: origin)
    knownTexts = found
    return found
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
  private func evaluate() -> ViewScene {
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

  /// What was shown before a change that could not be taken into account by some bodies alone.
  private var unfinishedStep: [NodeKey: MotionVisit]??

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

  private func appear(_ scene: ViewScene) {
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

extension CGSize {
  /// The size with 0 for lengths that no host can have.
  fileprivate var finite: CGSize {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
    return CGSize(width: length(width), height: length(height))
  }
}

extension ProposedViewSize {
  /// The size, if both lengths are proposed and neither is infinite.
  fileprivate var finiteSize: CGSize? {
    guard let width, let height, width.isFinite, height.isFinite else { return nil }
    return CGSize(width: width, height: height)
  }
}

extension EnvironmentValues {
  /// Derives what was not set from what was: locale, calendar and time zone from the localizer,
  /// the direction from the locale.
  mutating func resolve() {
    if let given = localizer?.environment {
      if givenLocale == nil {
        locale = given.locale
        if givenCalendar == nil { calendar = given.calendar }
      }
      if givenTimeZone == nil { timeZone = given.timeZone }
    }
    if givenLayoutDirection == nil {
      let isRightToLeft = locale.language.characterDirection == .rightToLeft
      layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    platformMetrics.displayScale = usableDisplayScale
  }
}
