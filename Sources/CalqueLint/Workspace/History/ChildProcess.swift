#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs another program to its end.
enum ChildProcess {
  /// The result of a program.
  struct Outcome {
    /// The exit status; nil if the program was ended by a signal.
    var status: Int32?
    /// What it wrote to its standard output.
    var output: [UInt8]
    /// What it wrote to its standard error.
    var error: [UInt8]
  }

  /// Runs a program, which is searched for in `PATH`. Returns nil if it cannot be started.
  ///
  /// - Parameter input: What it reads from its standard input.
  static func run(_ arguments: [String], input: [UInt8] = []) -> Outcome? {
    guard let stdin = Pipe(), let stdout = Pipe(), let stderr = Pipe() else { return nil }
    guard let child = spawn(arguments, stdin, stdout, stderr) else { return nil }
    stdin.closeReading()
    stdout.closeWriting()
    stderr.closeWriting()
    // A program that ends before it has read everything must not end this process.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    let (output, error) = exchange(input, stdin, stdout, stderr)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    let exited = status & 0x7F == 0
    return Outcome(status: exited ? status >> 8 & 0xFF : nil, output: output, error: error)
  }

  private static func spawn(
    _ arguments: [String], _ stdin: Pipe, _ stdout: Pipe, _ stderr: Pipe
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, stdin.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, stdout.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, stderr.writing, 2)
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var child = pid_t()
    guard let program = words[0] else { return nil }
    return posix_spawnp(&child, program, &actions, nil, &words, &variables) == 0 ? child : nil
  }

  /// The variables of this process without those in which Git's hooks give the location of the
  /// repository relative to their own working folder, which is not that of the program.
  private static var environment: [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      let text = String(cString: variable)
      let isRelative = text.split(separator: "=", maxSplits: 1).last?.hasPrefix("/") == false
      if !(text.hasPrefix("GIT_") && isRelative
        && ["GIT_DIR=", "GIT_WORK_TREE=", "GIT_PREFIX=", "GIT_INDEX_FILE="].contains(
          where: text.hasPrefix))
      {
        variables.append(text)
      }
      next += 1
    }
    return variables
  }

  /// Writes and reads as each is ready: doing one after the other would deadlock with a program
  /// that waits for this one.
  private static func exchange(
    _ input: [UInt8], _ stdin: Pipe, _ stdout: Pipe, _ stderr: Pipe
  ) -> (output: [UInt8], error: [UInt8]) {
    var collected: [[UInt8]] = [[], []]
    var written = 0
    var open = [true, true]
    if input.isEmpty { stdin.closeWriting() } else { stdin.makeNonblocking() }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while open[0] || open[1] {
      let wanted = Int16(POLLIN)
      var descriptors = [
        pollfd(fd: open[0] ? stdout.reading : -1, events: wanted, revents: 0),
        pollfd(fd: open[1] ? stderr.reading : -1, events: wanted, revents: 0),
        pollfd(
          fd: written < input.count ? stdin.writing : -1, events: Int16(POLLOUT), revents: 0),
      ]
      if poll(&descriptors, nfds_t(descriptors.count), -1) < 0 {
        if errno == EINTR { continue }
        break
      }
      if descriptors[2].revents != 0 {
        let count = input[written...].withUnsafeBytes {
          write(stdin.writing, $0.baseAddress, $0.count)
        }
        if count < 0, errno != EAGAIN, errno != EINTR { written = input.count }
        written += max(count, 0)
        if written >= input.count { stdin.closeWriting() }
      }
      for (index, pipe) in [stdout, stderr].enumerated() where descriptors[index].revents != 0 {
        let count = read(pipe.reading, &buffer, buffer.count)
        if count > 0 {
          collected[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          open[index] = false
        }
      }
    }
    return (collected[0], collected[1])
  }
}

/// The two ends of a pipe, which other programs do not inherit, and which are closed with it.
private final class Pipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeReading()
    closeWriting()
  }

  func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  func makeNonblocking() { _ = fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK) }
}
