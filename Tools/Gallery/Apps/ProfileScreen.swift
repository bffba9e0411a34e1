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
          head
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: "Mia Sørensen").font(.headline)
            Text("Photographer. Mountains, coffee and too many cameras.").font(.subheadline)
          }
          buttons
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

  /// The numbers are beside the picture, or below it where letters are large.
  private var head: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 16) {
        picture
        Spacer(minLength: 0)
        stats
      }
      VStack(alignment: .leading, spacing: 16) {
        picture
        HStack(spacing: 16) { stats }
      }
      VStack(alignment: .leading, spacing: 16) {
        picture
        stats
      }
    }
  }

  private var picture: some View {
    Circle()
      .fill(
        LinearGradient(
          colors: [.indigo, .purple], startPoint: .bottomLeading, endPoint: .topTrailing)
      )
      .frame(width: 86, height: 86)
      .overlay { Text(verbatim: "MS").font(.system(size: 28)).bold().foregroundStyle(.white) }
  }

  @ViewBuilder private var stats: some View {
    stat(128, "Posts")
    stat(4_210, "Followers")
    stat(312, "Following")
  }

  private func stat(_ value: Int, _ title: LocalizedStringKey) -> some View {
    VStack(spacing: 2) {
      Text(value, format: .number.notation(.compactName)).font(.headline)
      Text(title).font(.caption)
    }
    .fixedSize()
  }

  @Environment(\.dynamicTypeSize) private var typeSize

  /// Beside each other, except where letters are large.
  private var buttons: some View {
    let layout =
      typeSize >= .xxLarge ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    return layout {
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
  }
}
