import CalqueTestRandom
import Testing

@testable import CalqueMessages

/// The list of a key's values, compared with an array.
@Suite struct ArgumentListTests {
  @Test(arguments: 0..<300)
  func holdsWhatAnArrayHolds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let kinds: [LocalizationArgument] = [
      .integer(.min), .integer(7), .unsigned(.max), .double(-0.5), .double(.infinity),
      .string(""), .string("a text that is longer than fifteen bytes"), .object(Marker()),
    ]
    let array = (0..<random.number(below: 9)).map { _ in random.pick(kinds) }
    var list = ArgumentList()
    for argument in array { list.append(argument) }
    #expect(list.count == array.count)
    #expect(list.array == array)
    #expect(list == ArgumentList(array))
    for (index, argument) in array.enumerated() {
      #expect(list[index] == argument)
      if case .integer(let value) = argument {
        #expect(list.integer(at: index) == value)
      } else {
        #expect(list.integer(at: index) == nil)
      }
    }
    let objects = array.filter { if case .object = $0 { true } else { false } }
    let found = list.rare.filter { if case .object = $0 { true } else { false } }
    #expect(found == objects)
  }
}
