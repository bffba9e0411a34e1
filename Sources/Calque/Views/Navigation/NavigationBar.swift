import CalqueDrawing
import CalqueLayout
import Foundation

extension ViewEmitter {
  /// Writes a page: its views, and the bars above and below them.
  func emitPage(_ page: NavigationPage, _ content: AnyView, _ size: CGSize) {
    let outer = (environment, identity)
    let largeTitle = storage.cell(at: identity.child(.part(.largeTitle))) {
      LargeTitle { [weak storage] in storage?.changed("a large title", of: WrittenAgain.shared) }
    }
    largeTitle.beginEvaluation()
    page.largeTitle = largeTitle
    environment.navigationPage = page
    environment.scrollFollower = largeTitle
    emitDetached(.frame(width: size.width, height: size.height, alignment: .topLeading)) {
      emitDetached(.layout(NavigationPageLayout())) {
        emitDetached(.safeAreaInset(.bottom, .center, spacing: 0)) {
          emitDetached(.safeAreaInset(.top, .center, spacing: 0)) {
            emitRegion { emit(.vstack(.center, spacing: nil)) { content._emit(into: self) } }
            emitTopBar(page, outer.0, outer.1, size)
          }
          emitBottomBar(page, outer.0, outer.1)
        }
        // The views have said what is behind them, and in the bars.
        if let background = page.background {
          identity = outer.1.child(.part(.pageBackground))
          background.zIndex(-1)._emit(into: self)
        }
        if !hasField(page, outer.0) { emitSuggestions(page, outer.1) }
      }
    }
    (environment, identity) = outer
  }

  private func emitTopBar(
    _ page: NavigationPage, _ outer: EnvironmentValues, _ place: ViewIdentity, _ size: CGSize
  ) {
    let isShown = outer.platformMetrics.typography == .iOS && !page.hidesBar
    if !isShown || !page.isLarge { page.largeTitle?.height = nil }
    guard isShown else { return emit(.fixedLeaf(.zero)) }
    func write() {
      identity = place.child(.part(.navigationBar))
      emitBar(.navigationBar, page, name: "NavigationBar") {
        NavigationBar(page: page)._emit(into: self)
      }
    }
    guard hasField(page, outer), page.search?.context.isActive == true else { return write() }
    emitDetached(.layout(BelowBarLayout(pageHeight: size.height))) {
      write()
      let inner = environment
      emitSuggestions(page, place)
      environment = inner
    }
  }

  /// Whether the page is searched with a field of the bar at its top.
  private func hasField(_ page: NavigationPage, _ outer: EnvironmentValues) -> Bool {
    guard let search = page.search, outer.platformMetrics.typography == .iOS else { return false }
    return !page.hidesBar && !BottomBar.isAtBottom(search, outer.horizontalSizeClass)
  }

  private func emitBottomBar(
    _ page: NavigationPage, _ outer: EnvironmentValues, _ place: ViewIdentity
  ) {
    let bar = BottomBar(page: page)
    guard outer.platformMetrics.typography == .iOS, !page.bars.hidden.contains(.bottomBar),
      !bar.isEmpty(in: outer)
    else { return emit(.fixedLeaf(.zero)) }
    identity = place.child(.part(.bottomBar))
    emitBar(.bottomBar, page, name: "BottomBar") { bar._emit(into: self) }
  }

  private func emitBar(
    _ kind: ToolbarPlacement.Kind, _ page: NavigationPage, name: LayoutName, _ bar: () -> Void
  ) {
    let style = page.bars.background(kind)
    let scheme = environment.colorScheme
    environment.colorScheme = page.bars.colorSchemes[kind] ?? scheme
    func write() {
      let paint = ListGroundPaint(name, beyond: environment.safeAreaInsets) { page.list }
      emit(.vstack(.center, spacing: 0), paint: paint, children: bar)
    }
    if let style {
      wrap(.background(.center), paint: BackgroundPaint()) { emitter in
        Rectangle().fill(style).ignoresSafeArea().accessibilityHidden(true)._emit(into: emitter)
      } content: {
        write()
      }
    } else {
      write()
    }
    environment.colorScheme = scheme
  }

  /// Writes what is suggested while people search, in front of the page: below the field, or where
  /// that is at the bottom, below the row of the bar.
  private func emitSuggestions(_ page: NavigationPage, _ place: ViewIdentity) {
    guard let search = page.search, search.context.isActive,
      let suggestions = page.searchSuggestions
    else { return }
    identity = place.child(.part(.suggestions))
    environment.searchContext = search.context
    environment.searchSuggestionsPlacement =
      environment.platformMetrics.typography == .iOS ? .content : .menu
    let bar = platformBarHeight(page, hasField: hasField(page, environment))
    // Without rows, the views of the page stay visible.
    let probe = RowCounter()
    let draft = SceneDraft(
      tree: LayoutTree(
        metrics: environment.platformMetrics, direction: environment.layoutDirection))
    let counting = copy(writingTo: draft)
    counting.rowCollector = probe
    suggestions._emit(into: counting)
    guard probe.count > 0 else { return }
    List { suggestions }.listStyle(.plain)
      .background(Color.systemBackground)
      .padding(.top, bar.top).padding(.bottom, bar.bottom)
      ._emit(into: self)
  }

  /// What the bars take from the page, as far as it is known without laying them out.
  private func platformBarHeight(
    _ page: NavigationPage, hasField: Bool
  ) -> (top: CGFloat, bottom: CGFloat) {
    let metrics = environment.platformMetrics.bars
    let top = page.hidesBar ? 0 : metrics.navigationTop + metrics.navigationRow
    return (
      // What is written below a bar begins there.
      hasField ? 0 : top,
      page.search.map { BottomBar.isAtBottom($0, environment.horizontalSizeClass) } == true
        ? metrics.searchRow : 0
    )
  }
}

/// Counts views without writing them.
final class RowCounter: RowCollector {
  private(set) var count = 0

  func collectRow(from emitter: ViewEmitter, _ content: () -> Void) { count += 1 }
}

/// Paints the ground of a list that begins at the edge of a bar: it reaches beyond the bar to the
/// edge of the window.
final class ListGroundPaint: PaintFacet {
  let name: LayoutName?
  private let insets: EdgeInsets
  private let list: () -> (port: ScrollPort, background: RGBAColor)?

  /// - Parameters:
  ///   - insets: What the device takes beyond the bar.
  ///   - list: The list of the page.
  init(
    _ name: LayoutName, beyond insets: EdgeInsets,
    list: @escaping () -> (port: ScrollPort, background: RGBAColor)?
  ) {
    (self.name, self.insets, self.list) = (name, insets, list)
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    if let list = list(), list.port.frame.minX == frame.minX,
      list.port.frame.width == frame.width
    {
      var ground = frame
      if list.port.frame.minY == frame.maxY {
        if frame.minY <= insets.top {
          ground.origin.y = 0
          ground.size.height = frame.maxY
        }
        painter.fill(ground, list.background)
      }
    }
    inside(&painter)
  }
}

/// The bar of a page, as iOS 26 has it: 10 above 54 for buttons and an inline title; below them a
/// large title.
private struct NavigationBar: View {
  @Environment(\.locale) private var locale
  @Environment(\.platformMetrics) private var platform
  @Environment(\.horizontalSizeClass) private var sizeClass
  let page: NavigationPage

  var body: some View {
    let metrics = platform.bars
    VStack(alignment: .leading, spacing: 0) {
      BarLayout(
        spacing: metrics.buttonSpacing, height: metrics.navigationRow, isLeading: isTitleLeading
      ) {
        HStack(spacing: metrics.buttonSpacing) {
          if let dismiss = page.dismiss, !page.hidesBackButton { BackButton(action: dismiss) }
          BarItemGroup(parts: items(.leading))
        }
        HStack(spacing: 0) { middle }
        HStack(spacing: metrics.buttonSpacing) {
          BarItemGroup(parts: items(.trailing))
          if !items(.more).isEmpty {
            BarItemGroup(
              parts: [
                ToolbarPart(
                  placement: .primaryAction, kind: .views(AnyView(MoreMenu(parts: items(.more)))))
              ])
          }
        }
      }
      .withTextSizeOfBars()
      .padding(.horizontal, metrics.margin)
      if page.showsLargeTitle {
        largeTitle.modifier(ScrolledTitle(title: page.largeTitle))
      }
      if let search = page.search, !BottomBar.isAtBottom(search, sizeClass) {
        SearchBar(field: search, scopes: page.searchScopes)
      }
    }
    .padding(.top, metrics.navigationTop)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var isTitleLeading: Bool {
    (page.bars.role == .editor || page.bars.role == .browser) && items(.principal).isEmpty
  }

  private func items(_ place: ToolbarItemPlacement.BarPlace) -> [ToolbarPart] {
    page.toolbar.filter { $0.placement.barPlace == place }
  }

  /// The view in the place of the title, or the title.
  @ViewBuilder private var middle: some View {
    if !items(.principal).isEmpty {
      views(.principal)
    } else if !page.showsLargeTitle, !page.bars.removed.contains(.title) {
      VStack(spacing: 0) {
        if !items(.title).isEmpty {
          views(.title).font(.headline)
        } else if let title = page.title {
          titled(title.font(.headline).lineLimit(1))
        }
        subtitle(.subtitle).font(.caption)
      }
    }
  }

  @ViewBuilder private var largeTitle: some View {
    let metrics = platform.bars
    VStack(alignment: .leading, spacing: 0) {
      if !items(.largeTitle).isEmpty {
        views(.largeTitle)
      } else if let title = page.title {
        titled(title.font(.largeTitle.bold()).lineLimit(1))
      }
      subtitle(.largeSubtitle).font(.subheadline)
    }
    .padding(.horizontal, metrics.margin).padding(.bottom, metrics.largeTitleBottom)
  }

  /// The items of a place, one after the other.
  private func views(_ place: ToolbarItemPlacement.BarPlace) -> some View {
    let own = items(place)
    return ForEach(0..<own.count, id: \.self) { index in
      if case .views(let view) = own[index].kind { view }
    }
  }

  /// The items in the place of a subtitle, or the subtitle.
  private func subtitle(_ place: ToolbarItemPlacement.BarPlace) -> some View {
    Group {
      if !items(place).isEmpty { views(place) } else if let subtitle = page.subtitle { subtitle }
    }
    .foregroundStyle(.secondary).lineLimit(1)
  }

  /// The title, which opens its menu if it has one.
  @ViewBuilder private func titled(_ title: some View) -> some View {
    if let menu = page.titleMenu { TitleMenu(title: AnyView(title), items: menu) } else { title }
  }
}

extension ToolbarItemPlacement {
  /// Where items are in the bars of a page.
  enum BarPlace {
    case leading, principal, trailing, more, bottom, status, keyboard
    case title, subtitle, largeTitle, largeSubtitle
  }

  /// Where the item is on iOS.
  var barPlace: BarPlace {
    switch self {
    case .navigation, .cancellationAction, .topBarLeading, .navigationBarLeading: .leading
    case .principal: .principal
    case .title: .title
    case .secondaryAction: .more
    case .bottomBar: .bottom
    case .status: .status
    case .keyboard: .keyboard
    case .largeTitle: .largeTitle
    case .subtitle: .subtitle
    case .largeSubtitle: .largeSubtitle
    default: .trailing
    }
  }
}

extension ViewIdentity.Part {
  fileprivate static let navigationBar = Self("navigationBar")
  fileprivate static let bottomBar = Self("bottomBar")
  fileprivate static let pageBackground = Self("pageBackground")
  fileprivate static let suggestions = Self("suggestions")
}
