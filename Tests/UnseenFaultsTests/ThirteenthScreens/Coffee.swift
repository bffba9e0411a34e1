import SwiftUI

/// A drink of a coffee shop, with its options.
struct DrinkScreen: View {
  @State private var size = 1
  @State private var milk = 0
  @State private var shot = false
  @State private var syrup = true
  @State private var count = 2

  private let brown = Color(red: 0.36, green: 0.2, blue: 0.1)
  private let sizes: [LocalizedStringKey] = ["Small", "Medium", "Large"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        hero
        heading
        VStack(alignment: .leading, spacing: 8) {
          Text("Size").font(.headline)
          sizeChips
        }
        options
        quantity
        allergens
      }
      .padding(.horizontal, 20)
      .padding(.bottom, 16)
    }
    .accessibilityIdentifier("scroll")
    .background(Color(.systemGroupedBackground))
    .overlay(alignment: .bottom) { if bug("coffee.bar") { bar } }
    .safeAreaInset(edge: .bottom, spacing: 0) { if !bug("coffee.bar") { bar } }
  }

  private var hero: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 24).fill(Color(red: 0.93, green: 0.84, blue: 0.72))
      Image(systemName: "cup.and.saucer.fill")
        .font(.system(size: 72))
        .foregroundStyle(pick("coffee.cup", Color(red: 0.95, green: 0.87, blue: 0.76), brown))
        .accessibilityIdentifier("cup")
        .accessibilityHidden(true)
    }
    .frame(height: 150)
    .overlay(alignment: .topLeading) {
      if !bug("coffee.badge") { badge.padding(12) }
    }
  }

  private var badge: some View {
    Text("Seasonal")
      .font(.caption.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(Color(red: 0.65, green: 0.1, blue: 0.15), in: Capsule())
      .accessibilityIdentifier("badge")
  }

  private var heading: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline) {
        Text("Maple oat latte").font(.title2.bold())
          .accessibilityIdentifier("name")
          .overlay(alignment: .topTrailing) {
            if bug("coffee.badge") { badge.offset(x: 14, y: -4) }
          }
        Spacer(minLength: 12)
        Text(4.8, format: .currency(code: "EUR"))
          .font(.title3.weight(.semibold))
          .foregroundStyle(bug("coffee.price") ? brown : Color.primary)
          .accessibilityIdentifier("price")
      }
      Text("Espresso with steamed oat milk and a touch of maple syrup.")
        .font(.subheadline)
        .fixedSize(horizontal: false, vertical: true)
      Label("\(210) kcal", systemImage: "flame").font(.footnote)
    }
  }

  private var sizeChips: some View {
    HStack(spacing: 10) {
      ForEach(sizes.indices, id: \.self) { index in
        Button(action: { size = index }) {
          Text(sizes[index])
            .font(.subheadline.weight(.semibold))
            .fixedSize(horizontal: bug("coffee.sizes"), vertical: false)
            .padding(.horizontal, pick("coffee.sizes", 40, 8))
            .frame(maxWidth: bug("coffee.sizes") ? nil : .infinity, minHeight: 48)
            .foregroundStyle(size == index ? Color.white : Color.primary)
            .background(
              size == index ? brown : Color(.secondarySystemGroupedBackground), in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("size-\(index)")
      }
    }
  }

  private var options: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Kind of milk")
          .lineLimit(bug("coffee.milk") ? 1 : nil)
          .minimumScaleFactor(pick("coffee.milk", 0.3, 1))
          .accessibilityIdentifier("milkLabel")
          .frame(maxWidth: bug("coffee.milk") ? 96 : nil, alignment: .leading)
        Spacer()
        Picker("Kind of milk", selection: $milk) {
          Text("Oat").tag(0)
          Text("Soy").tag(1)
        }
        .labelsHidden()
        .pickerStyle(.menu)
        .tint(Color.primary)
        .frame(minHeight: 44)
      }
      Divider()
      Toggle("Extra espresso shot", isOn: $shot).frame(minHeight: 52)
      Divider()
      Toggle("Vanilla syrup without sugar", isOn: $syrup).frame(minHeight: 52)
    }
    .padding(.horizontal, 16)
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
  }

  private var quantity: some View {
    HStack(spacing: 8) {
      Text("Quantity").font(.headline)
      Spacer()
      Button(action: { count -= 1 }) {
        Image(systemName: "minus").frame(width: 44, height: 44).background(
          Color(.systemGray5), in: Circle())
      }
      .accessibilityLabel("Fewer")
      .accessibilityIdentifier("minus")
      Text(count, format: .number).font(.title3.monospacedDigit()).frame(minWidth: 30)
      Button(action: { count += 1 }) {
        Image(systemName: "plus").frame(width: 44, height: 44).background(
          Color(.systemGray5), in: Circle()
        )
        .padding(pick("coffee.plus", 60, 0))
        .contentShape(Rectangle())
        .padding(pick("coffee.plus", -60, 0))
      }
      .accessibilityLabel("More")
      .accessibilityIdentifier("plus")
    }
    .foregroundStyle(Color.primary)
  }

  private var allergens: some View {
    Text("Contains oats. May contain traces of nuts.")
      .font(.footnote)
      .accessibilityIdentifier("allergens")
  }

  private var bar: some View {
    VStack(spacing: 0) {
      Divider()
      Button(action: {}) { Text("Add \(count) to order") }
        .buttonStyle(PrimaryButtonStyle(tint: brown))
        .accessibilityIdentifier("add")
        .padding(.horizontal, 20)
        .padding(.vertical, 10)
    }
    .background(Color(.systemBackground))
  }
}

extension DrinkScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "coffee", sizes: [.large, .xxxLarge],
    faults: [
      Fault(
        "coffee.bar", ["overlapping", "covered"],
        [
          .id("allergens"), .key("Contains oats. May contain traces of nuts."), .id("minus"),
          .id("plus"),
        ], "en", se: true, "the bar lies over the end of the page, however far one scrolls"),
      Fault(
        "coffee.cup", ["lowContrast"], [.id("cup"), .text("cup.and.saucer.fill")], "en",
        "the cup has nearly the color of its ground"),
      Fault(
        "coffee.badge", ["overlapping"],
        [.id("badge"), .id("name"), .key("Seasonal"), .key("Maple oat latte")], "de",
        "the badge hangs at the name instead of the picture and lies over its letters"),
      Fault(
        "coffee.price", ["lowContrast"], [.id("price")], "en", dark: true, "brown price on black"),
      Fault(
        "coffee.sizes", ["overflowing", "clipped", "outside", "truncated"],
        [
          .id("size-0"), .id("size-1"), .id("size-2"), .key("Small"), .key("Medium"), .key("Large"),
        ], "de", se: true, text: .xxxLarge,
        "three chips in a row that may not wrap are wider than the phone"),
      Fault(
        "coffee.milk", ["shrunk"], [.id("milkLabel"), .key("Kind of milk")], "de", text: .xxxLarge,
        "the label shrinks to tiny letters"),
      Fault(
        "coffee.plus", ["covered"], [.id("minus")], "ja",
        "the touch area of plus reaches over minus"),
      Fault(
        "coffee.kcal", ["localization", "placeholder"], [.key("%lld kcal")], "ja", "%@ for a number"
      ),
      Fault(
        "coffee.allergens", ["placeholder"],
        [.key("Contains oats. May contain traces of nuts."), .id("allergens")], "de",
        "markup of HTML in the translation"),
    ]
  ) { AnyView(DrinkScreen()) }
}
