extension NavigationLink {
  /// Makes a link to a view.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination()))
  }

  /// Makes a link to a view that is there already. Prefer the form with closures.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination))
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view, with a title that is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view(destination()))
  }

  /// Makes a link to a view, with a title that is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(verbatim: String(title)), target: .view(destination()))
  }

  /// Makes a link to a view that is there already. Prefer the form with a closure.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), target: .view(destination))
  }

  /// Makes a link to a view that is there already. Prefer the form with a closure.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(verbatim: String(title)), target: .view(destination))
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the page of a value; nil leads nowhere.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link to the page of a value, with a title that is a key.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
  }

  /// Makes a link to the page of a value, with a title that is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(
      label: Text(verbatim: String(title)), target: .value(value.map { AnyHashable($0) }))
  }
}
