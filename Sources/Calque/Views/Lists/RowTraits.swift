/// What a view says to the list that it is a row of.
struct RowTraits {
  /// Around the content of the row.
  var insets = EdgeLengths()
  var background: AnyView?
  var badge: Text?
  var selectionDisabled = false
  var moveDisabled = false
  var deleteDisabled = false
  var hoverEffect: HoverEffect?
  var hoverEffectDisabled = false
  /// In the order in which they were added.
  var swipeActions: [SwipeActions] = []
  /// What a tap on the row does.
  var action: (() -> Void)?
  /// What the row has at its trailing edge, if it leads somewhere.
  var indicator: RowIndicator?
  /// Whether what the row leads to is shown beside the list.
  var isShown = false
  /// The lines above and below the row.
  var lines = Lines()
  /// Those above and below the section, for a section.
  var sectionLines = Lines()

  /// The lines above and below something.
  struct Lines {
    var top = Line()
    var bottom = Line()

    mutating func change(on edges: VerticalEdge.Set, _ change: (inout Line) -> Void) {
      if edges.contains(.top) { change(&top) }
      if edges.contains(.bottom) { change(&bottom) }
    }
  }

  /// A line between this row and a neighbour.
  struct Line {
    var visibility = Visibility.automatic
    var tint: Color?

    /// Whether it leaves the line as it is.
    var isPlain: Bool { visibility == .automatic && tint == nil }

    static let hidden = Line(visibility: .hidden)
  }
}

/// Says something to the list.
struct RowTrait: NodeAnnotation {
  let change: (inout RowTraits) -> Void

  nonisolated init(_ change: @escaping (inout RowTraits) -> Void) {
    self.change = change
  }
}

/// A view whose outermost modifiers say something to the list: so that the label of a link speaks
/// for the row.
@MainActor
protocol RowTraitSource {
  /// The outermost first.
  var rowTraits: [RowTrait] { get }
}

extension ModifiedContent: RowTraitSource {
  var rowTraits: [RowTrait] {
    guard let trait = (modifier as? AnnotationModifier<RowTrait>)?.annotation else { return [] }
    return [trait] + ((content as? any RowTraitSource)?.rowTraits ?? [])
  }
}

extension ViewEmitter {
  /// Writes views to which several traits are given, the outermost first.
  func withTraits(_ traits: [RowTrait], _ content: () -> Void) {
    guard let trait = traits.first else { return content() }
    with(trait) { withTraits(Array(traits.dropFirst()), content) }
  }

  /// The traits that the waiting modifiers give to the next view.
  var pendingTraits: RowTraits {
    var traits = RowTraits()
    for case let trait as RowTrait in pendingAnnotations { trait.change(&traits) }
    return traits
  }
}

nonisolated extension View {
  private func trait(_ change: @escaping (inout RowTraits) -> Void) -> some View {
    modifier(AnnotationModifier(RowTrait(change)))
  }

  /// Puts a view behind a list's row; `nil` is the list's own.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    trait { $0.background = view.map { AnyView($0) } }
  }

  /// Shows or hides the lines between a list's row and its neighbours. Each of two neighbours can
  /// hide the line between them. There are none above the first row and below the last one.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    trait { $0.lines.change(on: edges) { $0.visibility = visibility } }
  }

  /// Paints the lines between a list's row and its neighbours; `nil` is the list's own colour.
  /// Where two neighbours differ, the lower one decides.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    trait { $0.lines.change(on: edges) { $0.tint = color } }
  }
}
