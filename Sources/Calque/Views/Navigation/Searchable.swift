nonisolated extension View {
  /// Adds a field to search with to the page.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt))
  }

  /// Adds a field to search with to the page.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a field to search with to the page.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(verbatim: String(prompt))))
  }

  /// Adds a field to search with to the page; a value says whether people are searching.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Adds a field to search with to the page; a value says whether people are searching.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a field to search with to the page; a value says whether people are searching.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement,
        prompt: Text(verbatim: String(prompt))))
  }

  /// Adds a field to search with to the page, with suggestions.
  @available(*, deprecated, message: "Use searchSuggestions(_:) instead")
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt, suggestions: AnyView(suggestions())))
  }

  /// Adds a field to search with to the page, with suggestions.
  @available(*, deprecated, message: "Use searchSuggestions(_:) instead")
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(prompt), suggestions: AnyView(suggestions()))
    )
  }

  /// Adds a field to search with to the page, with suggestions.
  @available(*, deprecated, message: "Use searchSuggestions(_:) instead")
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(verbatim: String(prompt)),
        suggestions: AnyView(suggestions())))
  }

  /// Shows suggestions while people search in the page.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = AnyView(suggestions())
    return modifier(NavigationPageModifier { $0.searchSuggestions = suggestions })
  }

  /// Says where the suggestions inside are shown; see
  /// ``EnvironmentValues/searchSuggestionsPlacement``.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(SuggestionsModifier(visibility: visibility, placements: placements))
  }

  /// Shows what people can search in, while they search.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Shows what people can search in: while they search, or once they have typed something.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let scopes = SearchScopes(
      selection: Binding(
        get: { AnyHashable(scope.wrappedValue) },
        set: { if let value = $0.base as? V { scope.wrappedValue = value } }),
      needsText: activation == .onTextEntry, content: AnyView(scopes()))
    return modifier(NavigationPageModifier { $0.searchScopes = scopes })
  }

  /// Says how the bars look while people search.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    modifier(SettingModifier(behavior))
  }

  /// Says whether the field can become a button.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modifier(SettingModifier(behavior))
  }
}

/// What people can search in.
struct SearchScopes {
  let selection: Binding<AnyHashable>
  /// Whether they are shown once something was typed.
  let needsText: Bool
  let content: AnyView
}

/// When people can choose what they search in.
public struct SearchScopeActivation: Hashable, Sendable {
  private let number: Int

  /// As the platform decides: while they search.
  public static var automatic: Self { Self(number: 0) }
  /// Once they have typed something.
  public static var onTextEntry: Self { Self(number: 1) }
  /// While they search.
  public static var onSearchPresentation: Self { Self(number: 2) }
}

/// How bars look while people search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let number: Int

  /// As the platform decides.
  public static var automatic: Self { Self(number: 0) }
  /// They stay as they are.
  public static var avoidHidingContent: Self { Self(number: 1) }
}

/// Whether a field can become a button.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let number: Int

  /// As the platform decides.
  public static var automatic: Self { Self(number: 0) }
  /// It can.
  public static var minimize: Self { Self(number: 1) }
}
