/// Tabs that belong together. On a phone they are beside the others; a sidebar shows their header.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  private let content: Content
  private let header: AnyView?
  /// What people's changes know the section by.
  var customizationID: String?
  /// What a sidebar has below the tabs.
  var actions: AnyView?
}

/// The section that a tab is in.
struct TabSectionTraits {
  let id: ViewIdentity
  let header: AnyView?
  /// What people's changes know the section by.
  var customizationID: String?
  /// What a sidebar has below the tabs.
  var actions: AnyView?
}

extension TabSection: TabContent, PrimitiveTabContent
where Content: TabContent, SelectionValue: Hashable, Content.TabValue == SelectionValue {
  /// What a selection knows the tabs by.
  public typealias TabValue = SelectionValue

  /// Writes the tabs.
  public func _emitTabs(into emitter: ViewEmitter) {
    let section = TabSectionTraits(
      id: emitter.identity, header: header, customizationID: customizationID,
      actions: actions)
    emitter.with(TabTrait { $0.section = $0.section ?? section }) {
      content._emitTabs(into: emitter)
    }
  }
}

extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
  /// Makes a section with a header, which a sidebar would show.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content(), header: AnyView(header()))
  }
}

extension TabSection
where
  Header == EmptyView, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue
{
  /// Makes a section.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content(), header: nil)
  }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
  /// Makes a section whose header is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content(), header: AnyView(Text(titleKey)))
  }

  /// Makes a section whose header is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content(), header: AnyView(Text(verbatim: String(title))))
  }
}

/// Builds tabs.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as a view.
  public struct Content<C: TabContent> {
    let content: C
  }

  /// Checks that an expression is a tab.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// One tab.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }

  /// Several tabs.
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> TupleTabContent<TabValue, repeat each C> {
    TupleTabContent(content: (repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> OptionalTabContent<C>
  where C.TabValue == TabValue { OptionalTabContent(content: content) }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> ConditionalTabContent<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    ConditionalTabContent(first: first, second: nil)
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> ConditionalTabContent<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    ConditionalTabContent(first: nil, second: second)
  }

  /// A branch that only exists on some systems.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
}

extension TabContentBuilder.Content: View, PrimitiveView {
  /// Writes the tabs.
  public func _emit(into emitter: ViewEmitter) { content._emitTabs(into: emitter) }
}

/// Several tabs, one after the other.
public struct TupleTabContent<TabValue: Hashable, each C: TabContent> {
  let content: (repeat each C)
}

extension TupleTabContent: PrimitiveTabContent {
  /// Writes the tabs.
  public func _emitTabs(into emitter: ViewEmitter) {
    let identity = emitter.identity
    var number = 0
    func write(_ tabs: some TabContent) {
      emitter.identity = identity.child(.child(number))
      number += 1
      tabs._emitTabs(into: emitter)
    }
    repeat write(each content)
    emitter.identity = identity
  }
}

/// Tabs, or none.
public struct OptionalTabContent<C: TabContent> {
  let content: C?
}

extension OptionalTabContent: PrimitiveTabContent {
  /// What a selection knows the tabs by.
  public typealias TabValue = C.TabValue

  /// Writes the tabs.
  public func _emitTabs(into emitter: ViewEmitter) { content?._emitTabs(into: emitter) }
}

/// One of two kinds of tabs.
public struct ConditionalTabContent<First: TabContent, Second: TabContent> {
  let first: First?
  let second: Second?
}

extension ConditionalTabContent: PrimitiveTabContent {
  /// What a selection knows the tabs by.
  public typealias TabValue = First.TabValue

  /// Writes the tabs.
  public func _emitTabs(into emitter: ViewEmitter) {
    first?._emitTabs(into: emitter)
    second?._emitTabs(into: emitter)
  }
}

extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
  /// What a selection knows the tabs by.
  public typealias TabValue = Content.TabValue

  /// Writes the tabs of the elements.
  public func _emitTabs(into emitter: ViewEmitter) {
    let identity = emitter.identity
    for element in data {
      emitter.identity = identity.child(id: id(element))
      content(element)._emitTabs(into: emitter)
    }
    emitter.identity = identity
  }
}

extension ForEach where Content: TabContent {
  /// Makes the tabs of each element; the value at the key path is its identity.
  public nonisolated init<T>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == T {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: TabContent {
  /// Makes the tabs of each element; the element's own id is its identity.
  public nonisolated init<T>(
    _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == T {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// Changes what the bar shows of tabs.
public struct ModifiedTabContent<C: TabContent> {
  let content: C
  let change: (inout TabTraits) -> Void
}

extension ModifiedTabContent: PrimitiveTabContent {
  /// What a selection knows the tabs by.
  public typealias TabValue = C.TabValue

  /// Writes the tabs.
  public func _emitTabs(into emitter: ViewEmitter) {
    emitter.with(TabTrait(change)) { content._emitTabs(into: emitter) }
  }
}

extension TabContent {
  /// Shows a number at the tab; 0 shows none.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a text at the tab; nil shows none.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { $0.badge = label }
  }

  /// Shows the text of a key at the tab; nil shows none.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Shows a string at the tab; nil shows none.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text(verbatim: String($0)) })
  }

  /// Leaves the tab out of the bar.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { $0.isHidden = hidden }
  }
}
