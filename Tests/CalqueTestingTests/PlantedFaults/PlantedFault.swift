import Calque
import CalqueCatalogs
import CalqueFonts
import CalqueTesting
import Foundation

/// A screen as people write them, that can be shown with one fault of several.
@MainActor
protocol FaultyScreen: View {
  /// Makes the screen with a fault; without one, nothing may be found on it.
  init(fault: String?)
  /// What can be planted.
  static var faults: [PlantedFault] { get }
  var fault: String? { get }
}

extension FaultyScreen {
  /// Whether a fault is planted.
  func has(_ name: String) -> Bool { fault == name }
}

/// A fault of a screen or of its catalog, and what a sweep has to say about it.
struct PlantedFault: Sendable, CustomStringConvertible {
  /// The name that the screen knows it by.
  let name: String
  /// The rule.
  let kind: String
  /// The identifier of the view.
  let view: String?
  /// The key of the text, if it comes from a catalog; the finding is at its line.
  var key: String?
  var locale = "en"
  /// Whether the finding is at the key's line in the catalog of another language than the screen's.
  var shownIn: String?
  var size = CGSize(width: 390, height: 844)
  var textSize = DynamicTypeSize.large
  var colorScheme = ColorScheme.light
  /// Texts that are changed in the catalog of the locale; an empty one is removed.
  var catalog: [String: String] = [:]
  /// A file that is added to the catalogs, and its text.
  var file: (path: String, text: String)?

  init(
    _ name: String, _ kind: String, at view: String?, key: String? = nil, _ locale: String = "en",
    _ catalog: [String: String] = [:]
  ) {
    (self.name, self.kind, self.view, self.key) = (name, kind, view, key)
    (self.locale, self.catalog) = (locale, catalog)
  }

  func with(_ change: (inout PlantedFault) -> Void) -> PlantedFault {
    var copy = self
    change(&copy)
    return copy
  }

  var description: String { name }

  var combination: SweepCombination {
    SweepCombination(locale: locale, size: size, textSize: textSize, colorScheme: colorScheme)
  }
}

/// A fault with the screen that it is planted into.
struct PlantedCase: Sendable, CustomStringConvertible {
  let fault: PlantedFault
  let screen: @Sendable @MainActor (_ fault: String?) -> SweptScreen

  var description: String { fault.name }

  @MainActor
  static func cases<Screen: FaultyScreen>(of type: Screen.Type) -> [PlantedCase] {
    Screen.faults.map { fault in
      PlantedCase(fault: fault) { name in
        SweptScreen("\(Screen.self)") { Screen(fault: name) }
      }
    }
  }

  /// What a sweep finds on the screen with the fault, or without any.
  @MainActor
  func findings(planted: Bool) async throws -> [ScreenFinding] {
    let catalogs = FaultCatalogs(planted ? fault : nil)
    var axes = SweepAxes(locales: [fault.locale], sizes: [fault.size])
    axes.textSizes = [fault.textSize]
    axes.colorSchemes = [fault.colorScheme]
    var sweep = ScreenSweep(catalogs: catalogs.bundle, axes: axes) {
      $0.fontLibrary = .calque
      $0.horizontalSizeClass = .compact
      $0.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    }
    // Two more layouts, where they can find something.
    sweep.checksMirroring = !planted || fault.kind == "notMirrored" || fault.kind == "fixedPicture"
    let result = try await sweep.run([screen(planted ? fault.name : nil)])
    return result.findings(from: .information)
  }

  /// Whether a finding is the one that is wanted, and at the right place.
  func isFound(by finding: ScreenFinding) -> Bool {
    guard finding.kind.name == fault.kind, finding.identifier == fault.view else { return false }
    guard let key = fault.key else { return true }
    guard finding.key == key, let place = finding.place else { return false }
    if let file = fault.file {
      // The key, its texts and the marks around them have several lines.
      return place.path == file.path && file.text.lines(of: key).contains(place.line ?? 0)
    }
    return place.line
      == FaultCatalogs(fault).line(of: key, in: fault.shownIn ?? fault.locale)
  }
}

extension String {
  /// The lines of the entry of a key in a property list, counted from 1: to the end of the file,
  /// since it has only one.
  fileprivate func lines(of key: String) -> ClosedRange<Int> {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { $0.contains("<key>\(key)</key>") } ?? lines.count
    return first + 1...max(first + 1, lines.count)
  }
}
