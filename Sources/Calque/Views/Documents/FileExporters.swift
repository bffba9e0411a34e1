public import Foundation
public import UniformTypeIdentifiers

// The chooser of the host answers, see ``ViewHost/chooseFiles(_:)``: documents are written to the
// files that it names.
nonisolated extension View {
  /// Writes a document while a value is true and there is one.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, document.map { DocumentWriter($0) }, [contentType], defaultFilename, {},
      onCompletion)
  }

  /// Writes a document while a value is true and there is one.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, document.map { DocumentWriter($0) },
      contentTypes.isEmpty ? D.writableContentTypes : contentTypes, defaultFilename,
      onCancellation, onCompletion)
  }

  /// Writes a document that is an object while a value is true and there is one.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, document.map { DocumentWriter($0) }, [contentType], defaultFilename, {},
      onCompletion)
  }

  /// Writes a document that is an object while a value is true and there is one.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, document.map { DocumentWriter($0) },
      contentTypes.isEmpty ? D.writableContentTypes : contentTypes, defaultFilename,
      onCancellation, onCompletion)
  }

  /// Writes several documents into a folder while a value is true and there are any.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    let writers = documents.map { DocumentWriter($0) }
    let isReady = Binding(
      get: { !writers.isEmpty && isPresented.wrappedValue },
      set: { isPresented.wrappedValue = $0 })
    return modifier(
      FileModifier(
        isPresented: isReady,
        request: FileRequest(.exporting, [contentType], several: true, isReady) { result in
          onCompletion(
            result.flatMap { urls in
              Result {
                try zip(writers, urls).map { try $0.write(to: $1, as: contentType).get() }
              }
            })
        }))
  }

  private func exporter(
    _ isPresented: Binding<Bool>, _ writer: DocumentWriter?, _ types: [UTType], _ name: String?,
    _ onCancellation: @escaping () -> Void,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    let isReady = Binding(
      get: { writer != nil && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    return modifier(
      FileModifier(
        isPresented: isReady,
        request: FileRequest(
          .exporting, types, name: name, isReady, onCancellation: onCancellation,
          onCompletion: FileRequest.first { result in
            let type = (try? result.get()).flatMap { url in types.first { $0 == .of(url) } }
            onCompletion(
              result.flatMap { url in
                writer?.write(to: url, as: type ?? types.first) ?? .success(url)
              })
          })))
  }
}
