public import Foundation
public import UniformTypeIdentifiers

/// How a value is written for other processes. A host has none: it is not asked.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
}

extension TransferRepresentation {
  /// Says which apps see a value so. Accepted without effect.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { self }

  /// Says which values are written so. Accepted without effect.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { self }

  /// Says what a file with a value is called. Accepted without effect.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  /// Says what a file with a value is called. Accepted without effect.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { self }
}

/// Which apps see a value in a form.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String
  /// All apps.
  public static let all = Self(name: "all")
  /// The apps of the same team.
  public static let team = Self(name: "team")
  /// Those of the same group.
  public static let group = Self(name: "group")
  /// The app itself.
  public static let ownProcess = Self(name: "ownProcess")
}

/// Makes one form of several, the most important one first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// A form.
  public static func buildExpression<R: TransferRepresentation>(
    _ content: R
  ) -> R where R.Item == Item { content }

  /// One form.
  public static func buildBlock<R: TransferRepresentation>(
    _ content: R
  ) -> R where R.Item == Item { content }

  /// Several forms.
  public static func buildBlock<each R: TransferRepresentation>(
    _ content: repeat each R
  ) -> TupleTransferRepresentation<Item, repeat each R> { TupleTransferRepresentation() }
}

/// Several forms of a value.
public struct TupleTransferRepresentation<
  Item: Transferable, each R: TransferRepresentation
>: TransferRepresentation {}

/// A value as bytes. They are not asked for.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Makes a form that is written and read.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Makes a form that is written.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// Makes a form that is read.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A value as its coder writes it. It is not asked for.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>:
  TransferRepresentation
{
  /// Makes a form of JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {}

  /// Makes a form of two coders.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {}
}

/// A value as a file. It is not asked for.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Makes a form that is written and read.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  /// Makes a form that is written.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  /// Makes a form that is read.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file with a value.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether other apps may change it.
  public let allowAccessingOriginalFile: Bool

  /// Makes a value of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file with a value.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is the file itself, not a copy.
  public let isOriginalFile: Bool
}

/// A value as another one. It is not asked for.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// Makes a form that is written and read.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}

  /// Makes a form that is written and read.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {}

  /// Makes a form that is written.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}

  /// Makes a form that is written.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {}

  /// Makes a form that is read.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}

  /// Makes a form that is read.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {}
}
