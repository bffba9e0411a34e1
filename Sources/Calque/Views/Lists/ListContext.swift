import CalqueLayout

/// What the rows of a list share.
final class ListContext {
  let selection: ListSelection?
  let state: ListState
  let controls: ListMetrics.Controls
  /// Whether the controls of edit mode are shown.
  let isEditing: Bool
  let refresh: RefreshAction?
  let outline: OutlineColumn
  /// The menu of the rows.
  let selectionMenu: SelectionMenu?

  init(_ selection: ListSelection?, _ state: ListState, _ environment: EnvironmentValues) {
    self.selection = selection
    self.state = state
    controls = environment.platformMetrics.list.controls
    isEditing = environment.isEditing && controls.editingInset > 0
    refresh = environment.refresh
    outline = OutlineColumn(controls)
    selectionMenu = environment.selectionMenu
  }
}

/// What a list keeps from one evaluation to the next.
final class ListState {
  /// A row that was swiped, so that its actions are seen.
  struct OpenRow: Equatable {
    let row: ViewIdentity
    let edge: HorizontalEdge
  }

  private let onChange: () -> Void

  /// - Parameter onChange: Called after a change.
  init(_ onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  var openRow: OpenRow? { didSet { if openRow != oldValue { onChange() } } }
  /// Whether the content is being refreshed.
  var isRefreshing = false { didSet { if isRefreshing != oldValue { onChange() } } }
}

/// The column in front of the rows of a list with a hierarchy.
final class OutlineColumn {
  private let controls: ListMetrics.Controls
  /// Whether the list has a hierarchy. Rows above it are laid out after it is known.
  var isUsed = false

  init(_ controls: ListMetrics.Controls) {
    self.controls = controls
  }

  /// How far a row of a level moves towards the trailing edge, in points.
  func inset(level: Int) -> Double {
    guard isUsed else { return 0 }
    return Double(controls.outlineColumn) + Double(level) * Double(controls.outlineIndent)
  }
}

/// The list of a node, for what users do to it as a whole.
final class ListInput: InputFacet {
  let context: ListContext
  /// Opens the menu of the ground, where no rows are; nil if it has none.
  var openMenu: (() -> Void)?

  init(_ context: ListContext) { self.context = context }

  /// A long press on the ground opens its menu.
  var gesture: NodeGesture? {
    guard let openMenu else { return nil }
    return NodeGesture {
      VoidRecognizer(LongPressGesture().onEnded { _ in openMenu() }._makeRecognizer())
    }
  }

  func reach(_ point: CGPoint, in frame: CGRect) -> HitRole {
    openMenu != nil && frame.contains(point) ? .content : .inside
  }
}
