/// A kind of things that assistive technology of every app goes through.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String

  /// Links that were visited, or that were not.
  public static func links(visited: Bool) -> Self { Self(name: "links(visited: \(visited))") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> Self {
    Self(name: "headings(level: \(level))")
  }

  /// All links.
  public static var links: Self { Self(name: "links") }
  /// All headings.
  public static var headings: Self { Self(name: "headings") }
  /// Bold text.
  public static var boldText: Self { Self(name: "boldText") }
  /// Italic text.
  public static var italicText: Self { Self(name: "italicText") }
  /// Underlined text.
  public static var underlineText: Self { Self(name: "underlineText") }
  /// Misspelled words.
  public static var misspelledWords: Self { Self(name: "misspelledWords") }
  /// Pictures.
  public static var images: Self { Self(name: "images") }
  /// Fields for text.
  public static var textFields: Self { Self(name: "textFields") }
  /// Tables.
  public static var tables: Self { Self(name: "tables") }
  /// Lists.
  public static var lists: Self { Self(name: "lists") }
  /// Marks of places on pages.
  public static var landmarks: Self { Self(name: "landmarks") }
}

/// Entries of a rotor.
public protocol AccessibilityRotorContent {}

/// An entry of a rotor, which leads to a view.
public struct AccessibilityRotorEntry<ID: Hashable> {
  private let id: ID
  private let label: Text?

  /// Makes an entry for the view of an id.
  ///
  /// - Parameters:
  ///   - label: What the entry is called.
  ///   - id: What the view is known by.
  ///   - textRange: The part of its text that the entry means.
  ///   - prepare: Called before the view is read.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.id) = (label, id)
  }

  /// Makes an entry for the view of an id, with a key as its label.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id)
  }

  /// Makes an entry for the view of an id, with a string as its label.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(verbatim: String(label)), id: id)
  }

  /// Makes an entry for the view of an id and a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(label, id: id)
  }

  /// Makes an entry for the view of an id and a namespace, with a key as its label.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id)
  }

  /// Makes an entry for the view of an id and a namespace, with a string as its label.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(verbatim: String(label)), id: id)
  }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
  /// Makes the entries of each element; the value at the key path is its identity.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach
where Data.Element: Identifiable, ID == Data.Element.ID, Content: AccessibilityRotorContent {
  /// Makes the entries of each element; the element's own id is its identity.
  public nonisolated init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// Builds the entries of a rotor.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Several entries, or none.
  public struct Entries: AccessibilityRotorContent {}

  /// Checks that an expression is an entry.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  /// One entry.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  /// Several entries.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> some AccessibilityRotorContent { Entries() }

  /// An `if` without `else`.
  public static func buildIf<C: AccessibilityRotorContent>(
    _ content: C?
  ) -> some AccessibilityRotorContent { Entries() }
}
