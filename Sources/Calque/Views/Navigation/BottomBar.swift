import CalqueLayout
import Foundation

/// The bar at the bottom of a page: items, the state of things, and a field to search with. While a
/// keyboard is shown, it has the items of the keyboard.
struct BottomBar: View {
  @Environment(\.platformMetrics) private var platform
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.keyboardHeight) private var keyboardHeight
  let page: NavigationPage

  var body: some View {
    let metrics = platform.bars
    let keyboard = items(.keyboard)
    if keyboardHeight > 0, !keyboard.isEmpty {
      BarRows(parts: keyboard)
        .padding(.horizontal, metrics.margin)
        .padding(.vertical, metrics.buttonSpacing)
    } else {
      VStack(spacing: 0) {
        if !items(.bottom).isEmpty || !items(.status).isEmpty {
          row.withTextSizeOfBars()
            .padding(.horizontal, metrics.toolbarMargin).frame(height: metrics.toolbarHeight)
        }
        if let search = page.search, Self.isAtBottom(search, sizeClass) {
          SearchBar(field: search, scopes: page.searchScopes)
        }
      }
    }
  }

  /// The items, those after a flexible space at the trailing edge, and the state in the middle.
  @ViewBuilder private var row: some View {
    let status = items(.status)
    ZStack {
      BarRows(parts: items(.bottom))
      HStack(spacing: 0) {
        ForEach(0..<status.count, id: \.self) { index in
          if case .views(let view) = status[index].kind { view }
        }
      }
      .font(.footnote)
    }
  }

  private func items(_ place: ToolbarItemPlacement.BarPlace) -> [ToolbarPart] {
    page.toolbar.filter { $0.placement.barPlace == place }
  }

  /// Whether there is nothing in the bar.
  func isEmpty(in environment: EnvironmentValues) -> Bool {
    let hasItems = page.toolbar.contains {
      switch $0.placement.barPlace {
      case .bottom, .status: true
      case .keyboard: environment.keyboardHeight > 0
      default: false
      }
    }
    return !hasItems
      && page.search.map { !Self.isAtBottom($0, environment.horizontalSizeClass) } ?? true
  }

  /// Whether a field to search with is in this bar: iOS 26 has it at the bottom where the width is
  /// compact, unless the app wants it below the title.
  static func isAtBottom(
    _ search: SearchField, _ sizeClass: UserInterfaceSizeClass?
  ) -> Bool {
    switch search.placement.kind {
    case .drawer: false
    case .automatic, .toolbar, .sidebar: sizeClass != .regular
    }
  }
}
