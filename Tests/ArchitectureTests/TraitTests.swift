import Foundation
import Testing

/// SwiftPM gives the compiler a flag for each enabled trait, in an order that changes between runs.
/// With two traits, every other build would compile the whole package again.
@Suite struct TraitTests {
  @Test func oneTraitIsEnabledByDefault() throws {
    let manifest = try String(
      contentsOf: Manifest.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let list = try #require(
      manifest.firstMatch(of: #/\.default\(enabledTraits: \[([^\]]*)\]\)/#)?.1)
    #expect(list.split(separator: ",").count == 1)
  }
}
