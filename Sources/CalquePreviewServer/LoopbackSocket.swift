import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket that accepts connections of programs on the same machine.
package final class LoopbackSocket: Sendable {
  private let descriptor: Int32
  /// The port.
  package let port: UInt16

  /// Opens a socket.
  ///
  /// - Parameter port: The port; 0 for one that is free.
  /// - Throws: `PreviewFailure` if the port is taken.
  package init(port: UInt16) throws {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { [length] in
        bind(descriptor, $0, length) == 0 && listen(descriptor, 16) == 0
      }
    }
    guard isOpen else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw PreviewFailure.port(port, reason)
    }
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
    // A browser that goes away while it is answered does not end the process.
    signal(SIGPIPE, SIG_IGN)
  }

  deinit { close(descriptor) }

  /// Accepts connections for as long as the process runs, each in a thread of its own.
  func serve(_ answer: @escaping @Sendable (PageRequest) async -> PageResponse) {
    Thread { [self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else {
          if errno == EBADF || errno == EINVAL { return }
          // Too many connections at once, for example: there will be fewer.
          Thread.sleep(forTimeInterval: 0.01)
          continue
        }
        Thread { Self.answer(connection, answer) }.start()
      }
    }.start()
  }

  private static func answer(
    _ connection: Int32, _ answer: @escaping @Sendable (PageRequest) async -> PageResponse
  ) {
    // One that sends nothing must not keep its thread.
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    let handle = FileHandle(fileDescriptor: connection, closeOnDealloc: true)
    func send(_ response: PageResponse) {
      try? handle.write(contentsOf: response.bytes)
      shutdown(connection, Int32(SHUT_WR))
    }
    do throws(PageRequest.Failure) {
      guard let request = try receive(connection) else { return }
      Task {
        send(await answer(request))
      }
    } catch {
      send(PageResponse(status: error == .tooLong ? 413 : 400))
    }
  }

  private static func receive(_ connection: Int32) throws(PageRequest.Failure) -> PageRequest? {
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      if let request = try PageRequest(received) { return request }
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { return nil }
      received.append(contentsOf: buffer[..<count])
    }
  }
}
