public import Combine
import Foundation
public import UniformTypeIdentifiers

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written for.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that was written before; nil for a new one.
  public let existingFile: FileWrapper?
}

/// A document that is a value, kept in a file.
///
/// ``DocumentGroup`` shows such documents, and `fileExporter` writes them.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The types of files that documents are read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that documents are written to.
  static var writableContentTypes: [UTType] { get }
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Makes the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that documents are read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, kept in a file: a copy of its contents is written.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// A copy of the contents.
  associatedtype Snapshot
  /// The types of files that documents are read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that documents are written to.
  static var writableContentTypes: [UTType] { get }
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Makes a copy of the contents to be written.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Makes the file of a copy of the contents.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// Those that documents are read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// Writes a document, whatever its type.
struct DocumentWriter {
  /// Makes the file, of a type if one is wanted.
  let file: (UTType?) throws -> FileWrapper

  init<Document: FileDocument>(_ document: Document) {
    file = { type in
      try document.fileWrapper(
        configuration: FileDocumentWriteConfiguration(
          contentType: type ?? Document.writableContentTypes.first ?? .data, existingFile: nil))
    }
  }

  init<Document: ReferenceFileDocument>(_ document: Document) {
    file = { type in
      let type = type ?? Document.writableContentTypes.first ?? .data
      return try document.fileWrapper(
        snapshot: document.snapshot(contentType: type),
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    }
  }

  func write(to url: URL, as type: UTType?) -> Result<URL, any Error> {
    Result {
      try file(type).write(to: url, options: .atomic, originalContentsURL: nil)
      return url
    }
  }
}

extension UTType {
  /// The type of a file by the extension of its name.
  static func of(_ url: URL) -> UTType { UTType(filenameExtension: url.pathExtension) ?? .data }
}
