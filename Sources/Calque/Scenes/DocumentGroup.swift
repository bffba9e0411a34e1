public import Foundation
import UniformTypeIdentifiers

/// What a window shows of a document.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where the document is kept; nil for a new one.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// What a window shows of a document that is an object.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where the document is kept; nil for a new one.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// Windows that each show a document.
///
/// A host shows a new document, or that of a file: ``AppWindow/document(at:)``. What is changed in
/// it is not written.
public struct DocumentGroup<Document, Content> {
  private let types: [UTType]
  private let canBeNew: Bool
  private let content: (URL?) throws -> AnyView?
}

extension DocumentGroup: Scene, PrimitiveScene where Content: View {
  /// Offers the document to a host.
  public func _find(with finder: SceneFinder) {
    finder.offer(SceneWindow(kind: canBeNew ? .window : .document)) { _ in show(nil) }
    finder.offer(SceneWindow(kind: .document, documentTypes: types)) { value in
      (value?.base as? URL).flatMap { show($0) }
    }
  }

  /// The content for a file; what went wrong where it cannot be read, as the system says it.
  private func show(_ url: URL?) -> AnyView? {
    do {
      return try content(url)
    } catch {
      return AnyView(
        ContentUnavailableView {
          Label {
            Text(verbatim: url?.lastPathComponent ?? "")
          } icon: {
            Image(systemName: "exclamationmark.triangle")
          }
        } description: {
          Text(verbatim: error.localizedDescription)
        })
    }
  }

  fileprivate static func configuration(of url: URL) throws -> FileDocumentReadConfiguration {
    FileDocumentReadConfiguration(contentType: .of(url), file: try FileWrapper(url: url))
  }
}

extension DocumentGroup where Document: FileDocument, Content: View {
  /// Makes windows for documents, of which new ones can be made.
  public init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    types = Document.readableContentTypes
    canBeNew = true
    content = { url in
      let document =
        try url.map { try Document(configuration: Self.configuration(of: $0)) } ?? newDocument()
      return AnyView(
        DocumentView(document: document, url: url, isEditable: true, content: editor))
    }
  }

  /// Makes windows for documents that are only read.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    types = Document.readableContentTypes
    canBeNew = false
    content = { url in
      try url.map { url in
        AnyView(
          DocumentView(
            document: try Document(configuration: Self.configuration(of: url)), url: url,
            isEditable: false, content: viewer))
      }
    }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument, Content: View {
  /// Makes windows for documents that are objects, of which new ones can be made.
  public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    types = Document.readableContentTypes
    canBeNew = true
    content = { url in
      let document =
        try url.map { try Document(configuration: Self.configuration(of: $0)) } ?? newDocument()
      return AnyView(
        ReferenceDocumentView(document: document, url: url, isEditable: true, content: editor))
    }
  }

  /// Makes windows for documents that are objects and only read.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    types = Document.readableContentTypes
    canBeNew = false
    content = { url in
      try url.map { url in
        AnyView(
          ReferenceDocumentView(
            document: try Document(configuration: Self.configuration(of: url)), url: url,
            isEditable: false, content: viewer))
      }
    }
  }
}

private struct DocumentView<Document: FileDocument, Content: View> {
  @State private var document: Document
  private let url: URL?
  private let isEditable: Bool
  private let content: (FileDocumentConfiguration<Document>) -> Content

  init(
    document: Document, url: URL?, isEditable: Bool,
    content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    _document = State(initialValue: document)
    (self.url, self.isEditable, self.content) = (url, isEditable, content)
  }
}

extension DocumentView: View {
  var body: some View {
    content(
      FileDocumentConfiguration(document: $document, fileURL: url, isEditable: isEditable))
  }
}

private struct ReferenceDocumentView<Document: ReferenceFileDocument, Content: View> {
  @StateObject private var document: Document
  private let url: URL?
  private let isEditable: Bool
  private let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    document: Document, url: URL?, isEditable: Bool,
    content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: document)
    (self.url, self.isEditable, self.content) = (url, isEditable, content)
  }
}

extension ReferenceDocumentView: View {
  var body: some View {
    content(
      ReferenceFileDocumentConfiguration(
        document: document, fileURL: url, isEditable: isEditable))
  }
}
