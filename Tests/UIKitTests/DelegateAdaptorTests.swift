import Calque
import Combine
import Foundation
import Testing
import UIKit

private final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var launches = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    launches += 1
    return true
  }
}

private class ResponderDelegate: UIResponder, UIApplicationDelegate {
  var name = "responder"
}

private struct Content: View {
  @EnvironmentObject var delegate: AppDelegate
  var body: some View { Text(verbatim: "\(delegate.launches)") }
}

private struct SampleApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
  @UIApplicationDelegateAdaptor private var responder: ResponderDelegate

  var body: some Scene {
    WindowGroup {
      VStack {
        Content()
        Text(verbatim: responder.name)
        Button("again") { delegate.launches += 1 }
      }
    }
  }
}

/// Delegates of apps, made by their types.
@MainActor
@Suite struct DelegateAdaptorTests {
  @Test func `a host makes the delegate once and tells it of the start`() {
    let host = ViewHost(SampleApp(), size: CGSize(width: 200, height: 200))
    #expect(host.placedViews.compactMap(\.text) == ["1", "responder", "again"])
    #expect(host.tap(label: "again"))
    #expect(host.placedViews.compactMap(\.text).first == "2")
    host.invalidate()
    #expect(host.placedViews.compactMap(\.text).first == "2")
    #expect(UIApplication.shared.delegate != nil)
  }
}

/// Views of SwiftUI in cells.
@MainActor
@Suite struct HostingConfigurationTests {
  @Test func `a cell is as high as its content with margins`() {
    let configuration = UIHostingConfiguration { Color.red.frame(height: 60) }
    let size = CGSize(width: 200, height: 1000)
    func height(_ configuration: some UIContentConfiguration) -> CGFloat {
      configuration.makeContentView().sizeThatFits(size).height
    }
    #expect(height(configuration) == 84)
    #expect(height(configuration.margins(.vertical, 0)) == 60)
    #expect(height(configuration.margins(.all, 1).minSize(height: 100).background(.blue)) == 100)
  }
}
