// Links whose pages the app shows and hides itself.

extension NavigationLink {
  /// Makes a link to a view that is shown while a value is true.
  @available(*, deprecated, message: "Use NavigationStack(path:root:) instead")
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination()), isActive: isActive)
  }

  /// Makes a link to a view that is shown while a value is true. Prefer the form with closures.
  @available(*, deprecated, message: "Use NavigationStack(path:root:) instead")
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination), isActive: isActive)
  }

  /// Makes a link to a view that is shown while a selection is the tag of the link.
  @available(*, deprecated, message: "Use NavigationStack(path:root:) instead")
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination()), isActive: selection.is(tag))
  }

  /// Makes a link to a view that is shown while a selection is the tag of the link. Prefer the form
  /// with closures.
  @available(*, deprecated, message: "Use NavigationStack(path:root:) instead")
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination), isActive: selection.is(tag))
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view that is shown while a value is true, with a title that is a key.
  @available(*, deprecated, message: "Use NavigationStack(path:root:) instead")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view(destination()), isActive: isActive)
  }

  /// Makes a link to a view that is shown while a value is true, with a title that is a string.
  @available(*, deprecated, message: "Use NavigationStack(path:root:) instead")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      label: Text(verbatim: String(title)), target: .view(destination()), isActive: isActive)
  }

  /// Makes a link to a view that is there already and is shown while a value is true.
  @available(*, deprecated, message: "Use NavigationStack(path:root:) instead")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), target: .view(destination), isActive: isActive)
  }

  /// Makes a link to a view that is shown while a selection is the tag of the link, with a title
  /// that is a key.
  @available(*, deprecated, message: "Use NavigationStack(path:root:) instead")
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view(destination()), isActive: selection.is(tag))
  }

  /// Makes a link to a view that is shown while a selection is the tag of the link, with a title
  /// that is a string.
  @available(*, deprecated, message: "Use NavigationStack(path:root:) instead")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      label: Text(verbatim: String(title)), target: .view(destination()),
      isActive: selection.is(tag))
  }

  /// Makes a link to a view that is there already and is shown while a selection is the tag of the
  /// link.
  @available(*, deprecated, message: "Use NavigationStack(path:root:) instead")
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(titleKey), target: .view(destination), isActive: selection.is(tag))
  }
}

extension Binding {
  /// Whether the value is another one; false takes it away.
  fileprivate nonisolated func `is`<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isActive in
        if isActive {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}
