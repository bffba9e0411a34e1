import Foundation
import Testing

@testable import CalqueLint

/// The registry has every rule: a new one is a file and a line there.
@Suite struct RuleRegistryTests {
  /// The names of the types in the rules' folder that are rules.
  static let declared: [String] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/CalqueLint/Rules")
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.sorted().flatMap { path -> [String] in
      guard path.hasSuffix(".swift"),
        let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      else { return [] }
      return text.matches(of: #/(?m)^package (?:enum|struct) (\w+): (?:\w+, )*\w*Rule\b/#)
        .map { String($0.1) }
    }
  }()

  @Test func everyRuleInTheFolderIsRegistered() {
    let registered = RuleRegistry.all.map { String(describing: $0) }
    #expect(Self.declared.count > 100)
    #expect(Set(Self.declared).subtracting(registered).isEmpty)
    #expect(Set(registered).subtracting(Self.declared).isEmpty)
  }

  @Test func aRuleIsAFile() {
    #expect(Set(Self.declared).count == Self.declared.count)
  }

  /// `RuleTable` finds the rules of a type of unit by its kind, without a check.
  @Test func aKindOfUnitIsOneType() {
    func unit<Checked: Rule>(of rule: Checked.Type) -> (kind: UnitKind, type: ObjectIdentifier) {
      (Checked.Unit.kind, ObjectIdentifier(Checked.Unit.self))
    }
    var types: [UnitKind: Set<ObjectIdentifier>] = [:]
    for rule in RuleRegistry.all {
      let unit = unit(of: rule)
      types[unit.kind, default: []].insert(unit.type)
    }
    #expect(Set(types.keys) == Set(UnitKind.allCases))
    #expect(types.values.allSatisfy { $0.count == 1 })
  }

  /// Findings that repeat others name rules that exist.
  @Test func echoesAreOfRegisteredRules() {
    let known = Set(RuleRegistry.all.map { $0.id })
    for rule in RuleRegistry.all { #expect(rule.echoes.allSatisfy { known.contains($0.id) }) }
  }
}
