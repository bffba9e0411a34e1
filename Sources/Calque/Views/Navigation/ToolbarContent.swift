/// Items of a bar.
///
/// Conform a type of your own by giving it a ``body`` that is made of other items.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of what the items consist of.
  associatedtype Body: ToolbarContent

  /// What the items consist of.
  @ToolbarContentBuilder var body: Body { get }

  /// Adds the items to a list. For the items of this package; the default continues with ``body``.
  func _collect(into items: ToolbarItems)
}

/// Items of a bar that people can change. Here they cannot.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
  /// Connects the dynamic properties of the items, and continues with their ``body``.
  public func _collect(into items: ToolbarItems) {
    items.collect(self)
  }
}

extension Never: ToolbarContent {}

/// Items of this package, which have no body.
@MainActor @preconcurrency
package protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  /// Never asked for.
  public var body: Never {
    fatalError("\(Self.self) has no body")
  }
}

/// A part of a bar.
struct ToolbarPart {
  enum Kind {
    case views(AnyView)
    case space(isFlexible: Bool)
  }

  var placement: ToolbarItemPlacement
  let kind: Kind
  /// Whether the part has the ground of items.
  var hasGround = true
}

/// The items of a bar while they are collected. Items of this package talk to it.
@MainActor
public final class ToolbarItems {
  private let emitter: ViewEmitter
  private(set) var parts: [ToolbarPart] = []
  /// What the title opens.
  var titleMenu: AnyView?
  private var count = 0

  init(_ emitter: ViewEmitter) { self.emitter = emitter }

  /// Adds a part with the environment of the place where it was written.
  func add(_ part: ToolbarPart) {
    parts.append(part)
  }

  /// A view that is shown in the bar, with the environment of where the bar was described.
  func captured(_ view: some View) -> AnyView {
    AnyView(CapturedView(environment: emitter.environment, content: AnyView(view)))
  }

  fileprivate func collect<Content: ToolbarContent>(_ content: Content) {
    let outer = emitter.identity
    count += 1
    emitter.identity = outer.child(.type(Content.self)).child(.child(count))
    if let content = emitter.connected(content) { content.body._collect(into: self) }
    emitter.identity = outer
  }

  /// Changes the parts that `body` adds.
  func changing(_ change: (inout ToolbarPart) -> Void, _ body: () -> Void) {
    let start = parts.count
    body()
    for index in parts.indices[start...] { change(&parts[index]) }
  }
}

/// A view in the environment of another place.
struct CapturedView {
  let environment: EnvironmentValues
  let content: AnyView
}

extension CapturedView: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    let outer = emitter.environment
    var inner = environment
    // What the bar says of its items.
    inner.buttonStyle = outer.buttonStyle
    inner.primitiveButtonStyles = outer.primitiveButtonStyles
    inner.font = outer.font
    inner.labelStyle = outer.labelStyle
    inner.buttonCompletion = outer.buttonCompletion
    inner.isInMenu = outer.isInMenu
    if outer.barItem != nil { inner.barItem = BarItem(environment) }
    if outer.isInBar { inner.enterBar() }
    inner.setPageLook { [page = environment, bar = inner] in $0.restoreLooks(of: page, from: bar) }
    emitter.environment = inner
    content._emit(into: emitter)
    emitter.environment = outer
  }
}

extension EnvironmentValues {
  /// Takes the looks of a page where they are those of the bar.
  fileprivate mutating func restoreLooks(of page: Self, from bar: Self) {
    if font == bar.font { font = page.font }
    if type(of: buttonStyle) == type(of: bar.buttonStyle) { buttonStyle = page.buttonStyle }
    if primitiveButtonStyles == nil { primitiveButtonStyles = page.primitiveButtonStyles }
    if type(of: labelStyle) == type(of: bar.labelStyle) { labelStyles = page.labelStyles }
    if bar.isInMenu { isInMenu = page.isInMenu }
    barItem = page.barItem
  }
}

/// Builds items of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Checks that an expression is an item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Several items.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent(content: (repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> OptionalToolbarContent<Content> {
    OptionalToolbarContent(content: content)
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(first: first, second: nil)
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(first: nil, second: second)
  }

  /// A branch that only exists on some systems.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content {
    content
  }
}

/// Several items, one after the other.
public struct TupleToolbarContent<each Content: ToolbarContent> {
  let content: (repeat each Content)
}

extension TupleToolbarContent: PrimitiveToolbarContent {
  /// Adds the items.
  public func _collect(into items: ToolbarItems) {
    repeat (each content)._collect(into: items)
  }
}

/// Items, or none.
public struct OptionalToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension OptionalToolbarContent: PrimitiveToolbarContent {
  /// Adds the items.
  public func _collect(into items: ToolbarItems) { content?._collect(into: items) }
}

/// One of two kinds of items.
public struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  let first: First?
  let second: Second?
}

extension ConditionalToolbarContent: PrimitiveToolbarContent {
  /// Adds the items.
  public func _collect(into items: ToolbarItems) {
    first?._collect(into: items)
    second?._collect(into: items)
  }
}
