import Calque

/// A page of a shop of apps.
struct StoreScreen: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          head
          Divider()
          facts
          Divider()
          ScrollView(.horizontal) {
            HStack(spacing: 12) {
              ForEach([Color.teal, .indigo, .orange], id: \.self) { color in
                RoundedRectangle(cornerRadius: 18).fill(color.gradient)
                  .frame(width: 190, height: 340)
              }
            }
            .padding(.horizontal)
          }
          .scrollIndicators(.hidden)
          VStack(alignment: .leading, spacing: 6) {
            Text("What’s New").font(.title2).bold()
            Text("Plan trips together with friends, and see on one map where everybody is.")
            Text("Version \("4.2")").font(.footnote).foregroundStyle(.secondary)
          }
          .padding(.horizontal)
        }
        .padding(.vertical)
      }
      .navigationTitle("")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          ShareLink(item: "https://example.com/compass")
        }
      }
    }
  }

  private var head: some View {
    HStack(alignment: .top, spacing: 16) {
      RoundedRectangle(cornerRadius: 26)
        .fill(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
        .frame(width: 118, height: 118)
        .overlay { Image(systemName: "map.fill").font(.system(size: 54)).foregroundStyle(.white) }
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: "Compass").font(.title2).bold()
        Text("Find your way").font(.subheadline).foregroundStyle(.secondary)
        Spacer()
        Button("Get") {}
          .font(.headline)
          .buttonStyle(.borderedProminent)
          .buttonBorderShape(.capsule)
      }
      Spacer(minLength: 0)
    }
    .frame(minHeight: 118)
    .fixedSize(horizontal: false, vertical: true)
    .padding(.horizontal)
  }

  /// Large texts have no room beside each other: then the facts scroll.
  private var facts: some View {
    ViewThatFits(in: .horizontal) {
      columns.padding(.horizontal)
      ScrollView(.horizontal) {
        columns.fixedSize().padding(.horizontal)
      }
      .scrollIndicators(.hidden)
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  private var columns: some View {
    HStack(alignment: .top) {
      Spacer(minLength: 0)
      fact("Ratings", Text(4.7, format: .number.precision(.fractionLength(1))), "★★★★★")
      Spacer(minLength: 0)
      Divider()
      Spacer(minLength: 0)
      fact("Age", Text(verbatim: "4+"), "Years Old")
      Spacer(minLength: 0)
      Divider()
      Spacer(minLength: 0)
      fact("Chart", Text(verbatim: "#") + Text(12, format: .number), "Travel")
      Spacer(minLength: 0)
    }
  }

  private func fact(
    _ title: LocalizedStringKey, _ value: Text, _ note: LocalizedStringKey
  ) -> some View {
    VStack(spacing: 4) {
      Text(title).font(.caption).textCase(.uppercase)
      value.font(.title3).bold()
      Text(note).font(.caption)
    }
    .foregroundStyle(.secondary)
    .fixedSize()
  }
}
