import Glibc

/// Runs other programs.
enum Command {
  /// Runs a program to its end, without printing its output.
  ///
  /// - Parameters:
  ///   - path: The file of the program.
  ///   - statuses: The exit statuses that are no failure.
  static func run(_ path: String, _ arguments: [String], statuses: Set<Int32> = [0]) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    let failure = posix_spawn(&child, path, &actions, nil, &words, environ)
    guard failure == 0 else { return complain(path, String(cString: strerror(failure))) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // The exit status is in the second byte; the first tells of signals.
    if status & 0xFF != 0 || !statuses.contains(status >> 8) {
      complain(path, "ended with status \(status)")
    }
  }

  private static func complain(_ path: String, _ why: String) {
    print("\(path): \(why)")
  }
}
