import Foundation

/// Serves the page of the previews to a browser on this machine only.
package struct PreviewServer: Sendable {
  private let session: PreviewSession
  private let gate: RequestGate

  package init(_ session: PreviewSession, gate: RequestGate) {
    self.session = session
    self.gate = gate
  }

  /// The address of the page.
  package var address: String { "http://127.0.0.1:\(gate.port)/?token=\(gate.token)" }

  /// Serves for as long as the process runs.
  package func serve(_ socket: LoopbackSocket) {
    socket.serve { await response(to: $0) }
  }

  /// Answers a request. No path of the file system is ever read.
  func response(to request: PageRequest) async -> PageResponse {
    let refusal = gate.refusal(
      host: request.fields["host"], origin: request.fields["origin"],
      token: request.fields["x-calque-token"] ?? request.query["token"])
    if let refusal { return Self.text("Refused: \(refusal).", 403) }
    switch (request.method, request.path) {
    case ("GET", "/"):
      return PageResponse(type: "text/html; charset=utf-8", body: Data(PreviewPage.html.utf8))
    case ("GET", "/state"): return Self.json(await state(after: request.query["version"]))
    case ("POST", "/call"): return Self.json(await session.answer(request.body))
    default: return Self.text("There is nothing here.", 404)
    }
  }

  /// The state, as soon as it is another than that of a version, at the latest after ten seconds.
  private func state(after version: String?) async -> Data {
    let known = version.flatMap(Int.init)
    var state = await session.state
    let wasBuilding = state.isBuilding
    for _ in 0..<400 where state.version == known && state.isBuilding == wasBuilding {
      try? await Task.sleep(for: .milliseconds(25))
      state = await session.state
    }
    return (try? JSONEncoder().encode(state)) ?? Data("{}".utf8)
  }

  private static func json(_ bytes: Data) -> PageResponse {
    PageResponse(type: "application/json", body: bytes)
  }

  private static func text(_ text: String, _ status: Int) -> PageResponse {
    PageResponse(status: status, body: Data(text.utf8))
  }
}
