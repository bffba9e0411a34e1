public import CalqueLocalization

nonisolated extension View {
  /// Adds a field to search with to the page, with tokens in front of its text that their views can
  /// change.
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt,
        tokens: SearchTokens(editable: editableTokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text that their views can
  /// change.
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(editable: editableTokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text that their views can
  /// change.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(verbatim: String(prompt)),
        tokens: SearchTokens(editable: editableTokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text that their views can
  /// change.
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(editable: editableTokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text that their views can
  /// change.
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(editable: editableTokens, token)))
  }

  /// Adds a field to search with to the page, with tokens in front of its text that their views can
  /// change.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement,
        prompt: Text(verbatim: String(prompt)),
        tokens: SearchTokens(editable: editableTokens, token)))
  }
}

extension SearchTokens {
  /// Tokens whose views can change them.
  nonisolated init<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    editable tokens: Binding<C>, _ content: @escaping (Binding<C.Element>) -> T
  ) where C.Element: Identifiable {
    self.init(tokens) { token in
      let id = token.id
      return content(
        Binding {
          tokens.wrappedValue.first { $0.id == id } ?? token
        } set: { new in
          guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == id }) else { return }
          tokens.wrappedValue[index] = new
        })
    }
  }
}
