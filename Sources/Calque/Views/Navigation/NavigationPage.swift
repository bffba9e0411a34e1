import CalqueDrawing
import CalqueLayout

/// What the views of a page say of it while they are evaluated.
final class NavigationPage: ListPage {
  let stack: NavigationContext
  /// Returns to the page below; nil on the lowest one.
  let dismiss: (() -> Void)?
  /// What the button leads back to.
  let previous: NavigationPage?
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton = false
  var isBarHidden = false
  /// The items of the bars.
  var toolbar: [ToolbarPart] = []
  /// What the title opens.
  var titleMenu: AnyView?
  var subtitle: Text?
  /// What is said of the bars.
  var bars = BarTraits()
  /// What the page is searched with.
  var search: SearchField?
  /// What is shown while people search.
  var searchSuggestions: AnyView?
  var searchScopes: SearchScopes?
  /// What is behind all views of the page.
  var background: AnyView?
  /// A list of the page, and what is painted below its rows: the bar above it has the same ground.
  var list: (port: ScrollPort, background: RGBAColor)?
  /// The page that the views present.
  var presented: NavigationContext.Page?
  /// What the large title does when the page is scrolled; nil until the page is evaluated.
  var largeTitle: LargeTitle?

  init(
    stack: NavigationContext, dismiss: (() -> Void)? = nil, previous: NavigationPage? = nil
  ) {
    self.stack = stack
    self.dismiss = dismiss
    self.previous = previous
  }

  /// Whether the page has no bar with the title.
  var hidesBar: Bool { isBarHidden || bars.hidden.contains(.navigationBar) }

  /// Whether the title is below the bar, in large letters, until the page is scrolled.
  var isLarge: Bool {
    guard title != nil, !hidesBar else { return false }
    switch displayMode?.kind {
    case .large: return true
    case .inline: return false
    case .automatic, nil: return previous.map { $0.isLarge || $0.title == nil } ?? true
    }
  }
}

private let navigationPageSlot = EnvironmentSlot<NavigationPage>()

extension EnvironmentValues {
  /// The page that the views are on.
  var navigationPage: NavigationPage? {
    get { self[navigationPageSlot] }
    set {
      self[navigationPageSlot] = newValue
      listPage = newValue
      noteBars()
    }
  }
}

/// Says something of the page that the view is on.
struct NavigationPageModifier {
  let change: (NavigationPage) -> Void

  nonisolated init(_ change: @escaping (NavigationPage) -> Void) {
    self.change = change
  }
}

extension NavigationPageModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    if let page = emitter.environment.navigationPage {
      change(page)
      emitter.concernsContainer()
    }
    content._emit(into: emitter)
  }
}
