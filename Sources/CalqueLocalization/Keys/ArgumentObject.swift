/// A ``RichArgument`` as a key stores it among its values.
final class ArgumentObject: Sendable {
  let argument: RichArgument

  init(_ argument: RichArgument) {
    self.argument = argument
  }
}
