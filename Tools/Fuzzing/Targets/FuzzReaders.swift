/// Starts libFuzzer on one reader: `calque-fuzz-readers TARGET [libFuzzer's own arguments]`.
@main
enum FuzzReaders {
  static let targets: [FuzzTarget] = [
    .strings, .stringsDictionary, .xcstrings, .xliff, .portableObject, .android, .compiled, .json,
    .format, .messages,
  ]

  /// The target that the first argument names.
  static let target: FuzzTarget? = {
    let name = CommandLine.arguments.dropFirst().first
    return targets.first { $0.name == name }
  }()

  static func main() {
    if target == nil {
      // Tools/fuzz lists the targets by passing a name that does not exist.
      print(targets.map(\.name).joined(separator: "\n"))
    } else {
      fuzz()
    }
  }

  private static func fuzz() {
    // libFuzzer gets the arguments after the target's name, which it treats as the program's.
    let count = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    count.initialize(to: CommandLine.argc - 1)
    let arguments = UnsafeMutablePointer<Arguments>.allocate(capacity: 1)
    arguments.initialize(to: CommandLine.unsafeArgv + 1)
    _ = runFuzzer(count, arguments, read)
  }
}

private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

private func read(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  FuzzReaders.target?.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// libFuzzer's entry point for programs with their own `main` (LLVM, "libFuzzer as a library").
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<Arguments>,
  _ body: @convention(c) (_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32
) -> Int32
