import Calque
public import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Shows the previews of a program to `calque preview`, which starts the program and asks it.
///
/// A request is a line of JSON on the standard input, and its reply a line on the standard output.
/// What the program prints itself goes to the standard error.
public enum PreviewWorker {
  /// Answers requests until the standard input ends.
  ///
  /// - Parameter catalogs: The files with the translations of the previews. One that cannot be read
  /// is
  ///   left out.
  @MainActor public static func run(catalogs: [URL] = []) async {
    let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let stage = PreviewStage(catalogs: catalogs)
    let encoder = JSONEncoder()
    for await line in lines() {
      let reply = await answer(line, stage)
      guard var bytes = try? encoder.encode(reply) else { continue }
      bytes.append(UInt8(ascii: "\n"))
      try? output.write(contentsOf: bytes)
    }
  }

  @MainActor private static func answer(_ line: String, _ stage: PreviewStage) async -> PreviewReply
  {
    do {
      let request = try JSONDecoder().decode(PreviewRequest.self, from: Data(line.utf8))
      return try await stage.answer(request)
    } catch {
      return PreviewReply(error: "\(error)")
    }
  }

  /// The lines of the standard input, read by a thread of their own: tasks of views go on
  /// meanwhile.
  private static func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      Thread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }.start()
    }
  }
}
