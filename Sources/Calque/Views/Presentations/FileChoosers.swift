public import Foundation
public import UniformTypeIdentifiers

/// Asks for files while a value is true.
struct FileModifier {
  let isPresented: Binding<Bool>
  let request: FileRequest
}

extension FileModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let actions = FileAsking(isPresented: isPresented, request: described(in: emitter))
    content.modifier(LifecycleModifier(actions))._emit(into: emitter)
  }

  /// The request with what modifiers around say of the dialog.
  @MainActor private func described(in emitter: ViewEmitter) -> FileRequest {
    let settings = emitter.environment.fileDialog
    var request = request
    request.message = settings.message.flatMap { emitter.words(of: $0) }
    request.confirmationLabel = settings.confirmationLabel.flatMap { emitter.words(of: $0) }
    request.filenameLabel = settings.filenameLabel.flatMap { emitter.words(of: $0) }
    request.defaultDirectory = settings.defaultDirectory
    request.customizationID = settings.customizationID
    request.browserOptions = settings.browserOptions
    request.importsUnresolvedAliases = settings.importsUnresolvedAliases
    request.urlPredicate = settings.urlPredicate
    return request
  }
}

/// Notes the request while the view is there and the value is true.
private struct FileAsking: Lifecycle {
  let isPresented: Binding<Bool>
  let request: FileRequest

  func actions(at identity: ViewIdentity, in storage: StateStorage) -> AppearanceAction {
    AppearanceAction(
      identity: identity,
      update: { [weak storage] in
        guard let storage else { return }
        let index = storage.fileRequests.firstIndex { $0.identity == identity }
        if !isPresented.wrappedValue {
          if let index { storage.fileRequests.remove(at: index) }
        } else if let index {
          storage.fileRequests[index].request = request
        } else {
          storage.fileRequests.append((identity, request))
        }
      },
      disappear: { [weak storage] in
        storage?.fileRequests.removeAll { $0.identity == identity }
      })
  }
}

extension FileRequest {
  /// A request whose answer sets the value to false first, as the system does.
  init(
    _ purpose: Purpose, _ types: [UTType], several: Bool = false, name: String? = nil,
    _ isPresented: Binding<Bool>, onCancellation: (() -> Void)? = nil,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) {
    self.init(
      purpose: purpose, contentTypes: types, allowsMultipleSelection: several,
      defaultFilename: name
    ) { result in
      isPresented.wrappedValue = false
      if let result { onCompletion(result) } else { onCancellation?() }
    }
  }

  /// What a completion gets that takes one file.
  static func first(
    _ action: @escaping (Result<URL, any Error>) -> Void
  ) -> (Result<[URL], any Error>) -> Void {
    { result in
      switch result {
      case .success(let urls): if let url = urls.first { action(.success(url)) }
      case .failure(let error): action(.failure(error))
      }
    }
  }
}

// The chooser of the host answers; see ``ViewHost/chooseFiles(_:)``.
nonisolated extension View {
  /// Asks for a file to read while a value is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileModifier(
        isPresented: isPresented,
        request: FileRequest(
          .importing, allowedContentTypes, isPresented,
          onCompletion: FileRequest.first(onCompletion)
        )))
  }

  /// Asks for files to read while a value is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileModifier(
        isPresented: isPresented,
        request: FileRequest(
          .importing, allowedContentTypes, several: allowsMultipleSelection, isPresented,
          onCompletion: onCompletion)))
  }

  /// Asks for files to read while a value is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileModifier(
        isPresented: isPresented,
        request: FileRequest(
          .importing, allowedContentTypes, several: allowsMultipleSelection, isPresented,
          onCancellation: onCancellation, onCompletion: onCompletion)))
  }

  /// Asks where to write a value while a value is true and there is one. Nothing is written.
  public func fileExporter<D: Transferable>(
    isPresented: Binding<Bool>, item: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let isReady = Binding(
      get: { item != nil && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    return modifier(
      FileModifier(
        isPresented: isReady,
        request: FileRequest(
          .exporting, contentTypes, name: defaultFilename, isReady, onCancellation: onCancellation,
          onCompletion: FileRequest.first(onCompletion))))
  }

  /// Asks where to move a file while a value is true and there is one. Nothing is moved.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    let isReady = Binding(
      get: { file != nil && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    return modifier(
      FileModifier(
        isPresented: isReady,
        request: FileRequest(
          .moving, [], name: file?.lastPathComponent, isReady,
          onCompletion: FileRequest.first(onCompletion))))
  }

  /// Shows a file while there is one.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(SettingModifier(item.wrappedValue as Any))
  }

  /// Shows one of several files while there is one.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    modifier(SettingModifier(selection.wrappedValue as Any))
  }
}
