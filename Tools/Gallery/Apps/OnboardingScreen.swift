import Calque

/// Pages that say what an app is for.
struct OnboardingScreen: View {
  @State private var page = 1

  var body: some View {
    VStack {
      TabView(selection: $page) {
        content("square.and.pencil", "Write It Down", "Thoughts, lists and plans in one place.")
          .tag(0)
        content(
          "bell.fill", "Never Forget", "A reminder comes when you need it, and where you need it."
        )
        .tag(1)
        content("person.2.fill", "Share", "Work on a list together with your family.").tag(2)
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      VStack(spacing: 12) {
        Button {
        } label: {
          Text("Continue").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        Button("Skip") {}
      }
      .padding(.horizontal, 24)
      .padding(.bottom, 40)
    }
    .background(.background)
  }

  /// A page, which scrolls where large letters need more than there is.
  private func content(
    _ symbol: String, _ title: LocalizedStringKey, _ text: LocalizedStringKey
  ) -> some View {
    ViewThatFits(in: .vertical) {
      page(symbol, title, text)
      ScrollView { page(symbol, title, text) }
    }
  }

  private func page(
    _ symbol: String, _ title: LocalizedStringKey, _ text: LocalizedStringKey
  ) -> some View {
    VStack(spacing: 16) {
      Image(systemName: symbol).font(.system(size: 90)).foregroundStyle(.tint)
        .frame(width: 200, height: 200)
        .background(.tint.opacity(0.12), in: .circle)
      Text(title).font(.title).bold().multilineTextAlignment(.center)
      Text(text).foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
    .padding(.horizontal, 40)
  }
}
