public import CalqueDiagnostics
public import Foundation

/// Something about a view that does not work as it is written, found while a host evaluates, lays
/// out or draws it. Nothing stops because of it: the message says what was done instead.
public struct ViewDiagnostic: Hashable, Sendable {
  /// What is wrong.
  public var kind: Kind
  /// How bad it is; that of the kind, unless a place knows better.
  public var severity: Severity
  /// What is wrong and what to do about it, in a sentence.
  public var message: String
  /// The accessibility identifier of the view, or of the nearest view around that has one.
  public var identifier: String?
  /// The kinds of the views around, the outermost first, and of the view itself, as
  /// ``ViewHost/layoutDescription`` names them: `VStack`, `HStack`, `Text`.
  public var path: [String]
  /// The key of the text, if the view is a localized text.
  public var key: String?
  /// The place of the text in its catalog, if it is known.
  public var place: Place?
  /// Where the view is, in points from the host's top left corner, where it is known.
  public var frame: CGRect?

  /// Makes a diagnostic.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - message: What is wrong and what to do about it, in a sentence.
  ///   - key: The key of the text, if the view is a localized text.
  ///   - place: The place of the text in its catalog.
  public init(_ kind: Kind, _ message: String, key: String? = nil, place: Place? = nil) {
    self.kind = kind
    severity = kind.severity
    self.message = message
    path = []
    self.key = key
    self.place = place
  }
}

extension ViewDiagnostic {
  /// How bad something is.
  public typealias Severity = CalqueDiagnostics.Severity

  /// What is wrong with a view. Each part of the package has its own kinds, and a new one is one
  /// line.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind, in lower camel case.
    public let name: String
    /// How bad it is.
    public let severity: Severity

    /// Makes a kind. Two kinds of one name are one kind.
    public init(_ name: String, _ severity: Severity) {
      self.name = name
      self.severity = severity
    }

    /// The name.
    public var description: String { name }

    /// Whether two kinds have one name.
    public static func == (one: Kind, other: Kind) -> Bool { one.name == other.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}

extension ViewDiagnostic.Kind {
  /// A number that the layout could not work with, such as a width that is not a number.
  public static let unusableNumber = Self("unusableNumber", .warning)
  /// A state that was changed while views were evaluated.
  public static let stateChangedInBody = Self("stateChangedInBody", .warning)
  /// An observable object that was changed by another thread than the main one.
  public static let changedInBackground = Self("changedInBackground", .warning)
  /// State that changes with every evaluation, so that the views never come to rest.
  public static let endlessChanges = Self("endlessChanges", .error)
  /// An observable object that a view reads, and that was not set around it.
  public static let missingObject = Self("missingObject", .error)
  /// A value of a navigation path that no destination takes.
  public static let missingDestination = Self("missingDestination", .error)
  /// An id that several elements of a `ForEach` have.
  public static let repeatedID = Self("repeatedID", .warning)
  /// A range that a `ForEach` or `List` takes as constant, and that was another one before.
  public static let changedRange = Self("changedRange", .warning)
  /// A custom `Layout` that asks its subviews without end.
  public static let endlessLayout = Self("endlessLayout", .error)
  /// A row of a lazy stack that is longer across than the stack.
  public static let overflowingRow = Self("overflowingRow", .warning)
  /// More was found than is kept.
  public static let moreFound = Self("moreFound", .information)
}

extension ViewDiagnostic: CustomStringConvertible {
  /// The diagnostic in a line: `warning: unusableNumber #title (VStack > Text): …`.
  public var description: String {
    let name = identifier.map { " #\($0)" } ?? ""
    let path = path.isEmpty ? "" : " (\(path.joined(separator: " > ")))"
    let source = [key.map { "\"\($0)\"" }, place?.description].compactMap { $0 }.joined(
      separator: ", ")
    return "\(severity.rawValue): \(kind)\(name)\(path): \(message)"
      + (source.isEmpty ? "" : " [\(source)]")
  }
}
