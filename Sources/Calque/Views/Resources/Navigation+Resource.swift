import Foundation

extension NavigationLink where Label == Text, Destination: View {
  /// Makes a link to a view, with a title that was named before.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link to the page of a value, with a title that was named before.
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension Tab where Label == Calque.Label<Text, Image>, Content: View, Value: Hashable {
  /// Makes a tab with a symbol, whose title was named before.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      Calque.Label(titleResource, systemImage: systemImage)
    }
  }
}

extension Tab where Label == Calque.Label<Text, Image>, Content: View, Value == Never {
  /// Makes a tab with a symbol, whose title was named before.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      Calque.Label(titleResource, systemImage: systemImage)
    }
  }
}

nonisolated extension View {
  /// Sets the title of the page to a text that was named before.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the subtitle of the page to a text that was named before.
  @_disfavoredOverload
  public func navigationSubtitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(titleResource))
  }

  /// Shows a text that was named before at the trailing edge of a list's row; `nil` shows none.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }

  /// Sets the help text of the view, which is also its accessibility hint.
  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }

  /// Adds a field to search with to the page.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a field to search with to the page; a value says whether people are searching.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
