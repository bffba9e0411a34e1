/// Combines the views listed in a closure into one view.
@resultBuilder
public struct ViewBuilder {
  /// Checks that an expression is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// A closure without views.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// A closure with one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// A closure with several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// A branch that only exists on some systems; its type is erased.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// The name that ``ViewBuilder`` has since Xcode 27.
public typealias ContentBuilder = ViewBuilder
