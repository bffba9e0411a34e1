/// Tabs of a ``TabView``.
///
/// Conform a type of your own by giving it a ``body`` that is made of other tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// What a selection knows the tabs by.
  associatedtype TabValue: Hashable
  /// The type of what the tabs consist of.
  associatedtype Body: TabContent

  /// What the tabs consist of.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// Writes the tabs. For the tabs of this package; the default continues with ``body``.
  func _emitTabs(into emitter: ViewEmitter)
}

extension TabContent {
  /// Connects the dynamic properties of the tabs, and continues with their ``body``.
  public func _emitTabs(into emitter: ViewEmitter) {
    let outer = emitter.identity
    emitter.identity = outer.child(.type(Self.self))
    emitter.connected(self)?.body._emitTabs(into: emitter)
    emitter.identity = outer
  }
}

extension Never: TabContent {
  /// There is none.
  public typealias TabValue = Never
}

/// Tabs of this package, which have no body.
@MainActor @preconcurrency
package protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  /// Never asked for.
  public var body: Never {
    fatalError("\(Self.self) has no body")
  }
}

/// A tab, and the views that it shows.
public struct Tab<Value, Content, Label> {
  private let value: AnyHashable?
  private let role: TabRole?
  private let content: Content
  private let label: Label
}

extension Tab: TabContent, PrimitiveTabContent
where Value: Hashable, Content: View, Label: View {
  /// What a selection knows the tab by.
  public typealias TabValue = Value

  /// Writes the views with what the bar shows of them.
  public func _emitTabs(into emitter: ViewEmitter) {
    let (label, value, role) = (label, value, role)
    let trait = TabTrait { traits in
      if role == .search, Label.self == DefaultTabLabel.self {
        traits.label = AnyView(SearchTabLabel())
      } else {
        traits.label = AnyView(label)
      }
      traits.value = value
      traits.role = role
    }
    emitter.with(trait) {
      VStack { content }._emit(into: emitter)
    }
  }
}

/// The label of a tab that the system names.
public struct DefaultTabLabel: View {
  /// No views.
  public var body: some View { EmptyView() }
}

/// The label of the tab that searches.
private struct SearchTabLabel: View {
  var body: some View {
    Label {
      SystemText(.search)
    } icon: {
      Image(systemName: "magnifyingglass")
    }
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// It searches.
  public static var search: TabRole { TabRole(name: "search") }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Makes a tab with a label.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Makes a tab with a label.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Makes a tab that the system names by its role.
  public nonisolated init(
    value: Value, role: TabRole, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel())
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Makes a tab that the system names by its role.
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel())
  }
}

extension Tab where Value: Hashable, Content: View, Label == Calque.Label<Text, Image> {
  /// Makes a tab with a symbol, whose title is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: Calque.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a tab with a symbol, whose title is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: Calque.Label(title, systemImage: systemImage))
  }

  /// Makes a tab with a picture, whose title is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: Calque.Label(titleKey, image: image))
  }

  /// Makes a tab with a picture, whose title is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: Calque.Label(title, image: image))
  }
}

extension Tab where Value == Never, Content: View, Label == Calque.Label<Text, Image> {
  /// Makes a tab with a symbol, whose title is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: Calque.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a tab with a symbol, whose title is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: Calque.Label(title, systemImage: systemImage))
  }

  /// Makes a tab with a picture, whose title is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: Calque.Label(titleKey, image: image))
  }

  /// Makes a tab with a picture, whose title is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: Calque.Label(title, image: image))
  }
}
