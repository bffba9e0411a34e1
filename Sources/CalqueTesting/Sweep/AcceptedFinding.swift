public import Calque

/// Findings that are not reported, with the reason.
public struct AcceptedFinding: Hashable, Sendable {
  /// The kind of the findings.
  public var kind: ScreenFinding.Kind
  /// The name of the screen; `nil` for all screens.
  public var screen: String?
  /// The identifier of the view, or of the nearest enclosing view that has one; `nil` for all
  /// views.
  public var identifier: String?
  /// The key of the text; `nil` for all texts.
  public var key: String?
  /// The identifiers of the locales; `nil` for all locales.
  public var locales: Set<String>?
  /// Why the findings are accepted.
  public var reason: String

  /// Accepts findings.
  ///
  /// - Parameters:
  ///   - kind: The kind of the findings.
  ///   - screen: The name of the screen; `nil` for all screens.
  ///   - identifier: The identifier of the view; `nil` for all views.
  ///   - key: The key of the text; `nil` for all texts.
  ///   - locales: The identifiers of the locales; `nil` for all locales.
  ///   - reason: Why they are accepted.
  public init(
    _ kind: ScreenFinding.Kind, on screen: String? = nil, identifier: String? = nil,
    key: String? = nil, locales: Set<String>? = nil, because reason: String
  ) {
    self.kind = kind
    self.screen = screen
    self.identifier = identifier
    self.key = key
    self.locales = locales
    self.reason = reason
  }

  func accepts(_ finding: ScreenFinding, on other: LocalizedScreen) -> Bool {
    func isSame<Value: Equatable>(_ wanted: Value?, _ value: Value?) -> Bool {
      wanted == nil || wanted == value
    }
    return finding.kind == kind && isSame(screen, other.name)
      && isSame(identifier, finding.identifier) && isSame(key, finding.key)
      && locales?.contains(other.locale) != false
  }
}
