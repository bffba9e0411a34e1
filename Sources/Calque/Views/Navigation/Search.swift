import CalqueLayout
import Foundation

/// What a page is searched with.
struct SearchField {
  let text: Binding<String>
  let prompt: Text?
  let placement: SearchFieldPlacement
  let context: SearchContext
}

/// What the views that can be searched share.
final class SearchContext {
  /// Whether people are searching, as it is kept from one evaluation to the next.
  private let state: StateCell<Bool>
  /// The same, where the app keeps it.
  private let isPresented: Binding<Bool>?
  let text: Binding<String>
  /// What the field has in front of its text.
  let tokens: SearchTokens?
  private let submitActions: SubmitActions
  /// The states that say whether people write into the field.
  private let focusTargets: [FocusTarget]

  init(
    _ state: StateCell<Bool>, _ isPresented: Binding<Bool>?, _ text: Binding<String>,
    _ tokens: SearchTokens?, _ environment: EnvironmentValues
  ) {
    (self.state, self.isPresented, self.text) = (state, isPresented, text)
    (self.tokens, submitActions) = (tokens, environment.submitActions)
    focusTargets = environment.searchFocusTargets
  }

  /// Whether nothing was typed or chosen.
  var isEmpty: Bool { text.wrappedValue.isEmpty && tokens?.views().isEmpty ?? true }

  /// Takes away what was typed and chosen.
  func clear() {
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    tokens?.removeAll()
  }

  /// Takes the last character away, or if there is none, the last token.
  func deleteBackward() -> Bool {
    if text.wrappedValue.isEmpty { return tokens?.removeLast() ?? false }
    text.wrappedValue.removeLast()
    return true
  }

  /// Puts a token in the place of what was typed.
  func take(_ token: Any) {
    if tokens?.append(token) == true { text.wrappedValue = "" }
  }

  /// Does what is to be done where people press the key that searches.
  func submit() { submitActions.run(.search) }

  /// Whether people are searching.
  var isActive: Bool {
    get {
      (isPresented?.wrappedValue ?? state.value) || focusTargets.contains { $0.isFocused() }
    }
    set {
      for target in focusTargets where target.isFocused() != newValue { target.set(newValue) }
      guard (isPresented?.wrappedValue ?? state.value) != newValue else { return }
      if let isPresented { isPresented.wrappedValue = newValue } else { state.value = newValue }
    }
  }

  /// Ends the search.
  func dismiss() {
    clear()
    isActive = false
  }
}

private let searchContextSlot = EnvironmentSlot<SearchContext>()

extension EnvironmentValues {
  /// The search that the views are in.
  var searchContext: SearchContext? {
    get { self[searchContextSlot] }
    set { self[searchContextSlot] = newValue }
  }

  /// Whether people are searching in the views around.
  public var isSearching: Bool { searchContext?.isActive ?? false }

  /// What ends the search in the views around.
  public var dismissSearch: DismissSearchAction {
    let context = searchContext
    return DismissSearchAction { context?.dismiss() }
  }
}

/// An action that ends a search. Call it as a function.
public struct DismissSearchAction {
  fileprivate let action: () -> Void

  /// Ends the search, and empties the field.
  public func callAsFunction() { action() }
}

/// Where a field to search with is.
public struct SearchFieldPlacement: Hashable, Sendable {
  enum Kind: Hashable { case automatic, drawer, sidebar, toolbar }

  let kind: Kind
  private var display: NavigationBarDrawerDisplayMode?

  private init(_ kind: Kind) { self.kind = kind }

  /// As the platform decides: at the bottom of the screen where the width is compact.
  public static var automatic: Self { Self(.automatic) }
  /// Below the title of the bar.
  public static var navigationBarDrawer: Self { Self(.drawer) }
  /// In the sidebar.
  public static var sidebar: Self { Self(.sidebar) }
  /// In the bar.
  public static var toolbar: Self { Self(.toolbar) }
  /// In the bar, in the middle.
  public static var toolbarPrincipal: Self { Self(.toolbar) }

  /// Below the title of the bar. It is always shown here.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    var placement = Self(.drawer)
    placement.display = displayMode
    return placement
  }

  /// When a field below the title is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let number: Int

    /// As the platform decides.
    public static let automatic = Self(number: 0)
    /// Also when the views are scrolled.
    public static let always = Self(number: 1)
  }
}

/// Makes views searchable.
struct SearchableModifier {
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  /// Shows the suggestions.
  var suggestions: AnyView?
  var tokens: SearchTokens?
}

extension SearchableModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let storage = emitter.storage
    let cell = storage.cell(at: emitter.identity.child(.part(.search))) {
      StateCell(false) { [weak storage] _ in storage?.changed("a search", of: nil) }
    }
    let context = SearchContext(
      cell, isPresented, text, tokens, emitter.environment)
    if let page = emitter.environment.navigationPage {
      page.search = SearchField(
        text: text, prompt: prompt, placement: placement, context: context)
      if let suggestions { page.searchSuggestions = suggestions }
      emitter.concernsContainer()
    }
    let outer = emitter.environment
    emitter.environment.searchContext = context
    emitter.environment.searchFocusTargets = []
    content._emit(into: emitter)
    emitter.environment = outer
  }
}

extension ViewIdentity.Part {
  fileprivate static let search = Self("search")
}
