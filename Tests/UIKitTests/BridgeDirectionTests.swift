import Calque
import Foundation
import Testing
import UIKit

private struct Map: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct Camera: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct Page: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        Map().frame(width: 60, height: 40).accessibilityIdentifier("map")
        Button {
          count += 1
        } label: {
          Text(count, format: .number)
        }
        .accessibilityIdentifier("add")
        Spacer(minLength: 0)
      }
      Camera().accessibilityIdentifier("camera").padding(.leading, 30)
    }
  }
}

/// What takes the place of views of UIKit, in English and in Arabic.
@MainActor
@Suite struct BridgeDirectionTests {
  private func host(_ language: String) -> ViewHost {
    ViewHost(Page(), size: CGSize(width: 200, height: 100)) {
      $0.locale = Locale(identifier: language)
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  @Test func `a placeholder has the place of its view in both directions`() {
    let (one, other) = (host("en"), host("ar_EG"))
    #expect(one.frame(of: "map") == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(other.frame(of: "map") == CGRect(x: 140, y: 0, width: 60, height: 40))
    #expect(one.frame(of: "camera") == CGRect(x: 30, y: 40, width: 170, height: 60))
    #expect(other.frame(of: "camera") == CGRect(x: 0, y: 40, width: 170, height: 60))
    for host in [one, other] {
      #expect(host.layoutDescription.contains("\"Map\""))
      #expect(host.layoutDescription.contains("\"Camera\""))
    }
  }

  @Test(arguments: [("en", "0", "1"), ("ar_EG", "٠", "١")])
  func `views beside a placeholder are used`(language: String, before: String, after: String) {
    let host = host(language)
    #expect(host.texts.map(\.string) == ["Map", before, "Camera"])
    #expect(host.tap("add") && host.texts.map(\.string) == ["Map", after, "Camera"])
    #expect(!host.tap("map"), "nothing is behind a placeholder")
    #expect(host.diagnostics.allSatisfy { $0.severity != .error })
  }
}
