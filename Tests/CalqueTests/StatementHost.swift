import Calque
import Foundation

/// A host for a statement of the documentation: each character is 10 wide, each line 20 high.
@MainActor
func statementHost(
  _ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100,
  _ configure: (inout EnvironmentValues) -> Void = { _ in }
) -> ViewHost {
  ViewHost(view, size: CGSize(width: width, height: height)) {
    $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    $0.displayScale = 2
    configure(&$0)
  }
}

/// Where a view of a name is.
@MainActor
func statementFrame(
  _ view: some View, of name: String = "a", _ width: CGFloat = 100, _ height: CGFloat = 100,
  _ configure: (inout EnvironmentValues) -> Void = { _ in }
) -> CGRect {
  statementHost(view, width, height, configure).frame(of: name) ?? .null
}

/// The texts of a view, in order.
@MainActor
func statementTexts(
  _ view: some View, _ width: CGFloat = 390, _ height: CGFloat = 800,
  _ configure: (inout EnvironmentValues) -> Void = { _ in }
) -> [String] {
  statementHost(view, width, height, configure).placedViews.compactMap(\.text)
}

extension ViewHost {
  /// The texts that are shown, in order.
  var shownTexts: [String] { placedViews.compactMap(\.text) }
}

/// A filled rectangle with a name.
@MainActor
func named(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
  Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
}
