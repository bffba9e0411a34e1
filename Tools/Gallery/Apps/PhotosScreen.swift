import Calque
import Foundation

/// Pictures in a grid, in an app with tabs.
struct PhotosScreen: View {
  @State private var tab = 0
  private let colors: [Color] = [.blue, .green, .orange, .pink, .teal, .purple, .yellow]

  var body: some View {
    TabView(selection: $tab) {
      Tab("Library", systemImage: "photo.on.rectangle", value: 0) { library }
      Tab("For You", systemImage: "heart.text.square", value: 1) { Text("For You") }
      Tab("Albums", systemImage: "rectangle.stack.fill", value: 2) { Text("Albums") }.badge(3)
      Tab("Search", systemImage: "magnifyingglass", value: 3) { Text("Search") }
    }
  }

  private var library: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 4), spacing: 2
        ) {
          ForEach(0..<40) { index in
            Rectangle()
              .fill(colors[index * 3 % colors.count].gradient)
              .aspectRatio(1, contentMode: .fit)
              .overlay(alignment: .bottomTrailing) {
                if index % 9 == 4 {
                  Text(Duration.seconds(40 + index), format: .time(pattern: .minuteSecond))
                    .font(.system(size: 11, weight: .semibold))
                    .foregroundStyle(.white)
                    .padding(.horizontal, 4)
                    .background(.black.opacity(0.55), in: .capsule)
                    .padding(4)
                }
              }
          }
        }
      }
      .navigationTitle("Library")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Select") {} } }
    }
  }
}
