import CalqueTesting
import Foundation
import SwiftUI

/// What a school's canteen cooks this week.
struct CanteenScreen: View {
  static let unseen = UnseenScreen(
    name: "canteen", sizes: [.large],
    faults: [
      Fault(
        "canteen.weekday", ["literal"], [.id("day-0"), .id("day-1"), .id("day-2"), .text("Mon")],
        "ja",
        "the weekdays are formatted with en_US"),
      Fault(
        "canteen.amp", ["placeholder"],
        [.id("dish-0"), .key("Noodles & tomato sauce"), .text("&amp;")], "de",
        "the translation was exported as HTML: &amp;amp;"),
      Fault(
        "canteen.han", ["mixedFonts"], [.id("dish-1"), .key("Teriyaki chicken"), .text("鸡")], "ja",
        "a simplified letter in Japanese"),
      Fault(
        "canteen.english", ["untranslated", "literal", "missing"],
        [.id("allergens"), .key("Allergens"), .text("Allergens")], "ja",
        "the English word was copied into the translation"),
      Fault(
        "canteen.chips", ["overflowing", "clipped"],
        [
          .id("chip-0"), .id("chip-1"), .id("chip-2"), .key("Vegetarian"), .key("Without nuts"),
          .key("Without milk"), .id("deadline"), .id("dish-0"), .id("allergens"), .id("week"),
          .text("Schalenfrüchte"), .text("Laktosefrei"), .text("Vegetarische"),
        ], "de", se: true,
        "the chips stand in one row and are wider than the screen"),
      Fault(
        "canteen.order", ["readingOrder"],
        [
          .id("deadline"), .key("Order before nine o’clock."), .id("dish-0"), .id("allergens"),
          .text("Order before"),
        ], "en",
        "a sort priority reads the note at the end first"),
      Fault(
        "canteen.todo", ["placeholder"], [.id("dish-2"), .key("Lentil soup"), .text("TODO")], "ar",
        "the translator wrote TODO"),
      Fault(
        "canteen.week", ["unreachable"],
        [.id("week"), .id("day-4"), .id("day-5"), .id("day-6"), .any], "en",
        "the strip of days does not scroll, the weekend cannot be chosen"),
      Fault(
        "canteen.leaf", ["lowContrast"], [.id("leaf-2"), .text("leaf.fill")], "en",
        "the leaf has nearly the color of its card"),
    ]
  ) { AnyView(CanteenScreen()) }

  struct Dish: Identifiable {
    let id: Int
    let name: LocalizedStringKey
    let price: Double
    let isGreen: Bool
  }

  private let dishes = [
    Dish(id: 0, name: "Noodles & tomato sauce", price: 3.2, isGreen: true),
    Dish(id: 1, name: "Teriyaki chicken", price: 4.1, isGreen: false),
    Dish(id: 2, name: "Lentil soup", price: 2.9, isGreen: true),
  ]
  /// A Monday, at noon.
  private let monday = Date(timeIntervalSince1970: 1_715_601_600)
  @State private var chosen = 0
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          week
          VStack(spacing: 0) {
            ForEach(dishes) { dish in
              row(dish)
              if dish.id != 2 { Divider() }
            }
          }
          .card()
          .padding(.horizontal, 16)
          filters
            .padding(.horizontal, 16)
          Text("Order before nine o’clock.")
            .font(.footnote)
            .padding(.horizontal, 16)
            .accessibilityIdentifier("deadline")
            .accessibilitySortPriority(pick("canteen.order", 10, 0))
        }
        .padding(.vertical, 16)
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Canteen")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
          } label: {
            Image(systemName: "bell")
          }.accessibilityLabel("Remind me")
        }
      }
    }
  }

  private var week: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        ForEach(0..<7, id: \.self) { day($0) }
      }
      .padding(.horizontal, 16)
    }
    .scrollDisabled(bug("canteen.week"))
    .accessibilityIdentifier("week")
  }

  private func day(_ index: Int) -> some View {
    let date = monday.addingTimeInterval(Double(index) * 86_400)
    var weekday = Date.FormatStyle.dateTime.weekday(.abbreviated)
    if bug("canteen.weekday") { weekday = weekday.locale(Locale(identifier: "en_US")) }
    return Button {
      chosen = index
    } label: {
      VStack(spacing: 4) {
        Group {
          if bug("canteen.weekday") {
            Text(verbatim: date.formatted(weekday))
          } else {
            Text(date, format: .dateTime.weekday(.abbreviated))
          }
        }
        .font(.caption)
        .accessibilityIdentifier("day-\(index)")
        Text(13 + index, format: .number).font(.headline)
      }
      .foregroundStyle(index == chosen ? Color.white : Color.primary)
      .padding(8)
      .frame(minWidth: 60, minHeight: 60)
      .background(
        index == chosen
          ? Color(red: 0.6, green: 0.2, blue: 0.1) : Color(.secondarySystemGroupedBackground),
        in: RoundedRectangle(cornerRadius: 12))
    }
    .buttonStyle(.plain)
  }

  private func row(_ dish: Dish) -> some View {
    HStack(spacing: 10) {
      if dish.isGreen {
        Image(systemName: "leaf.fill")
          .foregroundStyle(
            bug("canteen.leaf") && dish.id == 2
              ? Color(red: 0.94, green: 0.97, blue: 0.94) : Color(red: 0.2, green: 0.6, blue: 0.3)
          )
          .accessibilityLabel("Vegetarian")
          .accessibilityIdentifier("leaf-\(dish.id)")
      } else {
        Image(systemName: "fork.knife").accessibilityHidden(true)
      }
      let layout =
        typeSize.isAccessibilitySize
        ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
      layout {
        Text(dish.name).accessibilityIdentifier("dish-\(dish.id)")
        Spacer(minLength: 0)
        Text(dish.price, format: .currency(code: "EUR")).font(.subheadline)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.vertical, 12)
  }

  private var filters: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Allergens").font(.headline).accessibilityIdentifier("allergens")
      let layout =
        bug("canteen.chips")
        ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(alignment: .leading))
      layout {
        chip(0, "Vegetarian")
        chip(1, "Without nuts")
        chip(2, "Without milk")
      }
      .fixedSize(horizontal: bug("canteen.chips"), vertical: false)
    }
    .card()
  }

  private func chip(_ index: Int, _ title: LocalizedStringKey) -> some View {
    Text(title)
      .font(.subheadline)
      .accessibilityIdentifier("chip-\(index)")
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(Color.orange.opacity(0.2), in: Capsule())
  }
}
