import Calque
import CalqueTesting
import Testing

/// Faults in screens as people write them, and the same screens without them.
///
/// The screens were written first, and no rule was shown to them: what is found has to be the fault
/// with its rule, its view and the line of its text.
@MainActor
@Suite struct PlantedFaultTests {
  private static let cases: [PlantedCase] =
    PlantedCase.cases(of: SignInScreen.self) + PlantedCase.cases(of: CartScreen.self)
    + PlantedCase.cases(of: PlayerScreen.self) + PlantedCase.cases(of: InboxFaultScreen.self)
    + PlantedCase.cases(of: SettingsFaultScreen.self)
    + PlantedCase.cases(of: ProfileFaultScreen.self)
    + PlantedCase.cases(of: WeatherFaultScreen.self) + PlantedCase.cases(of: BoardingScreen.self)
    + PlantedCase.cases(of: ChatFaultScreen.self) + PlantedCase.cases(of: HomeFaultScreen.self)
    + PlantedCase.cases(of: RecipeFaultScreen.self) + PlantedCase.cases(of: BankFaultScreen.self)

  @Test func oneHundredFaultsOfTwentyKindsAreFound() async throws {
    let kinds = Set(Self.cases.map(\.fault.kind))
    #expect(Self.cases.count >= 100)
    #expect(kinds.count >= 20, "\(kinds.sorted())")
    #expect(Set(Self.cases.map(\.fault.name)).count == Self.cases.count)
    var missed: [String] = []
    for planted in Self.cases {
      let findings = try await planted.findings(planted: true)
      guard !findings.contains(where: planted.isFound) else { continue }
      missed.append(
        "\(planted): no \(planted.fault.kind) at \(planted.fault.view ?? "the screen") among\n"
          + findings.map { "  \($0)" }.joined(separator: "\n"))
    }
    // Of one hundred, 98 have to be found.
    #expect(missed.count * 50 <= Self.cases.count, "\(missed.joined(separator: "\n"))")
  }

  @Test func nothingIsFoundOnTheCleanScreens() async throws {
    var seen: Set<String> = []
    for planted in Self.cases {
      let screen = planted.screen(nil).name
      // A language without a catalog, and names in pseudo-locales, are found on every screen.
      guard !["unknownLocale", "literal"].contains(planted.fault.kind),
        seen.insert("\(screen) \(planted.fault.combination)").inserted
      else { continue }
      let findings = try await planted.findings(planted: false).filter {
        // The system's own blue on white has 4.02, and some amounts are written as in one language,
        // which is information.
        ![.lowContrast, .literal].contains($0.kind) || $0.severity > .information
      }
      #expect(findings.isEmpty, "\(screen), \(planted.fault.combination): \(findings)")
    }
  }
}
