public import Foundation

/// Something that is dragged or pasted, by the name that Foundation has for it on Apple's
/// platforms.
///
/// It has one value, which it hands over as it is: a host has no other processes. Completions are
/// called at once.
public final class NSItemProvider {
  /// The value; nil if there is none.
  public let value: (any Transferable)?
  /// A name for a file of the value.
  public var suggestedName: String?
  /// The identifiers of the types of the value, the most special one first.
  public let registeredTypeIdentifiers: [String]

  /// Makes a provider of nothing.
  public init() { (value, registeredTypeIdentifiers) = (nil, []) }

  /// Makes a provider of a value.
  public init(_ value: any Transferable) {
    self.value = value
    registeredTypeIdentifiers = Self.types(of: value)
  }

  /// Makes a provider of a string, a URL or another value.
  public convenience init<Value: Transferable>(object: Value) { self.init(object) }

  /// Makes a provider of a string, which it hands over as `String`.
  public convenience init(object: NSString) { self.init(String(describing: object)) }

  /// Makes a provider of the contents of a file.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init(fileURL)
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
  }

  /// Whether the value is of a type, or of a special kind of it.
  ///
  /// - Parameter typeIdentifier: The identifier of the type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether the value is of a type of Swift.
  public func canLoadObject<Value>(ofClass type: Value.Type) -> Bool { value is Value }

  /// Hands over the value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - completionHandler: Gets the value, or an error if it is of another type.
  @discardableResult
  public func loadObject<Value>(
    ofClass type: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    let found = value as? Value
    completionHandler(found, found == nil ? CocoaError(.coderValueNotFound) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Hands over the value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - completionHandler: Gets the value, or an error if it is of another type.
  @discardableResult
  public func loadTransferable<Value: Transferable>(
    type: Value.Type, completionHandler: @escaping (Result<Value, any Error>) -> Void
  ) -> Progress {
    completionHandler(
      (value as? Value).map { .success($0) } ?? .failure(CocoaError(.coderValueNotFound)))
    return Progress(totalUnitCount: 1)
  }

  /// Hands over the value.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - options: Not used.
  ///   - completionHandler: Gets the value, or an error if it is of another type.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let found = hasItemConformingToTypeIdentifier(typeIdentifier) ? value : nil
    completionHandler?(found, found == nil ? CocoaError(.coderValueNotFound) : nil)
  }

  /// Hands over the bytes of a string, or of data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - completionHandler: Gets the bytes, or an error if the value is of another type.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    var data: Data?
    if hasItemConformingToTypeIdentifier(typeIdentifier) {
      data =
        value as? Data ?? (value as? String).map { Data($0.utf8) }
        ?? (value as? URL).map { Data($0.absoluteString.utf8) }
    }
    completionHandler(data, data == nil ? CocoaError(.coderValueNotFound) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// The identifiers that Apple's platforms have for the types of values.
  private static func types(of value: any Transferable) -> [String] {
    switch value {
    case is String, is AttributedString:
      [
        "public.utf8-plain-text", "public.plain-text", "public.text", "public.data",
        "public.content", "public.item",
      ]
    case let url as URL where url.isFileURL: ["public.file-url", "public.url", "public.item"]
    case is URL: ["public.url", "public.item"]
    case is Image: ["public.image", "public.data", "public.content", "public.item"]
    default: ["public.data", "public.item"]
    }
  }
}
