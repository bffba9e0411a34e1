import Calque
import CalqueTesting

/// Steps to the texts that the screens of well-known apps do not show at first: other pages, menus
/// and details.
@MainActor
enum KeyFlows {
  static var all: [SweptScreen] {
    [
      flow("Onboarding") {
        OnboardingScreen()
      } steps: { flow in
        turnPage(flow, from: 0.9, to: 0.1)
        flow.keep("One side")
      },
      flow("Onboarding") {
        OnboardingScreen()
      } steps: { flow in
        turnPage(flow, from: 0.1, to: 0.9)
        flow.keep("Other side")
      },
      flow("Music") {
        MusicScreen()
      } steps: { flow in
        tapFirst(.menu, flow)
        flow.keep("Menu")
      },
      flow("Settings") {
        SettingsScreen()
      } steps: { flow in
        flow.host.tap(label: "Layla Haddad")
        flow.keep("Profile")
      },
    ]
  }

  private static func flow<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor () -> Content,
    steps: @escaping @MainActor (ScreenFlow) -> Void
  ) -> SweptScreen {
    SweptScreen(name, content: content, steps: steps)
  }

  private static func turnPage(_ flow: ScreenFlow, from start: CGFloat, to end: CGFloat) {
    let size = flow.host.size
    flow.host.drag(
      from: CGPoint(x: size.width * start, y: size.height / 3),
      to: CGPoint(x: size.width * end, y: size.height / 3))
    flow.host.advance(by: 2)
  }

  private static func tapFirst(_ role: AccessibilityElement.Role, _ flow: ScreenFlow) {
    func find(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
      for element in elements {
        if element.role == role { return element }
        if let found = find(element.children) { return found }
      }
      return nil
    }
    guard let frame = find(flow.host.accessibilityElements)?.frame else { return }
    flow.host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    flow.host.advance(by: 2)
  }
}
