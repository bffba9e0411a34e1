#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A reader that processes libFuzzer's inputs.
struct FuzzTarget: Sendable {
  /// The name on the command line, and of the folder with the seeds.
  let name: String
  /// Reads an input, and checks the result against the reader's laws.
  let run: @Sendable (_ input: [UInt8]) -> Void
}

/// Checks a law of a reader. A violation terminates the program, which is a finding.
func hold(_ isTrue: Bool, _ law: @autoclosure () -> String) {
  guard !isTrue else { return }
  print("\nbroken law: \(law())")
  // `abort` does not flush buffers.
  fflush(nil)
  abort()
}
