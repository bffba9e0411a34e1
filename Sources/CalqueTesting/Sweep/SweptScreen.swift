public import Calque
import Foundation

/// A screen of a sweep, or several that follow one another.
public struct SweptScreen {
  /// The name in reports.
  public let name: String
  let run: @MainActor (ScreenFlow.Setting) async throws -> ScreenFlow

  /// Makes a screen of a view.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - content: Makes the view.
  public init<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.name = name
    run = { setting in
      let flow = ScreenFlow(name, setting, setting.host(content()))
      flow.keep()
      return flow
    }
  }

  /// Makes screens of the steps of a flow.
  ///
  /// ```swift
  /// SweptScreen("Checkout", content: { CheckoutView() }) { flow in
  ///   flow.keep("Cart")
  ///   flow.host.tap("pay")
  ///   flow.keep("Payment")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - content: Makes the view.
  ///   - steps: Drives the host, and keeps the screens that are to be checked.
  public init<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor () -> Content,
    steps: @escaping @MainActor (ScreenFlow) async throws -> Void
  ) {
    self.name = name
    run = { setting in
      let flow = ScreenFlow(name, setting, setting.host(content()))
      try await steps(flow)
      return flow
    }
  }

  /// Makes a screen of a preview, whose own size and traits come first.
  public init(_ preview: FoundPreview) {
    name = preview.description
    run = { setting in
      let host = try await preview.makeHost(deviceSize: setting.combination.size) {
        setting.apply(to: &$0)
      }
      let flow = ScreenFlow(preview.description, setting, host)
      flow.keep()
      return flow
    }
  }
}

/// A host that the steps of a flow drive.
@MainActor
public final class ScreenFlow {
  /// What the screens of a flow have in common.
  struct Setting {
    let combination: SweepCombination
    let matrix: ScreenMatrix
    let localizer: Localizer

    @MainActor init(_ combination: SweepCombination, _ matrix: ScreenMatrix) {
      self.combination = combination
      var matrix = matrix
      matrix.size = combination.size
      self.matrix = matrix
      localizer = matrix.localizer(for: combination.locale)
    }

    @MainActor func host<Content: View>(_ content: Content) -> ViewHost {
      ViewHost(content, size: combination.size) { apply(to: &$0) }
    }

    @MainActor func apply(to environment: inout EnvironmentValues) {
      combination.apply(to: &environment)
      matrix.setUp(&environment, localizer)
    }
  }

  /// The host of the screen, to tap, type and scroll.
  public let host: ViewHost
  /// The setting of the flow.
  public var combination: SweepCombination { setting.combination }
  /// The screens that were kept.
  public private(set) var screens: [LocalizedScreen] = []
  private let name: String
  private let setting: Setting

  init(_ name: String, _ setting: Setting, _ host: ViewHost) {
    (self.name, self.setting, self.host) = (name, setting, host)
  }

  /// Keeps what the host shows now as a screen to be checked.
  ///
  /// - Parameter step: The name of the step, which follows that of the flow in reports.
  public func keep(_ step: String? = nil) {
    screens.append(
      setting.matrix.screen(
        step.map { "\(name): \($0)" } ?? name, locale: setting.combination.locale, host,
        setting.localizer))
  }
}
