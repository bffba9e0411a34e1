import Foundation

#if !canImport(Darwin)
  /// Keeps what takes changes back, and does it in the reverse order.
  ///
  /// What is registered while a host takes an input into account is one group, which one
  /// ``undo()`` takes back; ``beginUndoGrouping()`` begins groups inside. Taking back registers
  /// what does the change again. A target is not kept: what was registered for one that is gone
  /// does nothing.
  public final class UndoManager {
    private final class Group {
      var name = ""
      /// What takes the changes back, those of groups inside too.
      var steps: [Step] = []
    }

    private struct Step {
      let isFor: (AnyObject?) -> Bool
      let action: () -> Void
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    /// The groups that have begun, the outermost first.
    private var open: [Group] = []
    /// Whether the outermost group was begun by an event.
    private var isEventOpen = false
    private var disabledCount = 0

    /// Whether groups are begun by themselves.
    public var groupsByEvent = true
    /// How many groups are kept; 0 for all.
    public var levelsOfUndo = 0 { didSet { trim() } }
    /// Whether changes are being taken back.
    public private(set) var isUndoing = false
    /// Whether changes are being done again.
    public private(set) var isRedoing = false

    /// Makes a manager that has nothing to take back.
    public init() {}

    /// How many groups have begun that have not ended.
    public var groupingLevel: Int { open.count }
    /// Whether there is something to take back.
    public var canUndo: Bool {
      undoGroups.contains { !$0.steps.isEmpty } || open.contains { !$0.steps.isEmpty }
    }
    /// Whether there is something to do again.
    public var canRedo: Bool { redoGroups.contains { !$0.steps.isEmpty } }
    /// Whether what is registered is kept.
    public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// What is taken back next, as people call it; empty without a name.
    public var undoActionName: String { (open.first ?? undoGroups.last)?.name ?? "" }
    /// What is done again next, as people call it; empty without a name.
    public var redoActionName: String { redoGroups.last?.name ?? "" }

    /// Names the changes of the group that is open, or of the last one.
    public func setActionName(_ actionName: String) {
      if isUndoing || isRedoing {
        open.first?.name = actionName
      } else {
        (open.first ?? undoGroups.last)?.name = actionName
      }
    }

    /// Keeps what takes a change back.
    ///
    /// - Parameters:
    ///   - target: What is changed.
    ///   - handler: Takes the change back; gets the target.
    public func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      if open.isEmpty {
        guard groupsByEvent else { return }
        beginUndoGrouping()
        isEventOpen = true
      }
      open.last?.steps.append(
        Step { [weak target] in
          target === $0
        } action: { [weak target] in
          if let target { handler(target) }
        })
      if !isUndoing, !isRedoing { redoGroups = [] }
    }

    /// Begins a group.
    public func beginUndoGrouping() {
      let group = Group()
      open.append(group)
    }

    /// Ends the group that was begun last.
    public func endUndoGrouping() {
      guard let group = open.popLast() else { return }
      if open.isEmpty { isEventOpen = false }
      guard !group.steps.isEmpty else { return }
      if let around = open.last {
        if around.steps.isEmpty {
          around.steps = group.steps
        } else {
          around.steps += group.steps
        }
      } else if isUndoing {
        redoGroups.append(group)
      } else {
        undoGroups.append(group)
        trim()
      }
    }

    /// Ends the group that an event has begun; what is registered later is another one.
    package func endEvent() {
      if isEventOpen, open.count == 1, !isUndoing, !isRedoing { endUndoGrouping() }
    }

    /// Takes back the changes of the last group.
    public func undo() {
      endEvent()
      undoNestedGroup()
    }

    /// Takes back the changes of the last group, without ending what an event has begun.
    public func undoNestedGroup() {
      guard open.isEmpty, !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
      isUndoing = true
      run(group)
      isUndoing = false
    }

    /// Does again what was taken back last.
    public func redo() {
      endEvent()
      guard open.isEmpty, !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
      isRedoing = true
      run(group)
      isRedoing = false
    }

    private func run(_ group: Group) {
      beginUndoGrouping()
      open.last?.name = group.name
      for step in group.steps.reversed() { step.action() }
      while !open.isEmpty { endUndoGrouping() }
    }

    /// Forgets everything.
    public func removeAllActions() {
      (undoGroups, redoGroups, open, isEventOpen) = ([], [], [], false)
      disabledCount = 0
    }

    /// Forgets what was registered for a target.
    public func removeAllActions(withTarget target: Any) {
      for group in undoGroups + redoGroups + open {
        group.steps.removeAll { $0.isFor(target as AnyObject) }
      }
      undoGroups.removeAll { $0.steps.isEmpty }
      redoGroups.removeAll { $0.steps.isEmpty }
    }

    /// Has what is registered not kept, until it is enabled as often.
    public func disableUndoRegistration() { disabledCount += 1 }

    /// Has what is registered kept again.
    public func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

    private func trim() {
      guard levelsOfUndo > 0, undoGroups.count > levelsOfUndo else { return }
      undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
    }
  }
#else
  extension UndoManager {
    /// Nothing: the event loop ends groups.
    func endEvent() {}
  }
#endif

private let undoManagerSlot = EnvironmentSlot<UndoManager>()

extension EnvironmentValues {
  /// What takes changes of the window back. A host has one of its own, which Command-Z asks; see
  /// ``ViewHost/press(_:modifiers:)``.
  public internal(set) var undoManager: UndoManager? {
    get { self[undoManagerSlot] }
    set { self[undoManagerSlot] = newValue }
  }
}
