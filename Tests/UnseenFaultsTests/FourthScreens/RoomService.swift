import SwiftUI

private struct Dish: Identifiable {
  let id: String
  let name: LocalizedStringKey
  let detail: LocalizedStringKey
  let price: Int
  let tags: [LocalizedStringKey]
}

private let breakfast = [
  Dish(
    id: "porridge", name: "Porridge with baked apple",
    detail: "Oats, oat milk, cinnamon and roasted hazelnuts", price: 9,
    tags: ["Vegan", "Contains nuts"]),
  Dish(
    id: "eggs", name: "Eggs Benedict",
    detail: "Poached eggs, spinach and hollandaise on a toasted muffin", price: 14,
    tags: ["Vegetarian"]),
]

private let night = [
  Dish(
    id: "soup", name: "Chicken soup", detail: "With noodles and root vegetables, served with bread",
    price: 11, tags: ["Spicy", "Lactose-free"])
]

struct RoomServiceScreen: View {
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List {
        DeliveryHeader()
        Section("Breakfast") { ForEach(breakfast) { DishRow(dish: $0) } }
        Section {
          ForEach(night) { DishRow(dish: $0) }
          SoldOutRow()
        } header: {
          Text("Late night")
        } footer: {
          Text("Please leave the tray outside your door.").accessibilityIdentifier("room.footer")
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Room service")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
          } label: {
            Image(systemName: "phone")
          }.accessibilityLabel("Call reception")
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { OrderBar() }
    }
  }
}

private struct DeliveryHeader: View {
  var body: some View {
    Section {
      HStack(spacing: 14) {
        Image(systemName: "bell.fill").font(.title2).foregroundStyle(.tint)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 3) {
          Text("Delivered to room \("412")").font(.headline)
          Text("Ready in about \(25) minutes")
            .font(.subheadline).foregroundStyle(.secondary)
            .accessibilityIdentifier("room.eta")
        }
      }
      .padding(.vertical, 4)
    }
  }
}

private struct DishRow: View {
  let dish: Dish
  @State private var count = 1

  private var isFirst: Bool { dish.id == "porridge" }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text(dish.name).font(.headline)
          .accessibilityIdentifier("room.name.\(dish.id)")
        Spacer()
        price
      }
      DishDetail(dish: dish)
      FlowLayout(spacing: 6) {
        ForEach(dish.tags.indices, id: \.self) {
          TagChip(title: dish.tags[$0], id: "\(dish.id).\($0)")
        }
      }
      QuantityStepper(count: $count, id: dish.id)
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder private var price: some View {
    let shrinks = bug("room.tinyPrice") && dish.id == "soup"
    Text("€\(dish.price).00")
      .font(.headline)
      .monospacedDigit()
      .lineLimit(1)
      .minimumScaleFactor(shrinks ? 0.3 : 1)
      .frame(width: shrinks ? 22 : nil)
      .accessibilityIdentifier("room.price.\(dish.id)")
      .accessibilitySortPriority(bug("room.priceFirst") && dish.id == "eggs" ? 2 : 0)
  }
}

private struct DishDetail: View {
  let dish: Dish
  var body: some View {
    Text(dish.detail)
      .font(.subheadline)
      .foregroundStyle(.secondary)
      .fixedSize(horizontal: false, vertical: true)
      .frame(height: bug("room.detailHeight") && dish.id == "eggs" ? 30 : nil, alignment: .top)
      .clipped()
      .accessibilityIdentifier("room.detail.\(dish.id)")
  }
}

private struct TagChip: View {
  let title: LocalizedStringKey
  let id: String
  var body: some View {
    Text(title)
      .font(.caption)
      .frame(width: bug("room.tagWidth") && id == "eggs.0" ? 50 : nil)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(Ground.chip, in: Capsule())
      .accessibilityIdentifier("room.tag.\(id)")
  }
}

private struct QuantityStepper: View {
  @Binding var count: Int
  let id: String

  var body: some View {
    HStack(spacing: bug("room.stepperOverlap") && id == "porridge" ? -24 : 8) {
      stepButton("minus", "Fewer").accessibilityIdentifier("room.minus.\(id)")
      if !(bug("room.stepperOverlap") && id == "porridge") {
        Text("\(count)").monospacedDigit().frame(minWidth: 24)
      }
      stepButton("plus", "More").accessibilityIdentifier("room.plus.\(id)")
      Spacer()
    }
  }

  private func stepButton(_ symbol: String, _ label: LocalizedStringKey) -> some View {
    Button {
    } label: {
      Image(systemName: symbol)
        .frame(width: 44, height: 44)
        .background(Ground.chip, in: Circle())
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(label)
  }
}

private struct SoldOutRow: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Cheese plate").font(.headline)
      Text("Sold out until tomorrow")
        .font(.subheadline)
        .foregroundStyle(pick("room.soldOutPale", Color.gray.opacity(0.45), Color.secondary))
        .accessibilityIdentifier("room.soldOut")
    }
    .padding(.vertical, 4)
  }
}

private struct OrderBar: View {
  var body: some View {
    VStack(spacing: 10) {
      LabeledContent("Total") { Text("€34.00").bold().monospacedDigit() }
      Button {
      } label: {
        Text("Place order")
          .font(.headline)
          .foregroundStyle(.white)
          .frame(maxWidth: .infinity, minHeight: 50)
          .background(
            Color(red: 0.1, green: 0.36, blue: 0.3), in: RoundedRectangle(cornerRadius: 14))
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("room.place")
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 10)
    .background(Ground.page)
    .overlay(alignment: .top) { Divider() }
  }
}

private struct FlowLayout: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(proposal.width ?? .infinity, subviews)
    return CGSize(
      width: rows.map(\.width).max() ?? 0,
      height: rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(bounds.width, subviews) {
      var x = bounds.minX
      for index in row.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private func rows(_ limit: CGFloat, _ subviews: Subviews) -> [(
    indices: [Int], width: CGFloat, height: CGFloat
  )] {
    var result: [(indices: [Int], width: CGFloat, height: CGFloat)] = []
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if let last = result.last, last.width + spacing + size.width <= limit {
        result[result.count - 1] = (
          last.indices + [index], last.width + spacing + size.width, max(last.height, size.height)
        )
      } else {
        result.append(([index], size.width, size.height))
      }
    }
    return result
  }
}

extension RoomServiceScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "room", sizes: [.large],
    faults: [
      Fault(
        "room.tagWidth", ["truncated", "broken", "clipped", "overflowing"],
        [.id("room.tag.eggs.0"), .key("Vegetarian")], "de",
        "a chip of a fixed width breaks the word"),
      Fault(
        "room.detailHeight", ["clipped", "truncated"], [.id("room.detail.eggs")], "de",
        "a fixed height and a clip cut the second line"),
      Fault("room.tinyPrice", ["shrunk"], [.id("room.price.soup")], "a price shrinks to a third"),
      Fault(
        "room.stepperOverlap", ["covered", "overlapping"],
        [.id("room.minus.porridge"), .id("room.plus.porridge")],
        "a negative spacing lays plus over minus"),
      Fault(
        "room.priceFirst", ["readingOrder"], [.id("room.price.eggs"), .id("room.name.eggs")],
        "a sort priority: the price is read before its dish"),
      Fault("room.soldOutPale", ["lowContrast"], [.id("room.soldOut")], se: true, "a pale gray"),
      Fault(
        "room.todo", ["placeholder", "untranslated"],
        [.key("Please leave the tray outside your door."), .id("room.footer")], "ar",
        "TODO as translation"),
      Fault(
        "room.etaType", ["localization", "placeholder"],
        [.id("room.eta"), .key("Ready in about %lld minutes")], "ja", "%@ for a number"),
    ]
  ) { AnyView(RoomServiceScreen()) }
}
