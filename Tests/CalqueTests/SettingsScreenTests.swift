import Calque
import Foundation
import Testing

// A typical settings page for a phone, unchanged except for its imports.

private struct Preference: Identifiable, Hashable {
  enum Kind { case toggle, detail }
  let id: String
  let symbol: String
  let kind: Kind
  var value = ""
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  fileprivate var badgeColor: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct Badge: ViewModifier {
  @Environment(\.badgeColor) private var color
  var isShown = true

  func body(content: Content) -> some View {
    content
      .padding(6)
      .background(color.opacity(isShown ? 0.2 : 0), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension View {
  fileprivate func badge(_ isShown: Bool = true) -> some View {
    modifier(Badge(isShown: isShown))
  }
}

private struct PreferenceRow: View {
  let preference: Preference
  @Binding var enabled: Set<String>

  private var isOn: Bool { enabled.contains(preference.id) }

  var body: some View {
    switch preference.kind {
    case .toggle:
      HStack(spacing: 12) {
        icon
        Text(preference.id)
        Spacer()
        Button {
          if isOn { enabled.remove(preference.id) } else { enabled.insert(preference.id) }
        } label: {
          Text(isOn ? "On" : "Off").bold(isOn)
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("toggle-\(preference.id)")
      }
    case .detail:
      LabeledContent {
        Text(preference.value).foregroundStyle(.secondary)
      } label: {
        Label {
          Text(preference.id)
        } icon: {
          icon
        }
      }
    }
  }

  @ViewBuilder
  private var icon: some View {
    if let first = preference.symbol.first, first.isLowercase {
      Image(systemName: preference.symbol).imageScale(.small).frame(width: 20, height: 20).badge()
    } else {
      Color.clear.frame(width: 32, height: 32)
    }
  }
}

private struct SettingsScreen: View {
  @State private var enabled: Set<String> = ["Sounds"]
  @State private var showsMore = false
  private let preferences = [
    Preference(id: "Sounds", symbol: "bell.fill", kind: .toggle),
    Preference(id: "Badges", symbol: "star", kind: .toggle),
    Preference(id: "Language", symbol: "globe", kind: .detail, value: "Deutsch"),
  ]

  var body: some View {
    List {
      Section {
        ForEach(preferences) { PreferenceRow(preference: $0, enabled: $enabled) }
      } header: {
        Text("General")
      } footer: {
        if !enabled.isEmpty { Text("\(enabled.count) enabled") }
      }
      Section(header: Text("More")) {
        Button(showsMore ? "Less" : "Show more") { showsMore.toggle() }
          .accessibilityIdentifier("more")
        if showsMore {
          ForEach(0..<2, id: \.self) { index in
            Text("Row \(index)").accessibilityIdentifier("extra-\(index)")
          }
        }
      }
    }
    .listStyle(.insetGrouped)
    .environment(\.badgeColor, .green)
  }
}

@MainActor
struct SettingsScreenTests {
  private func host(_ direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(SettingsScreen(), size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
    }
  }

  @Test
  func `rows show a state, and buttons change it`() {
    let host = host()
    #expect(
      host.texts.map(\.string) == [
        "General", "Sounds", "On", "Badges", "Off", "Language", "Deutsch", "1 enabled", "More",
        "Show more",
      ])
    #expect(host.tap("toggle-Badges"))
    #expect(host.tap("toggle-Sounds"))
    #expect(host.tap("toggle-Sounds"))
    #expect(host.texts.map(\.string).contains("2 enabled"))
    host.tap("more")
    #expect(host.frame(of: "extra-1") != nil)
    host.tap("more")
    #expect(host.frame(of: "extra-1") == nil)
  }

  @Test
  func `values are at the trailing edge of their rows`() throws {
    // 16 of the card and 16 of the row on both sides.
    let left = try #require(host().frame(of: "toggle-Sounds"))
    #expect(left.maxX == 358)
    let right = try #require(host(.rightToLeft).frame(of: "toggle-Sounds"))
    #expect(right.minX == 32)
    #expect(right.size == left.size)
    #expect(right.minY == left.minY)
  }
}
