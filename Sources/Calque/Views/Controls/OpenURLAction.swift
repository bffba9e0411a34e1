public import Foundation

/// An action that opens a URL. Call it as a function.
///
/// Views around may set one of their own, which decides what is done with a URL. What it leaves to
/// the system is recorded by the host.
public struct OpenURLAction {
  /// What an action has done with a URL.
  public struct Result: Sendable {
    fileprivate enum Kind {
      case handled, discarded
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// The URL was opened.
    public static let handled = Result(kind: .handled)
    /// The URL is not to be opened.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open the URL.
    public static let systemAction = Result(kind: .system(nil))

    /// The system is to open another URL in its place.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result
  fileprivate var system: (URL) -> Void = { _ in }

  /// Makes an action of a function that says what it has done.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The address to open.
  ///   - completion: Gets whether the URL was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      system(other ?? url)
      completion(true)
    }
  }
}

private let openURLSlot = EnvironmentSlot<OpenURLAction>()
private let systemOpenURLSlot = EnvironmentSlot<(URL) -> Void>()

extension EnvironmentValues {
  /// What opens URLs.
  public var openURL: OpenURLAction {
    get {
      var action = self[openURLSlot] ?? OpenURLAction { _ in .systemAction }
      if let systemOpenURL { action.system = systemOpenURL }
      return action
    }
    set { self[openURLSlot] = newValue }
  }

  /// What is done with URLs that are left to the system.
  var systemOpenURL: ((URL) -> Void)? {
    get { self[systemOpenURLSlot] }
    set { self[systemOpenURLSlot] = newValue }
  }
}
