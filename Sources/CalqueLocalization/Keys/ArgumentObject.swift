/// A ``RichArgument`` as the values of a key carry it.
final class ArgumentObject: Sendable {
  let argument: RichArgument

  init(_ argument: RichArgument) {
    self.argument = argument
  }
}
