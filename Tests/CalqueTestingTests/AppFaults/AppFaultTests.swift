import Calque
import CalqueTesting
import Foundation
import Testing

/// Mistakes in screens of eleven apps in four languages, and the same screens without them.
///
/// The screens and mistakes were written before a rule saw them. Every mistake has to be found
/// with its rule, its view and the line of its text in a string catalog.
@MainActor
@Suite struct AppFaultTests {
  private static let cases: [AppFaultCase] =
    AppFaultCase.cases(of: StaysScreen.self) + AppFaultCase.cases(of: ActivityScreen.self)
    + AppFaultCase.cases(of: DeparturesScreen.self) + AppFaultCase.cases(of: LampScreen.self)
    + AppFaultCase.cases(of: TaxScreen.self) + AppFaultCase.cases(of: WelcomeScreen.self)
    + AppFaultCase.cases(of: EpisodeScreen.self) + AppFaultCase.cases(of: DayScreen.self)
    + AppFaultCase.cases(of: InvoiceScreen.self) + AppFaultCase.cases(of: EditorScreen.self)
    + AppFaultCase.cases(of: HelpScreen.self)

  @Test func oneHundredMistakesOfTwentyKindsAreFound() async throws {
    let kinds = Set(Self.cases.map(\.fault.kind))
    #expect(Self.cases.count >= 100)
    #expect(kinds.count >= 20, "\(kinds.sorted())")
    var missed: [String] = []
    for planted in Self.cases {
      let findings = try await planted.findings()
      guard !findings.contains(where: planted.isFound) else { continue }
      missed.append(
        "\(planted.fault): no \(planted.fault.kind) at \(planted.fault.site) among\n"
          + findings.map { "  \($0)" }.joined(separator: "\n"))
    }
    // Of one hundred, 98 have to be found.
    #expect(
      missed.count * 50 <= Self.cases.count,
      "\(missed.count) of \(Self.cases.count):\n\(missed.joined(separator: "\n"))")
  }

  @Test func nothingIsFoundOnTheScreensWithoutMistakes() async throws {
    var axes = SweepAxes(
      locales: ["en", "de", "ar"],
      sizes: [CGSize(width: 375, height: 812), CGSize(width: 430, height: 932)])
    axes.textSizes = [.medium, .large, .xLarge]
    axes.colorSchemes = [.light, .dark]
    var seen: Set<String> = []
    for planted in Self.cases where seen.insert(planted.name).inserted {
      let found = try await AppFaultCase.findings(
        of: planted.content(nil), planted.name, AppCatalogs(), axes)
      let findings = found.filter {
        // The system's own colors have less than WCAG's ratios, and some amounts are written as in
        // one language, which is information.
        ![.lowContrast, .literal].contains($0.kind) || $0.severity > .information
      }
      let lines = Set(findings.map { "\($0)" }).sorted()
      #expect(findings.isEmpty, "\(planted.name):\n\(lines.joined(separator: "\n"))")
    }
  }
}
