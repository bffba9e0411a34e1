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
    self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: nil)
  }

  /// Makes three columns, of which some are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil)
  }

  /// Makes two columns, of which some are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility)
  }
}

extension NavigationSplitView: View {
  /// The columns beside each other, or one of them.
  public var body: some View {
    SplitColumns(
      sidebar: sidebar, content: Content.self == EmptyView.self ? nil : content, detail: detail,
      visibility: visibility?.wrappedValue ?? .automatic)
  }
}

private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  @Environment(\.platformMetrics.bars.sidebarWidth) private var sidebarWidth
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var links = NavigationColumn()
  @State private var detailLinks = NavigationColumn()
  @State private var showsNext = false
  @State private var showsDetail = false
  @State private var selected = SelectedInColumn()
  @State private var selectedNext = SelectedInColumn()
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let visibility: NavigationSplitViewVisibility

  var body: some View {
    if sizeClass == .compact {
      NavigationStack {
        collapsing(sidebar)
          .environment(\.columnOpening, ColumnOpening(selected: selected) { showsNext = true })
          .navigationDestination(isPresented: clearing(selected, $showsNext)) {
            if let content {
              let opening = ColumnOpening(selected: selectedNext) { showsDetail = true }
              content.environment(\.columnOpening, opening)
                .environment(\.collapsesStack, true)
                .navigationDestination(isPresented: clearing(selectedNext, $showsDetail)) {
                  collapsing(detail)
                }
            } else {
              collapsing(detail)
            }
          }
      }
    } else {
      HStack(spacing: 0) {
        if showsSidebar {
          NavigationStack { collapsing(sidebar).listStyle(.sidebar) }
            .environment(\.nextColumn, content == nil ? detailLinks : links)
            .environment(\.columnOpening, opening(content == nil ? detailLinks : links))
            .frame(width: sidebarWidth)
          Divider()
        }
        if let content, visibility != .detailOnly {
          NavigationStack { collapsing(content) }
            .environment(\.ownColumn, links)
            .environment(\.nextColumn, detailLinks)
            .environment(\.columnOpening, opening(detailLinks))
            .frame(width: sidebarWidth)
          Divider()
        }
        NavigationStack { collapsing(detail) }.environment(\.ownColumn, detailLinks)
      }
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
