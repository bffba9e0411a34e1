import Calque
import Foundation
import Testing

// A typical profile page for a phone: nested generics, a custom layout, builders.

private struct Profile {
  var name = "Ana Ruiz"
  var bio: String?
  var tags = ["swift", "layout", "typography", "maps"]
  var followers = 1204
}

/// Places views next to each other, and continues on the next line if there is no more room.
private struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let rows = arrange(subviews, width: proposal.width ?? .infinity)
    return CGSize(
      width: rows.map(\.maxX).max() ?? 0, height: rows.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, arrange(subviews, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func arrange(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var rowHeight: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + rowHeight + spacing)
        rowHeight = 0
      }
      defer {
        origin.x += size.width + spacing
        rowHeight = max(rowHeight, size.height)
      }
      return CGRect(origin: origin, size: size)
    }
  }
}

private struct Card<Title: View, Content: View>: View {
  let title: Title
  let content: Content

  init(@ViewBuilder title: () -> Title, @ViewBuilder content: () -> Content) {
    self.title = title()
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      title.font(.headline)
      content
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.background, in: .rect(cornerRadius: 12))
    .overlay {
      RoundedRectangle(cornerRadius: 12).strokeBorder(.quaternary, lineWidth: 1)
    }
  }
}

private struct Stat: View {
  let title: LocalizedStringKey
  let value: Int

  var body: some View {
    VStack(spacing: 2) {
      Text("\(value)").font(.title2.weight(.bold)).monospacedDigit()
      Text(title).font(.caption).foregroundColor(.secondary).textCase(.uppercase)
    }
    .frame(maxWidth: .infinity)
  }
}

private struct ProfileScreen: View {
  var profile = Profile()
  @State private var isFollowing = false
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ZStack(alignment: .bottomTrailing) {
          Circle().fill(.blue.opacity(0.2)).frame(width: 96, height: 96)
          Image(systemName: "checkmark.circle.fill")
            .foregroundStyle(.white, .green)
            .frame(width: 24, height: 24)
            .accessibilityIdentifier("mark")
        }
        .accessibilityIdentifier("avatar")
        Text(profile.name).font(.title).bold().lineLimit(1).minimumScaleFactor(0.5)
        if let bio = profile.bio {
          Text(bio).multilineTextAlignment(.center).fixedSize(horizontal: false, vertical: true)
        } else {
          Text("No biography").italic().foregroundStyle(.tertiary)
        }
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Stat(title: "Followers", value: profile.followers)
          Divider().frame(height: 24)
          Stat(title: "Following", value: 87)
        }
        card
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
          GridRow {
            Text("City").gridColumnAlignment(.trailing)
            Text("Sevilla").accessibilityIdentifier("city")
          }
          GridRow {
            Text("Direction")
            Text(direction == .rightToLeft ? "rtl" : "ltr")
          }
        }
        follow
      }
      .padding(.horizontal, 20)
    }
  }

  private var card: some View {
    Card {
      Text("Tags")
    } content: {
      FlowLayout(spacing: 6) {
        ForEach(profile.tags, id: \.self) { tag in
          chip(tag).accessibilityIdentifier(tag)
        }
      }
    }
    .accessibilityIdentifier("card")
  }

  @ViewBuilder
  private func chip(_ tag: String) -> some View {
    Text(verbatim: "#" + tag)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(Capsule().fill(Color.gray.opacity(0.2)))
  }

  private var follow: some View {
    Button(action: { isFollowing.toggle() }) {
      Label(isFollowing ? "Following" : "Follow", systemImage: isFollowing ? "checkmark" : "plus")
        .frame(maxWidth: .infinity, minHeight: 44)
    }
    .buttonStyle(.borderedProminent)
    .accessibilityIdentifier("follow")
  }
}

@MainActor
struct ProfileScreenTests {
  private func host(
    _ profile: Profile = Profile(), direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(ProfileScreen(profile: profile), size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
    }
  }

  @Test
  func `a custom layout wraps its views inside a generic card`() throws {
    let host = host()
    // 390 - 2 · 20 wide, 16 of padding: the chips are 80, 90, 130 and 70 wide, 6 apart.
    let card = try #require(host.frame(of: "card"))
    #expect(card.minX == 20)
    #expect(card.width == 350)
    let tags = try Profile().tags.map { try #require(host.frame(of: $0)) }
    #expect(tags.map(\.width) == [80, 90, 130, 70])
    #expect(tags.map(\.minX) == [36, 122, 218, 36])
    #expect(tags[3].minY == tags[0].maxY + 6)
    // Title, 8, and two rows of chips of 28, 6 apart, in 16 on both sides.
    #expect(card.height == 122)
  }

  @Test
  func `everything is mirrored in a right-to-left layout`() throws {
    let (left, right) = (host(), host(direction: .rightToLeft))
    for name in ["mark", "avatar", "card", "city", "follow", "swift", "typography"] {
      let one = try #require(left.frame(of: name))
      let other = try #require(right.frame(of: name))
      #expect(abs(other.minX - (390 - one.maxX)) < 0.01, "\(name)")
      #expect(other.size == one.size)
    }
    #expect(right.texts.contains { $0.string == "rtl" })
  }

  @Test
  func `conditional content that a button changes`() {
    let host = host(Profile(bio: "Maps, mostly."))
    #expect(host.texts.contains { $0.string == "Maps, mostly." })
    #expect(!host.texts.contains { $0.string == "No biography" })
    #expect(host.texts.contains { $0.string == "FOLLOWERS" })
    #expect(host.texts.contains { $0.string == "1204" })
    host.tap("follow")
    #expect(host.texts.last?.string == "Following")
  }
}
