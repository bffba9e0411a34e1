import Calque
import CalqueCatalogs
import CalqueFonts
import CalqueTesting
import Foundation

/// A screen of an app, as its author wrote it or with one mistake of theirs.
@MainActor
protocol AppScreen: View {
  init(mistake: String?)
  var mistake: String? { get }
  /// The mistakes that its author could make.
  static var mistakes: [AppFault] { get }
}

extension AppScreen {
  /// Returns the first value if the mistake is made, else the second.
  func pick<Value>(_ name: String, _ wrong: Value, _ right: Value) -> Value {
    mistake == name ? wrong : right
  }

  func made(_ name: String) -> Bool { mistake == name }
}

/// A mistake in the code or in the translations, and the finding that it has to lead to.
struct AppFault: Sendable, CustomStringConvertible {
  let description: String
  /// The rule.
  let kind: String
  /// Where the finding is.
  let site: Site
  var locale = "en"
  /// Translations that differ from those of the table; an empty one is absent.
  var texts: [String: String] = [:]
  var size = CGSize(width: 390, height: 844)
  var textSize = DynamicTypeSize.large
  var colorScheme = ColorScheme.light
  /// Another catalog beside the string catalog.
  var widths: [String: [Int: String]] = [:]

  /// Where a finding is: most apps have few identifiers.
  enum Site: Sendable {
    /// The view with the identifier.
    case view(String)
    /// The text of the key, at the key's line in the catalog.
    case key(String)
    /// The view that shows the text, which is not in a catalog.
    case text(String)
    /// A view whose path ends so.
    case path(String)
    case screen
  }

  init(
    _ name: String, _ kind: String, _ site: Site, _ locale: String = "en",
    _ texts: [String: String] = [:], change: (inout AppFault) -> Void = { _ in }
  ) {
    (description, self.kind, self.site) = (name, kind, site)
    (self.locale, self.texts) = (locale, texts)
    change(&self)
  }
}

/// A mistake with the screen on which it is made.
struct AppFaultCase: Sendable {
  let fault: AppFault
  let name: String
  let content: @Sendable @MainActor (_ mistake: String?) -> AnyView

  @MainActor
  static func cases<Screen: AppScreen>(of type: Screen.Type) -> [AppFaultCase] {
    Screen.mistakes.map { fault in
      AppFaultCase(fault: fault, name: "\(Screen.self)") { AnyView(Screen(mistake: $0)) }
    }
  }

  /// What a sweep finds with the mistake, in its combination.
  @MainActor
  func findings() async throws -> [ScreenFinding] {
    var axes = SweepAxes(locales: [fault.locale], sizes: [fault.size])
    axes.textSizes = [fault.textSize]
    axes.colorSchemes = [fault.colorScheme]
    return try await Self.findings(
      of: content(fault.description), name, AppCatalogs(fault), axes)
  }

  @MainActor
  static func findings(
    of view: AnyView, _ name: String, _ catalogs: AppCatalogs, _ axes: SweepAxes
  ) async throws -> [ScreenFinding] {
    let sweep = ScreenSweep(catalogs: catalogs.bundle, axes: axes) {
      $0.fontLibrary = .calque
      $0.horizontalSizeClass = .compact
      $0.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    }
    let result = try await sweep.run([SweptScreen(name) { view }])
    return result.findings(from: .information)
  }

  /// Whether a finding is the one that is wanted, and at the right place.
  func isFound(by finding: ScreenFinding) -> Bool {
    guard finding.kind.name == fault.kind else { return false }
    switch fault.site {
    case .screen: return true
    case .view(let identifier): return finding.identifier == identifier
    case .text(let text): return finding.text == text && !finding.path.isEmpty
    case .path(let end):
      return finding.path.joined(separator: " > ").hasSuffix(end)
    case .key(let key):
      guard finding.key == key, !finding.path.isEmpty, let place = finding.place else {
        return false
      }
      return AppCatalogs(fault).lines(of: key, in: fault.locale).contains { lines in
        place.path == lines.path && lines.lines.contains(place.line ?? 0)
      }
    }
  }
}
