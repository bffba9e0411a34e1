import CalqueSwiftSource
import Foundation
import Testing

@Suite struct ConditionRewriterTests {
  private func rewritten(_ source: String) -> String {
    String(decoding: ConditionRewriter(bytes: Array(source.utf8)).rewritten, as: UTF8.self)
  }

  @Test(arguments: [
    ("#if os(iOS)\nimport UIKit\n#endif", "#if true   \nimport UIKit\n#endif"),
    ("#if os(iOS) || os(macOS)", "#if true    || os(macOS)"),
    ("#if !os(iOS)", "#if !true   "),
    ("#if(os(iOS)&&DEBUG) // os(iOS)", "#if(true   &&DEBUG) // os(iOS)"),
    ("#if os( iOS )", "#if true     "),
    ("#if DEBUG\n#elseif os(iOS)", "#if DEBUG\n#elseif true   "),
    (
      "#if targetEnvironment(simulator) && !targetEnvironment(macCatalyst)",
      "#if true                         && !targetEnvironment(macCatalyst)"
    ),
    ("  #if os(macOS)\n  #else\n", "  #if os(macOS)\n  #else\n"),
    ("#if os(iOSX) || xos(iOS)", "#if os(iOSX) || xos(iOS)"),
    ("let os = 1\nf(os(iOS))", "let os = 1\nf(os(iOS))"),
    ("#if A\nos(iOS)\n#endif", "#if A\nos(iOS)\n#endif"),
    ("// #if os(iOS)\n/* #if os(iOS) */", "// #if os(iOS)\n/* #if os(iOS) */"),
    ("\"\"\"\n#if os(iOS)\n\"\"\"", "\"\"\"\n#if os(iOS)\n\"\"\""),
    ("#\"\"\"\n\"\n#if os(iOS)\n\"\"\"#", "#\"\"\"\n\"\n#if os(iOS)\n\"\"\"#"),
    ("\"a\\\"#if os(iOS)\"", "\"a\\\"#if os(iOS)\""),
    (
      "List()\n  #if os(iOS)\n  .x()\n  #endif",
      "List()\n  #if true   \n  .x()\n  #endif"
    ),
  ])
  func `only conditions are rewritten`(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    ("import os.log", "import OSLog "),
    ("import os // x", "import OSLog // x"),
    ("import struct os.OSAllocatedUnfairLock", "import struct os.OSAllocatedUnfairLock"),
    ("import UIKit.UIFont\nf()", "import UIKit       \nf()"),
    (
      "@preconcurrency import Foundation.NSDate // x",
      "@preconcurrency import Foundation        // x"
    ),
    ("import A.B.C", "import A    "),
    ("import struct Foundation.Date", "import struct Foundation.Date"),
    ("import Darwin.C", "import Darwin.C"),
    ("import SwiftUI\n.x()", "import SwiftUI\n.x()"),
    ("a.import.b", "a.import.b"),
    ("// import os.log", "// import os.log"),
    ("import", "import"),
    ("import\nos.log", "import\nos.log"),
  ])
  func `an import of a part of a module is one of the module`(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test func `a copy names the file of the source`() {
    let copy = ConditionRewriter(bytes: Array("x\n#if os(iOS)".utf8)).copy(of: "/a \"b\".swift")
    #expect(
      String(decoding: copy, as: UTF8.self)
        == "#sourceLocation(file: \"/a \\\"b\\\".swift\", line: 1)\nx\n#if true   ")
  }

  @Test(arguments: [
    ("import Foundation\nclass A: ObservableObject {}", ["Combine"]),
    ("import UIKit\n@Published var a = URLSession.shared", ["Combine", "FoundationNetworking"]),
    ("import SwiftUI\nclass A: ObservableObject { let b: URLRequest }", ["FoundationNetworking"]),
    ("import Foundation\nimport Combine\nclass A: ObservableObject {}", []),
    (
      "import Foundation\n#if canImport(FoundationXML)\nimport FoundationXML\n#endif\nXMLParser()",
      []
    ),
    ("import Foundation\n@Observable final class A {}", ["Observation"]),
    ("import UIKit\nwithObservationTracking {} onChange: {}", ["Observation"]),
    ("import SwiftUI\n@Observable final class A {}", []),
    ("import Foundation\nimport Observation\n@Observable final class A {}", []),
    ("import SwiftUI\nlet a: UNNotificationRequest", ["UserNotifications"]),
    ("import Foundation\nlet a: UNNotificationRequest", []),
    ("import SwiftUI\nlet a: NSFont", ["AppKit"]),
    ("import SwiftUI\n#if os(macOS)\nlet a: NSFont\n#endif", []),
    ("import SwiftUI\nimport UIKit\nlet a: NSFont", []),
    ("import Models\nclass A: ObservableObject {}", []),
    ("import Foundation\nlet a = Config.URLSession // URLRequest", []),
    ("", []),
  ])
  func `a copy imports what Foundation brings elsewhere`(source: String, modules: [String]) {
    let copy = ConditionRewriter(bytes: Array(source.utf8)).copy(of: "/a")
    let imports = modules.map { name in
      ["AppKit", "UserNotifications"].contains(name)
        ? "#if canImport(\(name))\nimport \(name)\n#endif\n" : "import \(name)\n"
    }
    #expect(
      String(decoding: copy, as: UTF8.self)
        == "\(imports.joined())#sourceLocation(file: \"/a\", line: 1)\n\(source)")
  }

  /// A file for a Mac that imports SwiftUI only may name each type of AppKit.
  @Test func `each type of AppKit is found without an import of its module`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/AppKit").standardizedFileURL
    let declaration = #/^(?:public|open) (?:class|struct|enum|protocol) (NS\w+)/#
      .anchorsMatchLineEndings()
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: root.path)
    where name.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      for match in text.matches(of: declaration) {
        let copy = ConditionRewriter(bytes: Array("import SwiftUI\nlet a: \(match.1)".utf8))
          .copy(of: "/a")
        #expect(String(decoding: copy, as: UTF8.self).contains("import AppKit"), "\(match.1)")
        count += 1
      }
    }
    #expect(count > 40)
  }

  @Test(arguments: [
    ("#if os(iOS)", true), ("#if os(macOS)", false), ("", false), ("import os.log", true),
    ("import os", true), ("@objc func f() {}", true),
  ])
  func `a copy differs where there is something to change`(source: String, expected: Bool) {
    let copy = ConditionRewriter(bytes: Array(source.utf8)).copy(of: "/a")
    let plain = "#sourceLocation(file: \"/a\", line: 1)\n\(source)"
    #expect((String(decoding: copy, as: UTF8.self) != plain) == expected)
  }

  /// Two columns of the table are as long as each other, unless nothing follows on the line.
  @Test(arguments: [
    ("@objc func f() {}", "      func f() {}"),
    ("@objc(Name) class A {}", "            class A {}"),
    ("@objcMembers final class A {}", "             final class A {}"),
    ("@IBOutlet weak var a: B!", "          weak var a: B!"),
    ("@objc (a)", "      (a)"),
    ("@objc optional func f()", "@objc optional func f()"),
    ("@objcX @ objc", "@objcX @ objc"),
    ("// @objc\n\"@objc #selector(a)\"", "// @objc\n\"@objc #selector(a)\""),
    ("f(action: #selector(tapped), for: b)", "f(action:Selector(\"tapped\"), for: b)"),
    ("f(#selector(A.tapped(_:)), b)", "f(Selector(\"tapped(_:)\") , b)"),
    ("let a = #selector(tapped)", "let a = Selector(\"tapped\")"),
    ("#selector(self.a.tapped(sender:b:))", "Selector(\"tapped(sender:b:)\")      "),
    ("#selector(getter: A.b)", "Selector(\"b\")         "),
    ("#selector(a(_:) as (A) -> (B) -> Void)", "Selector(\"a(_:)\")                     "),
    ("#selector(\n  tapped)", "#selector(\n  tapped)"),
    ("#selector()", "Selector(\"\")"), ("#selector(", "#selector("), ("#selector", "#selector"),
    ("f(#keyPath(A.b), c)", "f(\"A.b\"        , c)"), ("@objc", "     "), ("@", "@"),
  ])
  func `what is said to Objective-C is said without it`(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }
}
