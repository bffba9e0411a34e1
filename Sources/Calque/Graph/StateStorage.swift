import Foundation

/// The values of all `@State` properties of a host, by the identity of their views.
///
/// A value lives as long as a view of that identity exists: after each evaluation, the values that
/// were not requested are dropped.
final class StateStorage {
  private struct Entry {
    var cell: AnyObject
    var generation: Int
  }

  private var entries: [ViewIdentity: Entry] = [:]
  private var generation = 0
  /// The scrolling that views have requested and that has not been done yet.
  var scrollRequests: [ScrollRequest] = []
  /// Which field has the focus.
  private(set) lazy var focus = FocusRegistry()
  /// The time of animations.
  let clock = MotionClock()
  /// What the app keeps by key, and the scene.
  private(set) lazy var appStorage = StoredValues()
  private(set) lazy var sceneStorage = StoredValues()
  /// Whether a view does something when preferences or geometry change.
  var observesPreferences = false
  /// The files that views ask for, in the order in which they began to.
  var fileRequests: [(identity: ViewIdentity, request: FileRequest)] = []
  /// What the window of a scene is called, in the language of its views.
  var windowTitle: String?
  /// The commands of the scene that is shown: each item is made when it is asked for.
  var commandMenus: [() -> CommandMenuContent] = []
  /// Whether a view wants, or wanted, something shown in front of the screen.
  var hasPresentations = false
  /// The tasks of views.
  private(set) lazy var tasks = RunningTasks()
  /// What views do with a URL that the app is opened with, by their modifiers.
  var urlHandlers: [ViewIdentity: (URL) -> Void] = [:]
  /// What was found about the views.
  let diagnostics = DiagnosticCollector()
  /// How deep the views of this evaluation may be.
  private(set) var depthLimit = DepthLimit()
  /// Called when a value changes.
  var onChange: ((any StateOwner)?) -> Void = { _ in }
  /// The view whose body runs now, or makes its views.
  @exclusivity(unchecked) var runningBody: Any.Type?
  /// What the view that was connected last lacks: an object that the environment does not have.
  var missingObject: MissingObject?
  /// What the properties of the view say that was connected last.
  var propertyFindings: [ViewDiagnostic] = []
  private var isEvaluating = false
  /// The elements of collections that are being written.
  @exclusivity(unchecked) var elements = ElementStack()
  /// The frames of views before and after the last change.
  let frames = FrameHistory()
  /// The bodies that have read something of observable objects that was changed.
  let observed = ObservedBodies()
  /// Raised when an observable object is changed by a thread that is not the main one.
  let publishedChanges = ObservedFlag()
  /// What is kept for a whole evaluation of the views, by its type.
  private var evaluationObjects: [ObjectIdentifier: any EvaluationObject] = [:]
  /// Whether bodies whose inputs are the same are not run.
  private(set) var reusesBodies = true
  /// Whether the environment of the host has changed since the last evaluation.
  private(set) var isEnvironmentChanged = false

  /// Says that a state has another value now.
  ///
  /// - Parameters:
  ///   - state: The name of the state, with that of its view.
  ///   - owner: What has to be evaluated again; nil for all.
  func changed(_ state: String, of owner: (any StateOwner)?) {
    if isEvaluating || runningBody != nil {
      let body = runningBody.map { "the body of \($0) ran" } ?? "the views were evaluated"
      diagnostics.report(
        ViewDiagnostic(
          .stateChangedInBody,
          "\(state) changed while \(body), so the views are evaluated again; "
            + "change it in an action or in onAppear"), isLasting: true)
    }
    onChange(isEvaluating || runningBody != nil ? nil : owner)
  }

  /// - Parameters:
  ///   - reusesBodies: Whether only bodies run whose inputs changed.
  ///   - isEnvironmentChanged: Whether the host has another environment now.
  func beginEvaluation(reusesBodies: Bool, isEnvironmentChanged: Bool) {
    self.reusesBodies = reusesBodies
    self.isEnvironmentChanged = isEnvironmentChanged
    isEvaluating = true
    generation += 1
    for object in evaluationObjects.values { object.beginEvaluation() }
    diagnostics.beginEvaluation()
    depthLimit = DepthLimit()
  }

  /// Evaluates a part of the views again; what was found before stays.
  func update<Result>(_ body: () -> Result) -> Result {
    isEvaluating = true
    defer { isEvaluating = false }
    return body()
  }

  func endEvaluation() {
    isEvaluating = false
    (reusesBodies, isEnvironmentChanged) = (true, false)
    let current = generation
    if entries.contains(where: { $0.value.generation != current }) {
      entries = entries.filter { $0.value.generation == current }
    }
  }

  func cell<Cell: AnyObject>(at identity: ViewIdentity, make: () -> Cell) -> Cell {
    if let entry = entries[identity], let cell = entry.cell as? Cell {
      if entry.generation != generation { entries[identity]?.generation = generation }
      if !elements.isRewriting { elements.add(cell: identity) }
      return cell
    }
    let cell = make()
    elements.add(cell: identity)
    entries[identity] = Entry(cell: cell, generation: generation)
    return cell
  }

  /// Forgets the values of views that have gone.
  func drop(_ identities: [ViewIdentity]) {
    for identity in identities { entries[identity] = nil }
  }

  /// What there is one of in a host, and is told of evaluations.
  func object<Object: EvaluationObject>(_ make: () -> Object) -> Object {
    if let known = evaluationObjects[ObjectIdentifier(Object.self)] as? Object { return known }
    let object = make()
    evaluationObjects[ObjectIdentifier(Object.self)] = object
    return object
  }

  /// The object of a type, if it was asked for.
  func known<Object: EvaluationObject>(_ type: Object.Type) -> Object? {
    evaluationObjects[ObjectIdentifier(type)] as? Object
  }

  /// The stored values of a type.
  func cells<Cell: AnyObject>(of type: Cell.Type) -> [Cell] {
    entries.values.compactMap { $0.cell as? Cell }
  }

  /// Returns whether a value is stored for an identity, so that views know whether they are new.
  func contains(_ identity: ViewIdentity) -> Bool {
    entries[identity] != nil
  }
}

/// An object that a property reads, and that the environment does not have.
struct MissingObject {
  /// The property, with the type that it is a part of.
  let property: String
  let type: Any.Type
  /// The modifier that sets such an object.
  let modifier: String
}

/// What there is one of in a host; the file of a modifier declares it.
protocol EvaluationObject: AnyObject {
  /// Called before all views are evaluated.
  func beginEvaluation()
}
