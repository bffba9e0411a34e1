extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section whose content can be hidden.
  ///
  /// A tap on the header shows or hides the content in lists of the `sidebar` style, which have an
  /// arrow there. Other styles, and other containers, have no control for it; there the binding
  /// alone decides.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content is shown.
  ///   - content: The content.
  ///   - header: The header.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section whose header is a key, and whose content can be hidden, as above.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Makes a section whose header is a string, and whose content can be hidden, as above.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(verbatim: String(title)), content: content(), footer: EmptyView(),
      isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Says whether users can show and hide the content of the section.
  public nonisolated func collapsible(_ collapsible: Bool) -> some View {
    var section = self
    section.isCollapsible = collapsible
    return section
  }
}
