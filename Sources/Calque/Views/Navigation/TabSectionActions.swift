nonisolated extension TabSection
where Content: TabContent, SelectionValue: Hashable, Content.TabValue == SelectionValue {
  /// Shows actions below the tabs of the section, where they are in a sidebar.
  public func sectionActions<C: View>(
    @ViewBuilder content: () -> C
  ) -> some TabContent<SelectionValue> {
    var section = self
    section.actions = AnyView(content())
    return section
  }
}
