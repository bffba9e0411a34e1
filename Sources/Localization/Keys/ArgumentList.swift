/// The values of a key. Two stand in place, which is as many as most keys have.
package struct ArgumentList: Sendable, Equatable {
  package private(set) var count = 0
  private var first = LocalizationArgument.integer(0)
  private var second = LocalizationArgument.integer(0)
  private var rest: [LocalizationArgument] = []

  init() {}

  init(_ arguments: [LocalizationArgument]) {
    for argument in arguments { append(argument) }
  }

  mutating func append(_ argument: LocalizationArgument) {
    switch count {
    case 0: first = argument
    case 1: second = argument
    default: rest.append(argument)
    }
    count += 1
  }

  @inline(__always)
  subscript(index: Int) -> LocalizationArgument {
    switch index {
    case 0: first
    case 1: second
    default: rest[index - 2]
    }
  }

  var array: [LocalizationArgument] { (0..<count).map { self[$0] } }
}
