public import LayoutCore

/// What a view says to the list that it is a row of.
struct RowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  var separator = Visibility.automatic
  var separatorTint: Color?
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the place wants it.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}

nonisolated extension View {
  private func trait(_ change: @escaping (inout RowTraits) -> Void) -> some View {
    modifier(AnnotationModifier(.trait(change)))
  }

  /// Replaces the room around the content of a list's row; `nil` is the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    trait { $0.insets = insets }
  }

  /// Puts a view behind a list's row; `nil` is the list's own.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    trait { $0.background = view.map { AnyView($0) } }
  }

  /// Shows or hides the line above a list's row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    trait { $0.separator = visibility }
  }

  /// Paints the line above a list's row.
  public func listRowSeparatorTint(_ color: Color?) -> some View {
    trait { $0.separatorTint = color }
  }
}
