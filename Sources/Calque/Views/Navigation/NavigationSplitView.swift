import CalqueLayout
import Foundation

/// Two or three columns. Where the window is compact, they are one: the sidebar, with the pages
/// that its links show above it.
///
/// A link in a column shows its page in the next one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?

  private nonisolated init(
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail,
    visibility: Binding<NavigationSplitViewVisibility>? = nil,
    compactColumn: Binding<NavigationSplitViewColumn>? = nil
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    (self.visibility, self.compactColumn) = (visibility, compactColumn)
  }
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The middle one of three columns.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(number: 2)
}

/// Which columns of a ``NavigationSplitView`` are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let number: Int

  /// As the platform wants it: all.
  public static let automatic = NavigationSplitViewVisibility(number: 0)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(number: 1)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}

extension NavigationSplitView {
  /// Makes three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail())
  }

  /// Makes three columns, of which some are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), visibility: columnVisibility)
  }

  /// Makes three columns.
  ///
  /// The preferred column is shown where the window is compact; it is changed when people go to
  /// another one.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), compactColumn: preferredCompactColumn)
  }

  /// Makes three columns, of which some are shown.
  ///
  /// The visibility says which columns are shown where there is room. The preferred column is shown
  /// where the window is compact; it is changed when people go to another one.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), content(), detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail())
  }

  /// Makes two columns, of which some are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), visibility: columnVisibility)
  }

  /// Makes two columns.
  ///
  /// The preferred column is shown where the window is compact; it is changed when people go to
  /// another one.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), compactColumn: preferredCompactColumn)
  }

  /// Makes two columns, of which some are shown.
  ///
  /// The visibility says which columns are shown where there is room. The preferred column is shown
  /// where the window is compact; it is changed when people go to another one.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), EmptyView(), detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView: View {
  /// The columns beside each other, or one of them.
  public var body: some View {
    SplitColumns(
      sidebar: sidebar, content: Content.self == EmptyView.self ? nil : content, detail: detail,
      visibility: visibility?.wrappedValue ?? .automatic, compactColumn: compactColumn)
  }
}

private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  @Environment(\.platformMetrics.bars.sidebarWidth) private var sidebarWidth
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var links = NavigationColumn()
  @State private var detailLinks = NavigationColumn()
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  @State private var selected = SelectedInColumn()
  @State private var selectedNext = SelectedInColumn()
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let visibility: NavigationSplitViewVisibility
  let compactColumn: Binding<NavigationSplitViewColumn>?

  var body: some View {
    if sizeClass == .compact {
      let (next, last) = (isShown(content == nil ? .detail : .content), isShown(.detail))
      NavigationStack {
        collapsing(sidebar)
          .environment(\.columnOpening, opening(next, selected))
          .navigationDestination(isPresented: clearing(selected, next)) {
            if let content {
              content.environment(\.columnOpening, opening(last, selectedNext))
                .environment(\.collapsesStack, true)
                .navigationDestination(isPresented: clearing(selectedNext, last)) {
                  collapsing(detail)
                }
            } else {
              collapsing(detail)
            }
          }
      }
      .onChange(of: selected.values?()) { close(next, $1) }
      .onChange(of: selectedNext.values?()) { close(last, $1) }
    } else {
      HStack(spacing: 0) {
        if showsSidebar {
          NavigationStack { collapsing(sidebar).listStyle(.sidebar) }
            .environment(\.nextColumn, content == nil ? detailLinks : links)
            .environment(\.columnOpening, opening(content == nil ? detailLinks : links))
            .modifier(ColumnFrame(standard: sidebarWidth))
          Divider()
        }
        if let content, visibility != .detailOnly {
          NavigationStack { collapsing(content) }
            .environment(\.ownColumn, links)
            .environment(\.nextColumn, detailLinks)
            .environment(\.columnOpening, opening(detailLinks))
            .modifier(ColumnFrame(standard: sidebarWidth))
          Divider()
        }
        NavigationStack { collapsing(detail) }.environment(\.ownColumn, detailLinks)
      }
    }
  }

  /// Whether a column, or one after it, is the one that is shown of all.
  private func isShown(_ column: NavigationSplitViewColumn) -> Binding<Bool> {
    let shown = compactColumn ?? $ownColumn
    let previous: NavigationSplitViewColumn =
      column == .detail && content != nil ? .content : .sidebar
    return Binding {
      shown.wrappedValue == .detail || shown.wrappedValue == column
    } set: { isShown in
      shown.wrappedValue = isShown ? column : previous
    }
  }

  /// Clears the selection of a column when the page above it goes, as iOS does.
  private func clearing(_ column: SelectedInColumn, _ isShown: Binding<Bool>) -> Binding<Bool> {
    Binding {
      isShown.wrappedValue
    } set: { new in
      isShown.wrappedValue = new
      if !new { column.clear?() }
    }
  }

  /// Shows the column after one in which something is selected.
  private func opening(
    _ isShown: Binding<Bool>, _ selected: SelectedInColumn
  ) -> ColumnOpening {
    ColumnOpening(selected: selected, opensAtStart: compactColumn == nil) {
      if !isShown.wrappedValue { isShown.wrappedValue = true }
    }
  }

  /// Goes back to a column in which nothing is selected any more.
  private func close(_ isShown: Binding<Bool>, _ selected: Set<AnyHashable>?) {
    if selected?.isEmpty == true, isShown.wrappedValue { isShown.wrappedValue = false }
  }

  private func opening(_ column: NavigationColumn) -> ColumnOpening {
    ColumnOpening { column.stack?.showRoot() }
  }

  private func collapsing(_ column: some View) -> some View {
    column.environment(\.collapsesStack, true)
  }

  private var showsSidebar: Bool {
    switch visibility {
    case .detailOnly: false
    case .doubleColumn: content == nil
    default: true
    }
  }
}

/// Gives a column the width that its views want.
private struct ColumnFrame: ViewModifier {
  @State private var width: CGFloat?
  /// The width where nothing is said, in points.
  let standard: CGFloat

  func body(content: Content) -> some View {
    content
      .frame(width: width.map { max($0, 0) } ?? standard)
      .onPreferenceChange(ColumnWidthKey.self) { width = $0 }
      // Columns further out are not concerned.
      .transformPreference(ColumnWidthKey.self) { $0 = nil }
  }
}
