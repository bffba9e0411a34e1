import Calque
import Foundation
import Testing
import UIKit

/// What code of UIKit says with selectors, as copies of it are compiled.
@MainActor @Suite struct SelectorTests {
  @Test func `an action that is sent is recorded by its name`() {
    let device = SimulatedDevice()
    SimulatedDevice.$current.withValue(device) {
      let isAnswered = UIApplication.shared.sendAction(
        Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
      #expect(!isAnswered)
    }
    #expect(device.events.map { "\($0)" }.contains { $0.contains("resignFirstResponder") })
  }

  @Test func `a target with an action is accepted`() {
    let button = UIButton(type: .system)
    button.addTarget(self, action: "tapped:", for: .touchUpInside)
    button.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "tapped"))
    #expect(button.gestureRecognizers?.count == 1)
    #expect(UIBarButtonItem(title: "a", target: self, action: nil).title == "a")
    #expect(Selector("a:") == "a:" && "\(Selector("a:"))" == "a:")
  }
}
