/// The name of a method of Objective-C, which does not exist here: nothing calls the method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  /// Makes a selector of a name.
  public init(_ name: String) { self.name = name }

  /// Makes a selector of a name.
  public init(stringLiteral name: String) { self.name = name }

  /// The name.
  public var description: String { name }
}
