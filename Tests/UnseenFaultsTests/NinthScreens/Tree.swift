import SwiftUI

struct Relative: Identifiable {
  let id: String
  let name: String
  let initials: String
  let role: LocalizedStringKey
  let born: String
  let died: String
}

/// Places its views in centered rows of the given lengths.
struct GenerationsLayout: Layout {
  var rows: [Int]
  var columnSpacing: CGFloat = 16
  var rowSpacing: CGFloat = 32

  private func sizes(_ subviews: Subviews) -> [[CGSize]] {
    var all = subviews.map { $0.sizeThatFits(.unspecified) }[...]
    return rows.map { count in
      defer { all = all.dropFirst(count) }
      return Array(all.prefix(count))
    }
  }

  private func width(_ row: [CGSize]) -> CGFloat {
    row.reduce(0) { $0 + $1.width } + columnSpacing * CGFloat(max(row.count - 1, 0))
  }

  private func height(_ row: [CGSize]) -> CGFloat { row.map(\.height).max() ?? 0 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = sizes(subviews)
    return CGSize(
      width: sizes.map(width).max() ?? 0,
      height: sizes.map(height).reduce(0, +) + rowSpacing * CGFloat(rows.count - 1))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var index = 0
    var y = bounds.minY
    for row in sizes(subviews) {
      var x = bounds.midX - width(row) / 2
      for size in row {
        subviews[index].place(
          at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
        x += size.width + columnSpacing
        index += 1
      }
      y += height(row) + rowSpacing
    }
  }
}

/// A family's tree, which is larger than the screen.
struct TreeScreen: View {
  @ScaledMetric(relativeTo: .subheadline) private var cardWidth = 148.0
  @ScaledMetric(relativeTo: .subheadline) private var swatch = 14.0
  private let line = Color(red: 0.1, green: 0.45, blue: 0.4)
  private let people = [
    Relative(
      id: "gm1", name: "Anna Berg", initials: "AB", role: "Grandmother", born: "1921", died: "1998"),
    Relative(
      id: "gf1", name: "Otto Berg", initials: "OB", role: "Grandfather", born: "1919", died: "1987"),
    Relative(
      id: "gm2", name: "Rosa Lind", initials: "RL", role: "Grandmother", born: "1925", died: "2011"),
    Relative(
      id: "gf2", name: "Karl Lind", initials: "KL", role: "Grandfather", born: "1923", died: "2004"),
    Relative(
      id: "mother", name: "Marie Konstantinopoulos", initials: "MK", role: "Mother", born: "1950",
      died: "2021"),
    Relative(
      id: "father", name: "Hans Berg", initials: "HB", role: "Father", born: "1948", died: "2019"),
  ]

  var body: some View {
    NavigationStack {
      tree
        .background(Color(.systemGroupedBackground))
        .safeAreaInset(edge: .bottom, spacing: 0) { bar }
        .navigationTitle("Family tree")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Image(systemName: "square.and.arrow.up")
            }
            .accessibilityLabel("Share")
            .accessibilityIdentifier("share")
          }
        }
    }
  }

  private var tree: some View {
    ScrollView(bug("tree.axes") ? [.vertical] : [.horizontal, .vertical]) {
      GenerationsLayout(rows: [4, 2], rowSpacing: pick("tree.rows", -44, 32)) {
        ForEach(people) { person in card(person) }
      }
      .padding(20)
    }
    .accessibilityIdentifier("tree")
  }

  private func card(_ person: Relative) -> some View {
    VStack(spacing: 4) {
      InitialsBadge(person.initials)
      Text(verbatim: person.name)
        .font(.headline)
        .multilineTextAlignment(.center)
        .lineLimit(bug("tree.name") ? 1 : nil)
        .accessibilityIdentifier("\(person.id)Name")
      Text(person.role).font(.subheadline).accessibilityIdentifier("\(person.id)Role")
      Text("\(person.born)–\(person.died)").font(.footnote).accessibilityIdentifier(
        "\(person.id)Years")
    }
    .padding(12)
    .frame(width: person.id == "mother" && !bug("tree.name") ? cardWidth * 1.5 : cardWidth)
    .frame(height: bug("tree.cardHeight") ? 116 : nil)
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 14))
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .overlay { RoundedRectangle(cornerRadius: 14).stroke(line, lineWidth: 1.5) }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(person.id)
  }

  private var bar: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
      } label: {
        HStack(spacing: 8) {
          Text("Next branch").font(.headline)
          arrow
        }
        .foregroundStyle(Color.primary)
        .frame(minHeight: 44)
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("branch")
      ZStack(alignment: .leading) {
        HStack {
          Spacer()
          ControlGroup {
            Button("Zoom out", systemImage: "minus.magnifyingglass") {}.accessibilityIdentifier(
              "out")
            Button("Zoom in", systemImage: "plus.magnifyingglass") {}.accessibilityIdentifier("in")
          }
          .labelStyle(.iconOnly)
          .frame(width: 120, height: 44)
        }
        legend
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(Color(.systemBackground))
  }

  private var legend: some View {
    HStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 3).stroke(line, lineWidth: 2).frame(
        width: swatch, height: swatch)
      Text("Blood relatives").font(.subheadline).accessibilityIdentifier("legend")
    }
    .frame(maxWidth: bug("tree.legend") ? .infinity : nil, minHeight: 44, alignment: .leading)
    .contentShape(Rectangle())
    .onTapGesture {}
    .padding(.trailing, bug("tree.legend") ? 0 : 128)
  }

  @ViewBuilder private var arrow: some View {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 8))
      path.addLine(to: CGPoint(x: 20, y: 8))
      path.move(to: CGPoint(x: 13, y: 1))
      path.addLine(to: CGPoint(x: 20, y: 8))
      path.addLine(to: CGPoint(x: 13, y: 15))
    }
    .stroke(line, lineWidth: 2)
    .frame(width: 21, height: 16)
    .accessibilityIdentifier("arrow")
    // Shapes turn by themselves since iOS 17: turned twice, the arrow points back.
    if bug("tree.arrow") {
      path.flipsForRightToLeftLayoutDirection(true)
    } else {
      path
    }
  }
}

extension TreeScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "tree", sizes: [.large, .accessibility1],
    faults: [
      Fault(
        "tree.axes", ["unreachable", "outside", "clipped", "overflowing"],
        [
          .id("tree"), .id("gm1"), .id("gf2"), .id("gf2Name"), .id("gm1Name"), .id("gm1Role"),
          .id("gf2Role"), .text("Anna Berg"), .text("Karl Lind"),
        ], "en",
        "the tree scrolls only down: the grandparents at the sides cannot be seen"),
      Fault(
        "tree.rows", ["overlapping"],
        [
          .id("gm1Years"), .id("gf1Years"), .id("gm2Years"), .id("gm1Role"), .id("gf1Role"),
          .id("gm2Role"), .id("gf1"), .id("gm2"), .key("%@–%@"),
        ], "ja",
        "the parents' cards lie over the grandparents'"),
      Fault(
        "tree.name", ["broken", "truncated"], [.id("motherName"), .text("Konstantinopoulos")], "en",
        "the name of the mother is cut"),
      Fault(
        "tree.cardHeight", ["clipped", "overflowing", "truncated", "overlapping"],
        [
          .id("gm1Name"), .id("gm1Role"), .id("gm1Years"), .id("gf1Years"), .id("gf1Name"),
          .id("gf1Role"), .key("%@–%@"), .id("motherYears"), .id("motherName"), .id("fatherYears"),
          .text("AB"), .text("OB"),
        ],
        "en", text: .accessibility1,
        "the card is too low for large text: initials and years are cut by it"),
      Fault(
        "tree.legend", ["covered"], [.id("in"), .id("out"), .key("Zoom in"), .key("Zoom out")],
        "en",
        "the legend fills the line and takes the touches of the zoom"),
      Fault(
        "tree.arrow", ["fixedPicture", "fixedArrow", "notMirrored"], [.id("arrow"), .id("branch")],
        "ar",
        "the drawn arrow points back in Arabic"),
      Fault(
        "tree.years", ["localization"], [.id("gm1Years"), .id("gf1Years"), .key("%@–%@")], "ar",
        "the year of death is missing in Arabic"),
    ]
  ) { AnyView(TreeScreen()) }
}
