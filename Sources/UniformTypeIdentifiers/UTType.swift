public import Foundation

/// A kind of data or files, by the identifier that Apple's systems know it by.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier in reverse DNS notation, such as `public.json`.
  public let identifier: String
  /// Types that an app has declared in code conform to these.
  private let declaredParents: [String]

  init(known identifier: String) { (self.identifier, declaredParents) = (identifier, []) }

  /// A type of an identifier. Returns nil unless it is one that this module knows.
  public init?(_ identifier: String) {
    guard KnownType.all[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  /// A type that the app exports, of an identifier of its own.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
    declaredParents = parent.map { [$0.identifier] } ?? []
  }

  /// A type that the app imports from another one.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }

  /// The type of files with an extension. Returns nil if no type that this module knows has it.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    let found = KnownType.list.first {
      $0.extensions.contains(wanted) && UTType(known: $0.identifier).conforms(to: supertype)
    }
    guard let found else { return nil }
    self.init(known: found.identifier)
  }

  /// The type of a MIME type. Returns nil if no type that this module knows has it.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    let found = KnownType.list.first {
      $0.mimeTypes.contains(wanted) && UTType(known: $0.identifier).conforms(to: supertype)
    }
    guard let found else { return nil }
    self.init(known: found.identifier)
  }

  private var known: KnownType? { KnownType.all[identifier] }

  /// The extension of files of the type, if it has one.
  public var preferredFilenameExtension: String? { known?.extensions.first }

  /// The MIME type, if there is one.
  public var preferredMIMEType: String? { known?.mimeTypes.first }

  /// The extensions and MIME types of the type.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if let known, !known.extensions.isEmpty { tags[.filenameExtension] = known.extensions }
    if let known, !known.mimeTypes.isEmpty { tags[.mimeType] = known.mimeTypes }
    return tags
  }

  /// Whether the type was made by an app.
  public var isDynamic: Bool { false }
  /// Whether the system declares the type.
  public var isDeclared: Bool { known != nil }
  /// Whether the type is one of those that everybody may use.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// What the type is called: the identifier.
  public var description: String { identifier }
  /// What people call the type; nil, since this module has no words.
  public var localizedDescription: String? { nil }

  private var parents: [String] { declaredParents + (known?.parents ?? []) }

  /// The types that the type conforms to.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = parents
    while let next = open.popLast() {
      if found.insert(UTType(known: next)).inserted { open += UTType(known: next).parents }
    }
    return found
  }

  /// Whether the type is another one, or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || isSubtype(of: type)
  }

  /// Whether the type is a kind of another one.
  public func isSubtype(of type: UTType) -> Bool {
    supertypes.contains { $0.identifier == type.identifier }
  }

  /// Whether another type is a kind of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Types of the same identifier are the same.
  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }

  /// Adds the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Reads the identifier.
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A kind of names that types are known by.
public struct UTTagClass: Hashable, Sendable {
  /// The identifier of the kind.
  public let rawValue: String

  /// Makes a kind of its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The extensions of files.
  public static let filenameExtension = Self(rawValue: "public.filename-extension")
  /// The types of messages on the internet.
  public static let mimeType = Self(rawValue: "public.mime-type")
}

extension URL {
  /// Adds the extension of a type, unless the name has it.
  public func appendingPathExtension(for type: UTType) -> URL {
    guard let name = type.preferredFilenameExtension, pathExtension != name else { return self }
    return appendingPathExtension(name)
  }

  /// The URL of a file of a type beside this folder.
  public func appendingPathComponent(_ name: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(name).appendingPathExtension(for: type)
  }
}
