import Foundation

/// The Swift source of cases: one file for each, so that a case that does not compile can be
/// removed.
enum CaseSource {
  /// The declarations that the code of the cases may use.
  static let support = """
    import Calque
    import Foundation

    struct Flex: View {
      let name: String
      init(_ name: String) { self.name = name }
      var body: some View { Color.clear.named(name) }
    }

    struct Box: View {
      let name: String
      let width: CGFloat?
      let height: CGFloat?
      init(_ name: String, _ width: CGFloat?, _ height: CGFloat?) {
        self.name = name
        self.width = width
        self.height = height
      }
      var body: some View { Color.clear.frame(width: width, height: height).named(name) }
    }

    extension View {
      nonisolated func named(_ name: String) -> some View { accessibilityIdentifier(name) }
    }

    @MainActor
    func measure<V: View>(
      _ number: Int, _ names: [String], _ proposal: ProposedViewSize, isRightToLeft: Bool,
      displayScale: CGFloat, isMac: Bool, container: CGSize?, insets: EdgeInsets, _ view: () -> V
    ) {
      if CommandLine.arguments.contains("-\\(number)") { return }
      print("begin \\(number)")
      let host = ViewHost(view(), proposal: proposal) {
        $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        $0.displayScale = displayScale
        if isMac { $0.platformMetrics.list = .macOS }
        $0.textMeasurer = .fixed(
          advance: 10, lineHeight: 20, baseline: 15, cutsWithinWords: true)
        $0.containerSize = container
        $0.safeAreaInsets = insets
      }
      print("size \\(host.rootSize.width) \\(host.rootSize.height)")
      for name in names {
        if let frame = host.frame(of: name) {
          print("frame \\(frame.minX) \\(frame.minY) \\(frame.width) \\(frame.height) \\(name)")
        } else {
          print("none \\(name)")
        }
      }
    }

    """

  /// Returns the file of a case: a function that makes its view.
  static func file(of layoutCase: LayoutCase, number: Int) -> String {
    """
    import Calque
    import Foundation
    @MainActor @ViewBuilder func case\(number)() -> some View {
    \(layoutCase.code)
    }

    """
  }

  /// Returns the line of a case's code for a line of its file.
  static func codeLine(ofFileLine line: Int) -> Int {
    max(line - 3, 1)
  }

  /// Returns the file with the declarations that some cases share. The views are in other files,
  /// which could not use private declarations, so `private` is removed. Imports of Apple's UI
  /// frameworks are replaced.
  static func prelude(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.replacing(#/^(?:file)?private(?:\(set\))?\s+/#, with: "")
        .replacing(#/^import (?:SwiftUI|UIKit|AppKit)\b/#, with: "")
    }
    return "import Calque\nimport Foundation\n\(lines.joined(separator: "\n"))\n"
  }

  /// Returns the program that lays out the cases and prints their frames.
  static func main(_ cases: [(number: Int, layoutCase: LayoutCase)]) -> String {
    let calls = cases.map { number, layoutCase in
      let insets = layoutCase.container?.safeAreaInsets
      let names = layoutCase.names.map(literal).joined(separator: ", ")
      return """
          measure(
            \(number), [\(names)],
            ProposedViewSize(
              width: \(length(layoutCase.proposal.width)),
              height: \(length(layoutCase.proposal.height))),
            isRightToLeft: \(layoutCase.layoutDirection == "rightToLeft"),
            displayScale: \(layoutCase.displayScale ?? 1),
            isMac: \(layoutCase.platform?.hasPrefix("macOS") == true),
            container: \(layoutCase.container.map { "CGSize(width: \(length($0.width)), height: \(length($0.height)))" } ?? "nil"),
            insets: EdgeInsets(
              top: \(insets?.top ?? 0), leading: \(insets?.leading ?? 0),
              bottom: \(insets?.bottom ?? 0), trailing: \(insets?.trailing ?? 0))
          ) { case\(number)() }
        """
    }
    return """
      import Calque
      import Foundation
      setvbuf(stdout, nil, Int32(_IOLBF), 0)
      MainActor.assumeIsolated {
      \(calls.joined(separator: "\n"))
      }

      """
  }

  private static func length(_ length: LayoutCase.Length?) -> String {
    guard let value = length?.value else { return "nil" }
    return value == .infinity ? ".infinity" : "\(value)"
  }

  private static func literal(_ string: String) -> String {
    let escaped = string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
