// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

// A view file as an app has it: all names come with `import SwiftUI`.

@Observable
public final class Settings {
  var isOn = false
  public init() {}
}

@MainActor
public final class Inbox: ObservableObject {
  @Published public var letters: [Letter] = []
  private var subscription: AnyCancellable?

  public init(_ sender: PassthroughSubject<String, Never>) {
    subscription = sender.map { Letter(title: $0) }.sink { [weak self] in self?.letters.append($0) }
  }
}

public struct Letter: Identifiable {
  public let id = UUID()
  let title: String
  let date = Date(timeIntervalSince1970: 0)
}

public struct InboxScreen: View {
  @StateObject private var inbox: Inbox
  @Environment(Settings.self) private var settings
  @Environment(\.scenePhase) private var phase
  @AppStorage("name") private var name = "Ann"
  @State private var height: CGFloat = 0

  public init(_ sender: PassthroughSubject<String, Never>) {
    _inbox = StateObject(wrappedValue: Inbox(sender))
  }

  public var body: some View {
    NavigationStack {
      SwiftUI.List(inbox.letters) { letter in
        SwiftUI.Text(verbatim: letter.title).font(.headline)
      }
      .navigationTitle("Inbox of \(name)")
      .onReceive(NotificationCenter.default.publisher(for: .letter)) { _ in settings.isOn = true }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        height = $0
      }
      .accessibilityHidden(phase == .background)
      .task { settings.isOn = false }
    }
  }
}

extension Notification.Name {
  public static let letter = Notification.Name("letter")
}

#if !canImport(SwiftUI)
  #error("SwiftUI is there")
#endif

#Preview("Inbox") {
  InboxScreen(PassthroughSubject()).environment(Settings())
}
