import Foundation
import Testing

@testable import CalquePreviewServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct PageRequestTests {
  @Test func readsARequest() throws {
    let text =
      "POST /call?token=a%20b&c HTTP/1.1\r\nHost: 127.0.0.1:5\r\nContent-Length: 3\r\n\r\nabcd"
    let request = try #require(try PageRequest(Data(text.utf8)))
    #expect(request.method == "POST")
    #expect(request.path == "/call")
    #expect(request.query == ["token": "a b", "c": ""])
    #expect(request.fields["host"] == "127.0.0.1:5")
    #expect(request.body == Data("abc".utf8))
  }

  /// Whatever is cut off is waited for.
  @Test func waitsForTheWholeRequest() throws {
    let text = "POST /call HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc"
    for count in 0..<text.utf8.count {
      #expect(try PageRequest(Data(text.utf8.prefix(count))) == nil, "\(count)")
    }
    #expect(try PageRequest(Data(text.utf8)) != nil)
  }

  @Test(arguments: [
    "GET\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET x HTTP/1.1\r\n\r\n",
    "GET http://example.com/ HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n",
    "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
  ])
  func refusesWhatIsNoRequestOfThePage(text: String) {
    #expect(throws: PageRequest.Failure.malformed) { try PageRequest(Data(text.utf8)) }
  }

  @Test func refusesWhatIsTooLong() {
    let head = "GET /" + String(repeating: "a", count: PageRequest.headLimit)
    #expect(throws: PageRequest.Failure.tooLong) { try PageRequest(Data(head.utf8)) }
    let length = PageRequest.bodyLimit + 1
    let body = "POST / HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n"
    #expect(throws: PageRequest.Failure.tooLong) { try PageRequest(Data(body.utf8)) }
  }

  /// A real connection, and what another program on the machine would try.
  @Test func answersByASocket() async throws {
    let socket = try LoopbackSocket(port: 0)
    socket.serve { request in
      PageResponse(body: Data("\(request.method) \(request.path)".utf8))
    }
    let url = try #require(URL(string: "http://127.0.0.1:\(socket.port)/state?version=1"))
    // All tests share the threads for tasks, so that this one may have to wait for minutes.
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 1_200
    let session = URLSession(configuration: configuration)
    let request = URLRequest(url: url, timeoutInterval: 1_200)
    let (body, _) = try await session.data(for: request)
    #expect(String(decoding: body, as: UTF8.self) == "GET /state")
    #expect(throws: PreviewFailure.self) { try LoopbackSocket(port: socket.port) }
  }
}
