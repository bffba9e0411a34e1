import Calque

/// A person of a network, with pictures.
struct ProfileScreen: View {
  private enum Kind { case grid, tagged }

  @State private var kind = Kind.grid
  private let colors: [Color] = [
    .mint, .orange, .blue, .pink, .purple, .teal, .yellow, .indigo, .red,
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          HStack(spacing: 24) {
            Circle()
              .fill(
                LinearGradient(
                  colors: [.pink, .orange], startPoint: .bottomLeading, endPoint: .topTrailing)
              )
              .frame(width: 86, height: 86)
              .overlay { Text(verbatim: "MS").font(.title).bold().foregroundStyle(.white) }
            stat(128, "Posts")
            stat(4_210, "Followers")
            stat(312, "Following")
          }
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: "Mia Sørensen").font(.headline)
            Text("Photographer. Mountains, coffee and too many cameras.").font(.subheadline)
          }
          HStack {
            Button {
            } label: {
              Text("Follow").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            Button {
            } label: {
              Text("Message").frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
          }
          Picker("Pictures", selection: $kind) {
            Text("Pictures").tag(Kind.grid)
            Text("Tagged").tag(Kind.tagged)
          }
          .pickerStyle(.segmented)
        }
        .padding()
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2
        ) {
          ForEach(0..<colors.count, id: \.self) { index in
            Rectangle().fill(colors[index].gradient).aspectRatio(1, contentMode: .fit)
          }
        }
      }
      .navigationTitle(Text(verbatim: "mia.sorensen"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("More", systemImage: "ellipsis") {} }
      }
    }
  }

  private func stat(_ value: Int, _ title: LocalizedStringKey) -> some View {
    VStack(spacing: 2) {
      Text(value, format: .number.notation(.compactName)).font(.headline)
      Text(title).font(.caption).lineLimit(1).minimumScaleFactor(0.7)
    }
    .frame(maxWidth: .infinity)
  }
}
