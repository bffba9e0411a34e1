import CalqueTesting
import Foundation
import SwiftUI

/// Colors that have a contrast of 4.5 on the ground of each appearance.
enum Ink {
  static func muted(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(white: 0.76) : Color(white: 0.33)
  }
  static func accent(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(red: 0.5, green: 0.78, blue: 1) : Color(red: 0, green: 0.32, blue: 0.68)
  }
  static let fill = Color(red: 0, green: 0.32, blue: 0.68)
  static func card(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(white: 0.14) : Color(white: 0.95)
  }
}

func moment(_ day: Int, _ hour: Int = 9, _ minute: Int = 0) -> Date {
  var parts = DateComponents()
  (parts.year, parts.month, parts.day, parts.hour, parts.minute) = (2026, 6, day, hour, minute)
  return Calendar(identifier: .gregorian).date(from: parts) ?? Date(timeIntervalSince1970: 0)
}

struct ClinicScreen: View {
  @Environment(\.colorScheme) private var scheme
  @State private var visit = "person"
  @State private var day = 12
  @State private var slot = 2
  @State private var reminder = true

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
  private let hours = [(9, 0), (9, 30), (10, 30), (11, 0), (14, 15)]

  var body: some View {
    NavigationStack {
      page
        .navigationTitle("Book a visit")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Filter", systemImage: "line.3.horizontal.decrease") {}
          }
        }
    }
    .tint(Ink.accent(scheme))
  }

  @ViewBuilder private var page: some View {
    if bug("clinic.confirmOverlay") {
      scroll.overlay(alignment: .bottom) { confirm }
    } else {
      scroll.safeAreaInset(edge: .bottom, spacing: 0) { confirm }
    }
  }

  private var scroll: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        doctor
        Picker("Kind of visit", selection: $visit) {
          Text("In person").tag("person")
          Text("Video call").tag("video")
        }
        .pickerStyle(.segmented)
        calendar
        slots
        practice
        Toggle("Remind me the day before", isOn: $reminder)
        Text("Please bring your insurance card.")
          .font(.footnote)
          .foregroundStyle(Ink.muted(scheme))
          .accessibilityIdentifier("clinic.card")
      }
      .padding(16)
    }
  }

  private var doctor: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: "stethoscope")
        .font(.title2)
        .foregroundStyle(.white)
        .frame(width: 56, height: 56)
        .background(Ink.fill, in: Circle())
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) {
        Text("Dr. Amira Kessler").font(.headline)
        Text("Dermatology").font(.subheadline).foregroundStyle(Ink.muted(scheme))
        Label("Accepts new patients", systemImage: "checkmark.seal")
          .font(.footnote)
          .foregroundStyle(Ink.accent(scheme))
          .padding(.top, pick("clinic.badge", -26, 0))
          .accessibilityIdentifier("clinic.badge")
        Text("\(214) reviews").font(.footnote).foregroundStyle(Ink.muted(scheme))
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .background(Ink.card(scheme), in: RoundedRectangle(cornerRadius: 14))
  }

  private var calendar: some View {
    VStack(spacing: 8) {
      HStack {
        Text(moment(12), format: .dateTime.month(.wide).year()).font(.headline)
        Spacer()
        monthButton(
          "Previous month", pick("clinic.chevrons", "chevron.left", "chevron.backward"),
          "clinic.previous")
        monthButton(
          "Next month", pick("clinic.chevrons", "chevron.right", "chevron.forward"), "clinic.next")
      }
      LazyVGrid(columns: columns, spacing: 2) {
        ForEach(1..<8) { number in
          Text(moment(number), format: .dateTime.weekday(.narrow))
            .font(.caption)
            .foregroundStyle(Ink.muted(scheme))
            .accessibilityHidden(true)
        }
        ForEach(8..<29) { number in
          Button {
            day = number
          } label: {
            Text(moment(number), format: .dateTime.day())
              .foregroundStyle(number == day ? Color.white : Color.primary)
              .frame(maxWidth: .infinity, minHeight: 44)
              .background {
                if number == day {
                  Circle().fill(
                    pick("clinic.selected", Color(red: 0.55, green: 0.83, blue: 0.86), Ink.fill)
                  )
                  .frame(width: 44, height: 44)
                }
              }
              .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier("clinic.day.\(number)")
        }
      }
    }
  }

  private func monthButton(_ title: LocalizedStringKey, _ symbol: String, _ id: String) -> some View
  {
    let side: CGFloat = pick("clinic.monthHit", 20, 44)
    return Button {
    } label: {
      Image(systemName: symbol).frame(width: side, height: side).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .foregroundStyle(Ink.accent(scheme))
    .accessibilityLabel(Text(title))
    .accessibilityIdentifier(id)
  }

  private var slots: some View {
    let afternoon = "Still free this day"
    return VStack(alignment: .leading, spacing: 8) {
      Group {
        if bug("clinic.heading") { Text(afternoon) } else { Text("Still free this day") }
      }
      .font(.headline)
      .accessibilityAddTraits(.isHeader)
      Text("\(5) free times").font(.footnote).foregroundStyle(Ink.muted(scheme))
      LazyVGrid(
        columns: [
          bug("clinic.slotWidth")
            ? GridItem(.adaptive(minimum: 56, maximum: 56)) : GridItem(.adaptive(minimum: 100))
        ],
        spacing: 8
      ) {
        ForEach(hours.indices, id: \.self) { index in
          Button {
            slot = index
          } label: {
            Text(moment(day, hours[index].0, hours[index].1), format: .dateTime.hour().minute())
              .lineLimit(1)
              .foregroundStyle(index == slot ? Color.white : Color.primary)
              .frame(maxWidth: .infinity, minHeight: 44)
              .background(
                index == slot ? AnyShapeStyle(Ink.fill) : AnyShapeStyle(Ink.card(scheme)),
                in: RoundedRectangle(cornerRadius: 10))
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier("clinic.slot.\(index)")
        }
      }
    }
  }

  private var practice: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Practice").font(.headline).accessibilityAddTraits(.isHeader)
      Label("14 Harbour Street, 2nd floor", systemImage: "mappin.and.ellipse").font(.subheadline)
      Label("Step-free entrance in the courtyard", systemImage: "figure.walk").font(.subheadline)
      Text("Free cancellation up to 24 hours before.")
        .font(.footnote)
        .foregroundStyle(Ink.muted(scheme))
        .accessibilitySortPriority(pick("clinic.order", 5, 0))
        .accessibilityIdentifier("clinic.policy")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .contain)
  }

  private var confirm: some View {
    VStack(spacing: 8) {
      Text(
        moment(day, hours[slot].0, hours[slot].1),
        format: .dateTime.weekday(.wide).day().month().hour().minute()
      )
      .font(.subheadline)
      Button {
      } label: {
        Text("Confirm appointment")
          .font(.headline)
          .foregroundStyle(.white)
          .frame(maxWidth: .infinity, minHeight: 50)
          .background(Ink.fill, in: RoundedRectangle(cornerRadius: 12))
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("clinic.confirm")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(.bar)
  }
}

extension ClinicScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "clinic", sizes: [.large],
    faults: [
      Fault(
        "clinic.confirmOverlay", ["underBar", "overlapping", "covered", "unreachable"],
        [.id("clinic.card"), .text("Please bring"), .key("Please bring your insurance card.")],
        "The bottom bar is an overlay: the end of the page can't be scrolled above it."),
      Fault(
        "clinic.badge", ["overlapping"],
        [.id("clinic.badge"), .text("Accepts new"), .text("Dermatology"), .key("Dermatology")],
        "Negative padding draws a label over the specialty."),
      Fault(
        "clinic.chevrons", ["fixedArrow", "fixedPicture", "notMirrored"],
        [.id("clinic.previous"), .id("clinic.next"), .text("chevron")], "ar",
        "Month arrows are left/right."),
      Fault(
        "clinic.selected", ["lowContrast"], [.id("clinic.day.12"), .text("12")],
        "White day number on pale turquoise."),
      Fault(
        "clinic.monthHit", ["smallTouchArea"], [.id("clinic.previous"), .id("clinic.next")],
        "Month arrows are 20 x 20."),
      Fault(
        "clinic.heading", ["literal"], [.text("Still free")], "en-XA",
        "A heading comes from a String variable."),
      Fault(
        "clinic.slotWidth", ["truncated", "broken"], [.id("clinic.slot.2"), .text("10:30")],
        "Narrow fixed slots cut 10:30 AM."),
      Fault(
        "clinic.order", ["readingOrder"], [.id("clinic.policy"), .text("Free cancellation")],
        "The small print is read before the heading of its section."),
      Fault(
        "clinic.confirmDe", ["missing"],
        [.key("Confirm appointment"), .text("Confirm appointment"), .id("clinic.confirm")], "de",
        "No German translation of the main button."),
      Fault(
        "clinic.pluralAr", ["missing", "localization"],
        [.key("%lld free times"), .text("5"), .text("٥")], "ar",
        "Arabic has only 'other': 5 needs 'few'."),
    ]
  ) { AnyView(ClinicScreen()) }
}
