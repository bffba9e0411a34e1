import Testing

@testable import Calque

/// Views that look as those around them share what is made of their environment.
struct SharedEnvironmentTests {
  @Test func `a look that already applies leaves the environment as it is`() {
    var outer = EnvironmentValues()
    outer.font = .title
    outer.lineLimit = 2
    var inner = outer
    inner.lineLimit = 2
    inner.font = .title
    inner.truncationMode = .tail
    #expect(inner.isCopy(of: outer))
    inner.lineLimit = 3
    #expect(!inner.isCopy(of: outer))
    #expect(inner.lineLimit == 3 && outer.lineLimit == 2 && inner.font == .title)
  }

  @Test func `a default that nothing overrides leaves an empty environment as it is`() {
    let outer = EnvironmentValues()
    var inner = outer
    inner.lineLimit = nil
    inner.minimumScaleFactor = 1
    #expect(inner.isCopy(of: outer))
    inner.minimumScaleFactor = 0.5
    #expect(!inner.isCopy(of: outer) && outer.minimumScaleFactor == 1)
  }
}
