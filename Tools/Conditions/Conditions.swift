import CalqueSwiftSource
import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `calque-conditions INPUT OUTPUT` writes the copy of a Swift file in which `os(iOS)` holds. The
/// plugin CalqueConditions calls it for each file.
@main
enum Conditions {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      fail("usage: calque-conditions INPUT OUTPUT", status: 2)
    }
    do {
      let input = try Data(contentsOf: URL(filePath: arguments[1]))
      let copy = ConditionRewriter(bytes: Array(input)).copy(of: arguments[1])
      try Data(copy).write(to: URL(filePath: arguments[2]), options: .atomic)
    } catch {
      fail("calque-conditions: \(arguments[1]): \(error)", status: 2)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    let line = Array("\(message)\n".utf8)
    _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    exit(status)
  }
}
