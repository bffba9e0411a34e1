public import Foundation

extension LabeledContent where Label == Text, Content: View {
  /// Makes a value whose name was named before.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text whose name was named before.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init {
      Text(verbatim: String(value))
    } label: {
      Text(titleResource)
    }
  }

  /// Makes a text whose name was named before, as the text.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, value: LocalizedStringResource
  ) {
    self.init {
      Text(value)
    } label: {
      Text(titleResource)
    }
  }

  /// Makes a formatted value whose name was named before.
  @_disfavoredOverload
  public nonisolated init<F: FormatStyle & Sendable>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleResource)
    }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section whose header was named before.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Makes a section whose header was named before, and whose content can be hidden.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

extension GroupBox where Label == Text, Content: View {
  /// Makes a box whose label was named before.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Makes a group whose label was named before, collapsed when it appears.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Makes a group whose label was named before, and whose state is stored elsewhere.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

extension ContentUnavailableView
where Label == Calque.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes the view of a text that was named before, a symbol and a description.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      Label(titleResource, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension TableColumn where Label == Text, Sort == Never, Content: View {
  /// Makes a column whose title was named before.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), content: content)
  }
}
