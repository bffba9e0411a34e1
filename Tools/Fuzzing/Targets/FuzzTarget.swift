#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A reader that is fed with whatever libFuzzer thinks of.
struct FuzzTarget: Sendable {
  /// The name on the command line, and of the folder with its seeds.
  let name: String
  /// Reads an input, and holds what came of it against the reader's laws.
  let run: @Sendable (_ input: [UInt8]) -> Void
}

/// A law of a reader. One that does not hold ends the program, which is a finding.
func hold(_ isTrue: Bool, _ law: @autoclosure () -> String) {
  guard !isTrue else { return }
  print("\nbroken law: \(law())")
  // What abort leaves in a buffer is lost.
  fflush(nil)
  abort()
}
