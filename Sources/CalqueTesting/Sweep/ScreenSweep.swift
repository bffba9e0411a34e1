public import Calque
import Foundation

/// Lays out screens in every combination of languages, sizes, text sizes and appearances, and looks
/// for problems on each.
///
/// ```swift
/// var axes = SweepAxes(locales: ["en", "ar", "ja"])
/// axes.colorSchemes = [.light, .dark]
/// let sweep = ScreenSweep(catalogs: try CatalogBundle(contentsOf: folder), axes: axes)
/// let result = try await sweep.run([SweptScreen("Settings") { SettingsView() }])
/// #expect(result.findings(from: .warning).isEmpty, "\(result)")
/// ```
///
/// The screens are laid out one after another, on the main actor; rules and pictures run beside
/// that on all cores. In a parameterized test, `axes.combinations` are the arguments, and
/// ``screen(_:in:content:)`` lays out one of them.
@MainActor
public struct ScreenSweep {
  /// The combinations.
  public var axes: SweepAxes
  /// What is looked for.
  public var rules: [any ScreenRule] = ScreenRules.all
  /// Findings that are accepted, each with a reason.
  public var accepted: [AcceptedFinding] = []
  /// Whether each screen is also compared with its mirror image; see ``MirrorLaw``.
  public var checksMirroring = true
  /// The translations, the present, and what else the screens have in common.
  private let matrix: ScreenMatrix

  /// The translations.
  var catalogs: CatalogBundle { matrix.catalogs }

  /// Makes a sweep.
  ///
  /// - Parameters:
  ///   - catalogs: The translations.
  ///   - axes: The combinations.
  ///   - now: The present, for timers and relative dates.
  ///   - timeZone: The time zone of dates and times.
  ///   - configure: Makes further changes to the environment of each screen.
  public init(
    catalogs: CatalogBundle, axes: SweepAxes,
    now: Date = Date(timeIntervalSinceReferenceDate: 0), timeZone: TimeZone = .gmt,
    configure: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.axes = axes
    matrix = ScreenMatrix(
      catalogs: catalogs, locales: axes.locales, size: .zero, now: now, timeZone: timeZone,
      configure: configure)
  }

  /// Lays out a screen in one combination.
  ///
  /// - Parameters:
  ///   - name: The name of the screen in reports.
  ///   - combination: The setting.
  ///   - content: Makes the view.
  public func screen<Content: View>(
    _ name: String, in combination: SweepCombination, @ViewBuilder content: () -> Content
  ) -> LocalizedScreen {
    let screen = screen(name, combination, content())
    if checksMirroring, isMirrored(combination) {
      // Another view, so that the first one shares nothing with it that it has changed.
      let views = [content(), content(), content()]
      let direction: LayoutDirection = screen.isRightToLeft ? .leftToRight : .rightToLeft
      screen.memory.keep(
        MirrorImage { [self] isMirrored, more in
          var other = combination
          if isMirrored { other.layoutDirection = direction }
          other.size.height += more
          return self.screen(name, other, views[more == 0 ? 0 : isMirrored ? 1 : 2])
        })
    }
    if isFirstOfTextSize(combination), FixedTextSizes.areAsked(of: screen, combination.textSize) {
      let view = content()
      var usual = combination
      usual.textSize = .large
      screen.memory.keep(
        FixedTextSizes(combination.textSize) { [self, usual] in self.screen(name, usual, view) })
    }
    let extent = extent(in: combination)
    if let extent, let height = ScrolledContent.hiddenHeight(of: screen, extent) {
      let view = content()
      var high = combination
      high.size.height += height
      screen.memory.keep(ScrolledContent(extent) { [self, high] in self.screen(name, high, view) })
    }
    return screen
  }

  private func screen<Content: View>(
    _ name: String, _ combination: SweepCombination, _ content: Content
  ) -> LocalizedScreen {
    let setting = ScreenFlow.Setting(combination, matrix)
    return setting.matrix.screen(
      name, locale: combination.locale, setting.host(content), setting.localizer)
  }

  /// Returns what the rules find on a screen, without what is accepted: the same as
  /// ``run(_:part:visit:)`` finds.
  ///
  /// If the screen is of ``screen(_:in:content:)`` and ``checksMirroring`` is true, it is also laid
  /// out in the other direction and compared with its mirror image: in the first combination of
  /// each size, and in those that are not among the ``axes``. In the first combination of each size
  /// and appearance, what is to be scrolled to is looked at, too, and in that of each text size,
  /// texts that do not grow.
  ///
  /// - Throws: What the rules throw.
  public func findings(on screen: LocalizedScreen) throws -> [ScreenFinding] {
    var found = try screen.findings(applying: rules)
    if checksMirroring, let image: MirrorImage = screen.memory.kept() {
      found += image.findings(of: screen)
    }
    if let sizes: FixedTextSizes = screen.memory.kept() { found += sizes.findings(on: screen) }
    if let content: ScrolledContent = screen.memory.kept() {
      found += try content.findings(on: screen, applying: rules)
    }
    return found.filter { finding in
      !accepted.contains { $0.accepts(finding, on: screen) }
    }
  }

  /// Whether screens are compared with their mirror images in a combination.
  private func isMirrored(_ combination: SweepCombination) -> Bool {
    let all = axes.combinations
    return all.first { $0.size == combination.size } == combination || !all.contains(combination)
  }

  /// Whether a combination is the first one of its size and text size, and texts that do not grow
  /// are looked for: fonts do not depend on the language.
  private func isFirstOfTextSize(_ combination: SweepCombination) -> Bool {
    let all = axes.combinations
    return all.first { $0.size == combination.size && $0.textSize == combination.textSize }
      == combination || !all.contains(combination)
  }

  /// How much is looked at of what is to be scrolled to in a combination; nil for nothing.
  private func extent(in combination: SweepCombination) -> ScrolledContent.Extent? {
    let all = axes.combinations
    let isFirst =
      all.first { $0.size == combination.size && $0.colorScheme == combination.colorScheme }
      == combination
    if isFirst || !all.contains(combination) { return .everything }
    // Texts are laid out the same in both appearances.
    return combination.colorScheme == axes.colorSchemes.first ? .madeTexts : nil
  }

  /// Lays out screens in all combinations.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - part: The number of this process, from 1, and the number of processes, if several share
  ///     the sweep.
  ///   - visit: Called for each screen with its findings, from any task, in no particular order:
  ///     to draw pictures.
  /// - Throws: What steps of flows, rules and `visit` throw.
  public func run(
    _ screens: [SweptScreen], part: (number: Int, of: Int) = (1, 1),
    visit: @escaping @Sendable (SweepResult.Entry, LocalizedScreen) throws -> Void = { _, _ in }
  ) async throws -> SweepResult {
    let work = SweepWork(rules: rules, accepted: accepted, visit: visit)
    let combinations = axes.combinations(part: part.number, of: part.of)
    // So many screens wait at most: those of a sweep do not fit into memory at once.
    let waiting = 2 * ProcessInfo.processInfo.activeProcessorCount
    return try await withThrowingTaskGroup(of: SweepResult.Entry.self) { group in
      var entries = checksMirroring ? try await mirrorEntries(screens, combinations) : []
      var started = entries.count
      for combination in combinations {
        let setting = ScreenFlow.Setting(combination, matrix)
        for swept in screens {
          let shown = try await swept.run(setting).screens
          if isFirstOfTextSize(combination) {
            try await lookForFixedTexts(swept, shown, combination)
          }
          for screen in shown {
            if started - entries.count >= waiting, let entry = try await group.next() {
              entries.append(entry)
            }
            let index = started
            started += 1
            group.addTask { try work.entry(index, of: screen, in: combination) }
          }
          if let extent = extent(in: combination) {
            let more = try await scrolledEntries(
              swept, shown, combination, extent, work, from: started)
            started += more.count
            entries += more
          }
        }
      }
      for try await entry in group { entries.append(entry) }
      return SweepResult(entries: entries.sorted { $0.index < $1.index }, accepted: accepted)
    }
  }

  /// Keeps the texts that do not grow with those of the screens that have texts in such fonts.
  private func lookForFixedTexts(
    _ swept: SweptScreen, _ screens: [LocalizedScreen], _ combination: SweepCombination
  ) async throws {
    let textSize = combination.textSize
    guard screens.contains(where: { FixedTextSizes.areAsked(of: $0, textSize) }) else { return }
    var usual = combination
    usual.textSize = .large
    let others = try await swept.run(ScreenFlow.Setting(usual, matrix)).screens
    for (screen, other) in zip(screens, others) {
      screen.memory.keep(FixedTextSizes.findings(on: screen, usual: other, textSize))
    }
  }

  /// Looks at the content that has to be scrolled to, on screens that are as high as it.
  private func scrolledEntries(
    _ swept: SweptScreen, _ screens: [LocalizedScreen], _ combination: SweepCombination,
    _ extent: ScrolledContent.Extent, _ work: SweepWork, from index: Int
  ) async throws -> [SweepResult.Entry] {
    guard let height = screens.compactMap({ ScrolledContent.hiddenHeight(of: $0, extent) }).max()
    else { return [] }
    var high = combination
    high.size.height += height
    let unfolded = try await swept.run(ScreenFlow.Setting(high, matrix)).screens
    var entries: [SweepResult.Entry] = []
    for (screen, unfolded) in zip(screens, unfolded)
    where ScrolledContent.hiddenHeight(of: screen, extent) != nil {
      let found = try ScrolledContent.findings(
        on: unfolded, besides: screen, extent, applying: rules)
      guard !found.isEmpty else { continue }
      var named = unfolded
      named.name += ", scrolled"
      let entry = work.entry(index + entries.count, combination, named, found)
      try work.visit(entry, named)
      entries.append(entry)
    }
    return entries
  }

  /// Compares each screen in the first combination of each size with its mirror image.
  private func mirrorEntries(
    _ screens: [SweptScreen], _ combinations: [SweepCombination]
  ) async throws -> [SweepResult.Entry] {
    var work = SweepWork(rules: [], accepted: accepted) { _, _ in }
    work.isMirrorImage = true
    var entries: [SweepResult.Entry] = []
    var sizes: Set<[CGFloat]> = []
    for combination in combinations
    where sizes.insert([combination.size.width, combination.size.height]).inserted {
      func flow(
        _ screen: SweptScreen, _ direction: LayoutDirection, more height: CGFloat = 0
      ) async throws -> ScreenFlow {
        var combination = combination
        combination.layoutDirection = direction
        combination.size.height += height
        return try await screen.run(ScreenFlow.Setting(combination, matrix))
      }
      func add(_ findings: [ScreenFinding], _ screen: LocalizedScreen, _ flow: ScreenFlow) {
        guard !findings.isEmpty else { return }
        entries.append(work.entry(entries.count, flow.combination, screen, findings))
      }
      for screen in screens {
        let original = try await flow(screen, .leftToRight).screens
        let mirrored = try await flow(screen, .rightToLeft)
        let found = zip(original, mirrored.screens).map { MirrorImage.findings($0, mirrored: $1) }
        for (findings, screen) in zip(found, mirrored.screens) { add(findings, screen, mirrored) }
        // Once more as high as its content, for the pictures that people scroll to.
        let heights = original.compactMap { ScrolledContent.hiddenHeight(of: $0, .everything) }
        guard let height = heights.max() else { continue }
        let high = try await flow(screen, .leftToRight, more: height).screens
        let highMirrored = try await flow(screen, .rightToLeft, more: height)
        for (known, (one, other)) in zip(found, zip(high, highMirrored.screens)) {
          var named = other
          named.name += ", scrolled"
          let findings = MirrorImage.scrolledFindings(one, mirrored: other, besides: known)
          add(findings, named, highMirrored)
        }
      }
    }
    return entries
  }
}

/// What is done with each screen of a sweep.
private struct SweepWork: Sendable {
  let rules: [any ScreenRule]
  let accepted: [AcceptedFinding]
  let visit: @Sendable (SweepResult.Entry, LocalizedScreen) throws -> Void
  /// Whether the screens are only compared with their mirror images.
  var isMirrorImage = false

  func entry(
    _ index: Int, of screen: LocalizedScreen, in combination: SweepCombination
  ) throws -> SweepResult.Entry {
    var found = try screen.findings(applying: rules)
    if let ofTextSize: [ScreenFinding] = screen.memory.kept() { found += ofTextSize }
    let entry = entry(index, combination, screen, found)
    try visit(entry, screen)
    return entry
  }

  func entry(
    _ index: Int, _ combination: SweepCombination, _ screen: LocalizedScreen,
    _ found: [ScreenFinding]
  ) -> SweepResult.Entry {
    var used: Set<Int> = []
    let findings = found.filter { finding in
      let reasons = accepted.indices.filter { accepted[$0].accepts(finding, on: screen) }
      used.formUnion(reasons)
      return reasons.isEmpty
    }
    return SweepResult.Entry(
      index: index, screen: screen.name, combination: combination, size: screen.size,
      isMirrorImage: isMirrorImage, findings: findings, accepted: used)
  }
}
