import Foundation

/// Makes random views, performs all operations of a host on them, and checks the results against
/// its laws: `calque-fuzz-views [--seconds N] [--seed N]`.
///
/// Views are evaluated on the main actor and made of types, so libFuzzer's bytes do not describe
/// them well. A trap, a violated law or more than ten seconds of processor time for one view
/// terminate the process. The last line of the output is then the seed, and `--seed` repeats the
/// run.
/// output is the seed that it happened with, and `--seed` does it again.
@main
@MainActor
enum FuzzViews {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    var seconds = 60.0
    var only: UInt64?
    while let option = arguments.popFirst(), let value = arguments.popFirst() {
      switch option {
      case "--seconds": seconds = Double(value) ?? seconds
      case "--seed": only = UInt64(value)
      default:
        print("usage: calque-fuzz-views [--seconds N] [--seed N]")
        exit(2)
      }
    }
    if let only { return run(only) }
    let end = ContinuousClock.now + .seconds(seconds)
    var seed = UInt64(Date().timeIntervalSince1970) << 20
    var count = 0
    while ContinuousClock.now < end {
      run(seed)
      seed += 1
      count += 1
    }
    print("\n\(count) views, no finding")
  }

  private static func run(_ seed: UInt64) {
    // Buffered output is lost when the process is terminated.
    FileHandle.standardOutput.write(Data("\rseed \(seed)".utf8))
    // The kernel's timer terminates this process without a second process. It measures the time of
    // this process only, so a busy machine does not cause a finding.
    limitTime(seconds: 10)
    ViewLaws(seed: seed).check()
    limitTime(seconds: 0)
  }

  /// Terminates the process (SIGVTALRM) after some seconds of its own time; 0 removes the limit.
  private static func limitTime(seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
  }
}
