public import CalqueLocalization

nonisolated extension View {
  /// Adds a field to search with to the page, with tokens in front of its text.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(verbatim: String(prompt)),
        tokens: SearchTokens(tokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement,
        prompt: Text(verbatim: String(prompt)),
        tokens: SearchTokens(tokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text, and tokens that are
  /// suggested while people search.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt,
        suggestions: AnyView(TokenSuggestions(tokens: suggestedTokens, content: token)),
        tokens: SearchTokens(tokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text, and tokens that are
  /// suggested while people search.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(prompt),
        suggestions: AnyView(TokenSuggestions(tokens: suggestedTokens, content: token)),
        tokens: SearchTokens(tokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text, and tokens that are
  /// suggested while people search.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(verbatim: String(prompt)),
        suggestions: AnyView(TokenSuggestions(tokens: suggestedTokens, content: token)),
        tokens: SearchTokens(tokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text, and tokens that are
  /// suggested while people search.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        suggestions: AnyView(TokenSuggestions(tokens: suggestedTokens, content: token)),
        tokens: SearchTokens(tokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text, and tokens that are
  /// suggested while people search.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        suggestions: AnyView(TokenSuggestions(tokens: suggestedTokens, content: token)),
        tokens: SearchTokens(tokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text, and tokens that are
  /// suggested while people search.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement,
        prompt: Text(verbatim: String(prompt)),
        suggestions: AnyView(TokenSuggestions(tokens: suggestedTokens, content: token)),
        tokens: SearchTokens(tokens, token)))
  }

  /// Has a suggestion put a text into the field.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier { $0.text.wrappedValue = completion })
  }

  /// Has a suggestion put a token into the field, in the place of what was typed.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier { $0.take(token) })
  }
}

/// What a field to search with has in front of its text.
struct SearchTokens {
  /// The views of the tokens.
  let views: () -> [AnyView]
  /// Adds a token, if it is of the type of the others.
  let append: (Any) -> Bool
  /// Takes the last token away, if there is one.
  let removeLast: () -> Bool
  let removeAll: () -> Void

  nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, _ content: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    views = { tokens.wrappedValue.map { AnyView(content($0).id($0.id)) } }
    append = {
      guard let token = $0 as? C.Element else { return false }
      tokens.wrappedValue.append(token)
      return true
    }
    removeLast = {
      var rest = tokens.wrappedValue
      guard let last = rest.indices.last else { return false }
      rest.remove(at: last)
      tokens.wrappedValue = rest
      return true
    }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } }
  }
}

/// A row for each token that is suggested.
private struct TokenSuggestions<C: RandomAccessCollection, T: View>
where C.Element: Identifiable {
  private let tokens: Binding<C>
  private let content: (C.Element) -> T

  nonisolated init(tokens: Binding<C>, content: @escaping (C.Element) -> T) {
    (self.tokens, self.content) = (tokens, content)
  }
}

extension TokenSuggestions: View {
  var body: some View {
    ForEach(tokens.wrappedValue) { token in content(token).searchCompletion(token) }
  }
}

/// A row of suggestions that puts something into the field.
private struct SearchCompletionModifier {
  let complete: (SearchContext) -> Void
}

extension SearchCompletionModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let (context, complete) = (emitter.environment.searchContext, complete)
    let action = { if let context { complete(context) } }
    emitter.with(RowTrait { $0.action = action }) { content._emit(into: emitter) }
  }
}

/// A token in the field.
struct SearchTokenLabel: View {
  @Environment(\.platformMetrics.bars) private var metrics
  let content: AnyView

  var body: some View {
    content
      .font(.subheadline)
      .lineLimit(1)
      .padding(.horizontal, metrics.searchTokenPadding)
      .frame(height: metrics.searchToken)
      .background(Color.searchToken, in: .rect(cornerRadius: metrics.searchTokenRadius))
  }
}

extension Color {
  /// The ground of a token, by its looks.
  fileprivate static let searchToken = Color(
    light: 0x767680, dark: 0x767680, opacity: 0.16, darkOpacity: 0.36)
}
