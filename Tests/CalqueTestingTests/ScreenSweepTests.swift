import Calque
import CalqueCatalogs
import CalqueTesting
import Foundation
import Testing

/// A sweep lays out every screen in every combination, once.
@MainActor
@Suite struct ScreenSweepTests {
  nonisolated private static let axes: SweepAxes = {
    var axes = SweepAxes(
      locales: ["en", "ar"],
      sizes: [CGSize(width: 100, height: 200), CGSize(width: 300, height: 400)])
    axes.textSizes = [.large, .accessibility1]
    axes.colorSchemes = [.light, .dark]
    return axes
  }()

  private func sweep(_ axes: SweepAxes) -> ScreenSweep {
    let tables = [
      ("en", "\"greeting\" = \"Hello\";"), ("ar", "\"greeting\" = \"مرحبا بالعالم\";"),
    ]
    let catalogs = tables.compactMap { language, text in
      CatalogFile.read(Array(text.utf8), path: "\(language).lproj/Localizable.strings")
    }
    return ScreenSweep(catalogs: CatalogBundle(catalogs: catalogs), axes: axes) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  private struct Greeting: View {
    var body: some View {
      Text("greeting").lineLimit(1).accessibilityIdentifier("greeting")
    }
  }

  @Test func multipliesAxes() {
    let combinations = Self.axes.combinations
    #expect(combinations.count == 16)
    #expect(Set(combinations).count == 16)
    #expect(combinations[0].description == "en, 100 × 200")
    #expect(combinations[15].description == "ar, 300 × 400, accessibility1, dark")
    #expect(combinations[15].fileName == "ar-300x400-accessibility1-dark")
  }

  @Test(arguments: 1...4) func partsAreTheWhole(count: Int) {
    let parts = (1...count).flatMap { Self.axes.combinations(part: $0, of: count) }
    #expect(Set(parts) == Set(Self.axes.combinations))
    #expect(parts.count == 16)
  }

  @Test(arguments: axes.combinations) func laysOutOne(combination: SweepCombination) throws {
    let sweep = sweep(Self.axes)
    let screen = sweep.screen("Greeting", in: combination) { Greeting() }
    #expect(screen.size == combination.size)
    #expect(screen.isRightToLeft == (combination.locale == "ar"))
    // The Arabic greeting has 13 characters of 10 points.
    let isCut = combination.locale == "ar" && combination.size.width == 100
    #expect(try sweep.findings(on: screen).contains { $0.kind == .truncated } == isCut)
  }

  @Test func findsWhatOneCombinationHas() async throws {
    let result = try await sweep(Self.axes).run([SweptScreen("Greeting") { Greeting() }])
    #expect(result.entries.map(\.combination) == Self.axes.combinations)
    let problems = result.problems(from: .warning)
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.finding.kind == .truncated)
    #expect(problem.finding.key == "greeting")
    #expect(problem.finding.place?.description == "ar.lproj/Localizable.strings:1:15")
    #expect(problem.combinations.count == 4)
    #expect(problem.combinations.allSatisfy { $0.locale == "ar" && $0.size.width == 100 })
  }

  @Test func theOrderDoesNotDependOnTasks() async throws {
    let screens = [SweptScreen("One") { Greeting() }, SweptScreen("Two") { Greeting() }]
    let first = try await sweep(Self.axes).run(screens)
    let second = try await sweep(Self.axes).run(screens)
    #expect(first.description == second.description)
    #expect(first.entries.map(\.screen) == second.entries.map(\.screen))
  }

  @Test func acceptsFindings() async throws {
    var sweep = sweep(Self.axes)
    sweep.accepted = [
      AcceptedFinding(.truncated, identifier: "greeting", because: "Arabic is cut on purpose"),
      AcceptedFinding(.clipped, because: "nothing is clipped"),
    ]
    let result = try await sweep.run([SweptScreen("Greeting") { Greeting() }])
    #expect(result.findings(from: .warning).isEmpty)
    #expect(result.unused.map(\.kind) == [.clipped])
  }

  private struct Steps: View {
    @State private var count = 1

    var body: some View {
      VStack {
        Button("greeting") { count = 100_000_000 }.accessibilityIdentifier("more")
        Text(verbatim: "\(count)").lineLimit(1).frame(width: 50)
          .accessibilityIdentifier("count")
      }
    }
  }

  @Test func drivesFlows() async throws {
    let axes = SweepAxes(locales: ["en"], sizes: [CGSize(width: 300, height: 400)])
    let result = try await sweep(axes).run([
      SweptScreen("Counter", content: { Steps() }) { flow in
        flow.keep("first")
        #expect(flow.host.tap("more"))
        flow.keep("second")
      }
    ])
    #expect(result.entries.map(\.screen) == ["Counter: first", "Counter: second"])
    let cut = result.entries.map { $0.findings.contains { $0.kind == .truncated } }
    #expect(cut == [false, true])
  }

  @Test func findsWhatIsNotMirrored() async throws {
    let axes = SweepAxes(locales: ["en"], sizes: [CGSize(width: 300, height: 400)])
    let result = try await sweep(axes).run([
      SweptScreen("Fixed") {
        HStack {
          Color.red.frame(width: 20, height: 20)
          Color.blue.frame(width: 30, height: 30)
        }
        .environment(\.layoutDirection, .leftToRight).accessibilityIdentifier("fixed")
      },
      SweptScreen("Free") { Greeting() },
    ])
    let found = result.findings(from: .warning)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.kind == .notMirrored })
    #expect(Set(result.problems().map(\.screen)) == ["Fixed"])
  }

  /// Both forms of a sweep find the same: what is not mirrored, and arrows that do not turn.
  @Test(arguments: [["en"], ["ar"], ["en", "ar"]])
  func bothFormsFindTheSame(locales: [String]) async throws {
    let axes = SweepAxes(
      locales: locales,
      sizes: [CGSize(width: 300, height: 400), CGSize(width: 320, height: 500)])
    let sweep = sweep(axes)
    let result = try await sweep.run([SweptScreen("Fixed") { FixedParts() }])
    let ran = Set(result.entries.flatMap(\.findings))
    var tested: Set<ScreenFinding> = []
    var counts: [Int] = []
    for combination in axes.combinations {
      let screen = sweep.screen("Fixed", in: combination) { FixedParts() }
      let found = try sweep.findings(on: screen)
      #expect(try sweep.findings(on: screen) == found)
      counts.append(found.count { $0.kind == .notMirrored })
      tested.formUnion(found)
    }
    #expect(Set(tested.map(\.kind)).isSuperset(of: [.notMirrored, .fixedPicture]))
    #expect(tested == ran)
    // Each size is compared once, as in a run.
    #expect(counts.count { $0 > 0 } == 2)
    let names = tested.filter { $0.kind == .notMirrored }.map(\.identifier)
    #expect(names.contains("limit"))
  }

  @Test func comparesOnlyIfAsked() throws {
    let axes = SweepAxes(locales: ["en"], sizes: [CGSize(width: 300, height: 400)])
    var sweep = sweep(axes)
    // A combination that is not among the axes is compared, too.
    let other = SweepCombination(locale: "ar", size: CGSize(width: 200, height: 400))
    let screen = sweep.screen("Fixed", in: other) { FixedParts() }
    #expect(try sweep.findings(on: screen).contains { $0.kind == .notMirrored })
    sweep.checksMirroring = false
    let unchecked = sweep.screen("Fixed", in: axes.combinations[0]) { FixedParts() }
    #expect(try !sweep.findings(on: unchecked).contains { $0.kind == .notMirrored })
    #expect(try !sweep.findings(on: screen).contains { $0.kind == .notMirrored })
  }

  @Test func acceptsWhatIsNotMirrored() throws {
    let axes = SweepAxes(locales: ["en"], sizes: [CGSize(width: 300, height: 400)])
    var sweep = sweep(axes)
    sweep.accepted = [
      AcceptedFinding(.notMirrored, identifier: "limit", because: "a mark on a map")
    ]
    let screen = sweep.screen("Fixed", in: axes.combinations[0]) { FixedParts() }
    let names = try sweep.findings(on: screen).filter { $0.kind == .notMirrored }.map(\.identifier)
    #expect(!names.isEmpty && !names.contains("limit"))
  }

  /// A mark at a place that counts from the left, a row that does not turn, and an arrow in a
  /// canvas.
  private struct FixedParts: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      VStack {
        Text(verbatim: "Limit").position(x: direction == .rightToLeft ? 100 : 20, y: 80)
          .accessibilityIdentifier("limit")
        HStack {
          Color.red.frame(width: 20, height: 20)
          Color.blue.frame(width: 30, height: 30)
        }
        .environment(\.layoutDirection, .leftToRight).accessibilityIdentifier("fixed")
        Canvas { context, _ in
          var arrow = Path()
          arrow.move(to: CGPoint(x: 2, y: 2))
          arrow.addLine(to: CGPoint(x: 12, y: 12))
          arrow.addLine(to: CGPoint(x: 2, y: 22))
          context.stroke(arrow, with: .color(.black), lineWidth: 2)
        }
        .frame(width: 24, height: 24)
      }
    }
  }

  @Test func visitsEveryScreen() async throws {
    let names = Names()
    let result = try await sweep(Self.axes).run([SweptScreen("Greeting") { Greeting() }]) {
      entry, screen in
      names.insert("\(entry.combination.fileName) \(screen.name)")
    }
    #expect(names.count == result.entries.count)
  }
}

/// Names from many tasks.
private final class Names: @unchecked Sendable {
  // The lock orders every use of the names.
  private let lock = NSLock()
  private var names: Set<String> = []

  func insert(_ name: String) { lock.withLock { _ = names.insert(name) } }
  var count: Int { lock.withLock { names.count } }
}
