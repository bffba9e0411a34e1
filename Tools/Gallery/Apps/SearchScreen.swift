import Calque
import Foundation

/// What a search has found.
struct SearchScreen: View {
  @State private var query = "tea"
  @State private var isActive = true
  @State private var scope = 0

  var body: some View {
    NavigationStack {
      List {
        Section("\(3) Results") {
          result("Green Tea House", "Café · Open until 8 PM", 4.6)
          result("Tea & Spices", "Shop · 400 m away", 4.2)
          result("How to Make Mint Tea", "Recipe · 10 minutes", 4.9)
        }
        Section("Recent") {
          Label("Bookshops nearby", systemImage: "clock.arrow.circlepath")
          Label("Italian restaurants", systemImage: "clock.arrow.circlepath")
        }
      }
      .navigationTitle("Search")
      .searchable(text: $query, isPresented: $isActive, prompt: "Places and recipes")
      .searchScopes($scope) {
        Text("All").tag(0)
        Text("Places").tag(1)
        Text("Recipes").tag(2)
      }
    }
  }

  @Environment(\.dynamicTypeSize) private var typeSize

  private func result(
    _ title: LocalizedStringKey, _ note: LocalizedStringKey, _ stars: Double
  ) -> some View {
    NavigationLink {
      Text(title)
    } label: {
      let layout =
        typeSize.isAccessibilitySize
        ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
      layout {
        VStack(alignment: .leading, spacing: 2) {
          Text(title).font(.headline)
          Text(note).font(.subheadline).foregroundStyle(.secondary)
        }
        if !typeSize.isAccessibilitySize { Spacer() }
        Label {
          Text(stars, format: .number.precision(.fractionLength(1)))
        } icon: {
          Image(systemName: "star.fill").foregroundStyle(.yellow)
        }
        .font(.subheadline)
      }
    }
  }
}
