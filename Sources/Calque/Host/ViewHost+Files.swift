public import Foundation

extension ViewHost {
  /// The files that views ask for now, in the order in which they began to; see `fileImporter`,
  /// `fileExporter` and `fileMover`.
  public var fileRequests: [FileRequest] {
    _ = scene
    return storage.fileRequests.map(\.request)
  }

  /// Answers the last request for files, as users do in the system's chooser.
  ///
  /// - Parameter urls: The files; nil for Cancel.
  /// - Returns: Whether a view asks for files. One that asks for one file gets the first one.
  @discardableResult
  public func chooseFiles(_ urls: [URL]?) -> Bool {
    guard let request = fileRequests.last else { return false }
    request.answer(urls.map { .success($0) })
    return true
  }

  /// Answers the last request for files with an error.
  ///
  /// - Returns: Whether a view asks for files.
  @discardableResult
  public func failFileRequest(_ error: any Error) -> Bool {
    guard let request = fileRequests.last else { return false }
    request.answer(.failure(error))
    return true
  }

  /// Drops values on a view, or on one around it that takes them.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - identifier: The name of the view; the values are dropped in its middle.
  /// - Returns: Whether a view has taken them.
  @discardableResult
  public func drop(_ values: [any Transferable], on identifier: String) -> Bool {
    inputFailure = nil
    let named = nodes { $0.identifier == identifier }
    for node in named {
      for around in node.ancestors {
        guard let input = around.input as? DropInput else { continue }
        let size = around.scene.hostFrame(of: around.node).size
        if input.take(values, CGPoint(x: size.width / 2, y: size.height / 2)) { return true }
      }
    }
    fail(identifier, named.first)
    return false
  }

  /// Drags what a view offers to another view, and drops it there; see
  /// ``View/dropDestination(for:action:isTargeted:)``.
  ///
  /// - Parameters:
  ///   - source: The identifier of the view that is dragged, or of one inside of it.
  ///   - target: The identifier of the view that takes it, or of one inside of it.
  /// - Returns: Whether the view offers something, and the other one has taken it.
  @discardableResult
  public func drag(_ source: String, to target: String) -> Bool {
    inputFailure = nil
    let named = nodes { $0.identifier == source }
    guard !named.isEmpty,
      let payload = setting("draggable(_:)", of: source) as? DragPayload
    else {
      fail(source, named.first)
      return false
    }
    return drop([payload.make()], on: target)
  }
}
