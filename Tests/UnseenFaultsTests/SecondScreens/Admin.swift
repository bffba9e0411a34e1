import SwiftUI

struct AdminScreen: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction
  @State private var period = 0

  private struct Person: Identifiable {
    let id: String
    let role: LocalizedStringKey
    let active: Bool
    let seen: LocalizedStringKey
  }

  private var people: [Person] {
    [
      Person(id: "Sara", role: "Owner", active: true, seen: "Today"),
      Person(id: "Omar", role: "Editor of the blog", active: true, seen: "Yesterday"),
      Person(id: "Yuki", role: "Guest", active: false, seen: "Last month"),
      Person(id: "Paul", role: "Support", active: true, seen: "Today"),
    ]
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          indicators
          table
          devices
          actions
        }
        .padding()
      }
      .navigationTitle("Overview")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Button("Invite a user") {}
            Button("Print") {}
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("Add")
        }
      }
    }
  }

  private var indicators: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("\(5) users online")
          .font(.title3.bold())
          .accessibilityIdentifier("online")
        Spacer()
        arrow
      }
      HStack(spacing: 12) {
        indicator(
          "Server load", 0.64, symbol: bug("admin.symbolName") ? "server.rak" : "server.rack",
          id: "load")
        indicator("Memory used", 0.38, symbol: "memorychip", id: "memory")
      }
    }
  }

  /// The way that the number of users goes.
  private var arrow: some View {
    Canvas { context, size in
      var path = Path()
      path.move(to: CGPoint(x: 0, y: size.height / 2))
      path.addLine(to: CGPoint(x: size.width, y: size.height / 2))
      path.move(to: CGPoint(x: size.width - 10, y: size.height / 2 - 8))
      path.addLine(to: CGPoint(x: size.width, y: size.height / 2))
      path.addLine(to: CGPoint(x: size.width - 10, y: size.height / 2 + 8))
      context.stroke(path, with: .color(.primary), lineWidth: 2)
    }
    .frame(width: 36, height: 24)
    .flipsForRightToLeftLayoutDirection(!bug("admin.arrowFixed"))
    .accessibilityLabel("Next page")
    .accessibilityIdentifier("arrow")
  }

  private func indicator(_ name: LocalizedStringKey, _ value: Double, symbol: String, id: String)
    -> some View
  {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: symbol).font(.title3).accessibilityHidden(true)
        .accessibilityIdentifier("symbol-\(id)")
      Text(name).font(.subheadline)
        .foregroundStyle(
          bug("admin.nameQuaternary") && id == "memory"
            ? HierarchicalShapeStyle.quaternary : .primary
        )
        .accessibilityIdentifier("name-\(id)")
      Text("\(Int(value * 100)) percent")
        .font(.headline)
        .accessibilityIdentifier("value-\(id)")
      ProgressView(value: value).tint(.indigo)
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.gray.opacity(0.14))
    .clipShape(RoundedRectangle(cornerRadius: bug("admin.cardRound") && id == "load" ? 80 : 12))
  }

  private var table: some View {
    Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        Text("Name").accessibilityIdentifier("head-name")
        Text("Role of the user")
          .lineLimit(bug("admin.headLine") ? 1 : nil)
          .frame(maxWidth: bug("admin.headLine") ? 56 : nil, alignment: .leading)
          .accessibilityIdentifier("head-role")
        Text("Status").accessibilityIdentifier("head-status")
        Text("Last sign-in")
          .fixedSize(horizontal: bug("admin.headFixed"), vertical: false)
          .accessibilityIdentifier("head-seen")
      }
      .font(.footnote.bold())
      Divider()
      ForEach(people) { person in
        GridRow {
          Text(verbatim: person.id)
          Text(person.role)
            .frame(height: bug("admin.rowHeight") && person.id == "Omar" ? 10 : nil)
            .accessibilityIdentifier("role-\(person.id)")
          pill(person)
          Text(person.seen)
            .accessibilityIdentifier("seen-\(person.id)")
        }
        .font(.footnote)
      }
      Divider()
      GridRow {
        Text("Total").font(.footnote.bold())
        Text("All accounts of the company")
          .font(.footnote)
          .gridCellColumns(3)
          .accessibilityIdentifier("total")
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func pill(_ person: Person) -> some View {
    Text(person.active ? "Active" : "Paused")
      .font(.caption.bold())
      .foregroundStyle(bug("admin.pillDark") ? Color.black : Color.primary)
      .padding(.horizontal, 6)
      .padding(.vertical, 3)
      .background(Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
      .accessibilityIdentifier("pill-\(person.id)")
  }

  private var devices: some View {
    HStack(spacing: 16) {
      Canvas { context, size in
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        var first = Path()
        first.addArc(
          center: center, radius: 38, startAngle: .degrees(-90), endAngle: .degrees(150),
          clockwise: false)
        context.stroke(first, with: .color(.indigo), lineWidth: 14)
        var second = Path()
        second.addArc(
          center: center, radius: 38, startAngle: .degrees(150), endAngle: .degrees(270),
          clockwise: false)
        context.stroke(second, with: .color(.gray), lineWidth: 14)
      }
      .frame(width: 92, height: 92)
      .accessibilityLabel("Devices")
      .overlay {
        Text(verbatim: "67 %").font(.caption.bold())
          .offset(x: bug("admin.centerMoved") ? 96 : 0, y: bug("admin.centerMoved") ? -8 : 0)
          .accessibilityIdentifier("center")
      }
      VStack(alignment: .leading, spacing: 8) {
        legend("Phones and tablets", .indigo, id: "phones")
        legend("Computers", .gray, id: "computers")
      }
      Spacer(minLength: 0)
    }
  }

  private func legend(_ name: LocalizedStringKey, _ color: Color, id: String) -> some View {
    HStack {
      Circle().fill(color).frame(width: 10, height: 10)
      Text(name).font(.subheadline)
        .accessibilityIdentifier("legend-\(id)")
    }
  }

  private var actions: some View {
    HStack(spacing: pick("admin.buttonsClose", -110, 12)) {
      Button {
      } label: {
        Text("Export")
          .frame(height: bug("admin.exportCut") ? 12 : nil)
          .clipped()
          .accessibilityIdentifier("export-text")
          .foregroundStyle(.white)
          .frame(maxWidth: .infinity, minHeight: 48)
          .background(.indigo, in: RoundedRectangle(cornerRadius: 10))
      }
      .accessibilityIdentifier("export")
      Button {
      } label: {
        Text("Remove")
          .foregroundStyle(.white)
          .frame(maxWidth: .infinity, minHeight: 48)
          .background(
            Color(red: 0.7, green: 0.1, blue: 0.1), in: RoundedRectangle(cornerRadius: 10))
      }
      .accessibilityIdentifier("remove")
      Button {
      } label: {
        Image(systemName: "ellipsis")
          .frame(width: pick("admin.moreTiny", 20, 44), height: pick("admin.moreTiny", 12, 48))
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("More")
      .accessibilityIdentifier("more")
    }
  }
}

extension AdminScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "admin", sizes: [.large],
    faults: [
      Fault(
        "admin.symbolName", ["unknownSymbol"], [.id("symbol-load"), .text("server.rak")], "en",
        "misspelled symbol"),
      Fault(
        "admin.arrowFixed", ["fixedPicture", "notMirrored", "fixedArrow"], [.id("arrow")], "ar",
        "drawn arrow to the right"),
      Fault("admin.nameQuaternary", ["lowContrast"], [.id("name-memory")], "en", "quaternary text"),
      Fault(
        "admin.cardRound", ["clipped"],
        [.id("symbol-load"), .id("name-load"), .key("Server load"), .id("value-load")], "en",
        "corners of the card cut the contents"),
      Fault("admin.headLine", ["truncated"], [.id("head-role")], "de", "56 points, one line"),
      Fault(
        "admin.headFixed", ["overflowing", "overlapping", "clipped", "broken", "truncated"],
        [.id("head-seen"), .id("head-role"), .id("role-Omar")], "de", se: true,
        "column head cannot wrap"),
      Fault(
        "admin.rowHeight", ["overlapping", "overflowing", "truncated", "clipped"],
        [.id("role-Omar")], "de", "row of 10 points, text in two lines"),
      Fault(
        "admin.pillDark", ["lowContrast"],
        [.id("pill-Sara"), .id("pill-Omar"), .id("pill-Yuki"), .id("pill-Paul")], "en", dark: true,
        "black in dark"),
      Fault(
        "admin.centerMoved", ["overlapping"], [.id("center"), .id("legend-phones")], "en",
        "number of the ring over the legend"),
      Fault(
        "admin.exportCut", ["clipped", "truncated"],
        [.id("export-text"), .id("export"), .key("Export")], "de", "12 points and clipped"),
      Fault(
        "admin.buttonsClose", ["covered", "overlapping"],
        [.id("export"), .id("export-text"), .id("remove"), .key("Export"), .key("Remove")], "en",
        "negative spacing: one button over another"),
      Fault("admin.moreTiny", ["smallTouchArea"], [.id("more")], "en", "20 × 12"),
      Fault(
        "admin.onlyOne", ["missing", "localization"], [.key("%lld users online"), .id("online")],
        "de", "plural without the form other"),
    ]
  ) { AnyView(AdminScreen()) }
}
