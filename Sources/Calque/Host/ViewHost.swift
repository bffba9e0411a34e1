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

  /// What is said of the views elsewhere, by what it is.
  package var namedTexts: [String: Text] = [:]
  let root: AnyView
  let openedURLList = OpenedURLs()
  let sharedItemList = SharedItems()
  let windowRequestList = WindowRequests()
  private let playedFeedback = PlayedFeedback()
  let storage = StateStorage()
  let tracking = EvaluationTracking()
  var current: ViewScene?
  /// The views with what is in front of them; nil if nothing is.
  var presentations: PresentationStack?
  // What was found in the current scene, until something moves.
  var knownNames: [String: [NamedNode]]?
  var knownTexts: [PlacedText]?
  var appeared: [AppearanceAction] = []
  /// What was shown before a change that could not be taken into account by some bodies alone.
  var unfinishedStep: [NodeKey: MotionVisit]??
  /// What was in the way of the last touch; nil if a gesture has answered it.
  public internal(set) var inputFailure: InputFailure?
  /// The animations that have begun.
  let motion = MotionRecords()
  /// Whether views are evaluated for a frame of animations under way, not for a change.
  var isAdvancing = false
  var isEvaluating = false
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
  enum Invalidation: Int, Comparable {
    case none
    /// The views are written again; bodies run whose inputs changed.
    case changed
    /// As above, with another environment of the host.
    case environment
    /// All bodies run.
    case all

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  var invalidation = Invalidation.all
  /// The bodies whose state has changed since they were evaluated.
  var changedBodies: [EvaluatedBody] = []

  /// Has the views evaluated again at the next question, all bodies included.
  ///
  /// It is not needed for changes of state, of observable objects and of the environment, which
  /// have those bodies run that depend on them.
  public func invalidate() {
    invalidate(.all)
  }

  func invalidate(_ more: Invalidation) {
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
    // What has changed before belongs to the time before.
    if storage.clock.hasTimedViews { _ = scene }
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
