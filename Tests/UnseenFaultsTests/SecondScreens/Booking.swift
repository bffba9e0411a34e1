import SwiftUI

struct BookingScreen: View {
  @State private var guests = 4
  @State private var area = 1
  @State private var highChair = true
  @State private var chosen = "19:00"

  private struct Slot: Identifiable {
    let id: String
    var full = false
  }

  private var slots: [Slot] {
    [
      Slot(id: "18:00"), Slot(id: "18:30", full: true), Slot(id: "19:00"), Slot(id: "19:30"),
      Slot(id: "20:00"), Slot(id: "20:30"),
    ]
  }

  var body: some View {
    NavigationStack {
      Form {
        Section { steps }
        Section("Your party") {
          Stepper(value: $guests, in: 1...12) {
            Text("\(guests) guests").accessibilityIdentifier("guests")
          }
          Toggle("High chair needed", isOn: $highChair)
          HStack {
            Text("Window table")
              .accessibilityIdentifier("window")
            if bug("table.popularOffset") {
              Spacer()
              popular.offset(x: -60)
            } else {
              popular
              Spacer()
            }
          }
        }
        Section("Pick a time") {
          times
        }
        Section {
          summary
          Text("We hold your table for fifteen minutes. Please call us if you are late.")
            .font(.footnote)
            .frame(width: bug("table.policyWide") ? 460 : nil, alignment: .leading)
            .accessibilityIdentifier("policy")
          Text("Tell the kitchen about any allergies.")
            .font(.footnote)
            .lineLimit(bug("table.kitchenLine") ? 1 : nil)
            .accessibilityIdentifier("kitchen")
        }
      }
      .navigationTitle("Book a table")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {}
        }
      }
      .safeAreaInset(edge: .bottom) { footer }
    }
  }

  private var popular: some View {
    Text("Popular")
      .font(.caption.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(.indigo, in: Capsule())
      .accessibilityIdentifier("popular")
  }

  private var steps: some View {
    VStack(spacing: 10) {
      GeometryReader { space in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray.opacity(0.3))
          if bug("table.progressPosition") {
            Capsule().fill(.indigo)
              .frame(width: space.size.width / 2, height: 6)
              .position(x: space.size.width / 4, y: 3)
              .accessibilityIdentifier("progress")
          } else {
            Capsule().fill(.indigo)
              .frame(width: space.size.width / 2)
              .accessibilityIdentifier("progress")
          }
        }
      }
      .frame(height: 6)
      HStack(alignment: .top, spacing: 4) {
        step(1, "Guests", done: true)
        step(2, "Time", done: true)
        step(3, "Your details", done: false)
        step(4, "Pay and confirm", done: false)
      }
    }
  }

  private func step(_ number: Int, _ name: LocalizedStringKey, done: Bool) -> some View {
    VStack(spacing: 4) {
      Image(systemName: done ? "checkmark.circle.fill" : "\(number).circle")
        .foregroundStyle(.indigo)
        .accessibilityHidden(true)
      Text(name)
        .font(.caption)
        .multilineTextAlignment(.center)
        .fixedSize(horizontal: bug("table.stepFixed"), vertical: bug("table.stepFixed"))
        .accessibilityIdentifier("step-\(number)")
    }
    .frame(minWidth: 0, maxWidth: .infinity)
  }

  private var times: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 3), spacing: 8) {
      ForEach(slots) { slot in
        Button {
          chosen = slot.id
        } label: {
          VStack(spacing: 0) {
            Text(verbatim: slot.id).font(.headline)
            if slot.full {
              Text("Fully booked")
                .font(.caption2)
                .multilineTextAlignment(.center)
                .opacity(pick("table.fullFaint", 0.2, 1))
                .accessibilityIdentifier("full")
            }
          }
          .foregroundStyle(slot.id == chosen ? Color.white : Color.primary)
          .frame(maxWidth: .infinity, minHeight: 50, maxHeight: .infinity)
          .background(
            slot.id == chosen ? Color.indigo : Color.gray.opacity(0.15),
            in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("time-\(slot.id)")
      }
    }
    .padding(.vertical, 4)
    .overlay {
      if bug("table.clearLayer") {
        Color.clear.contentShape(Rectangle()).onTapGesture {}
      }
    }
  }

  @ViewBuilder private var summary: some View {
    let row = HStack {
      Label("Total deposit", systemImage: "creditcard")
        .accessibilityIdentifier("deposit")
      Spacer()
      Text("\("20") per guest")
        .accessibilityIdentifier("deposit-amount")
    }
    if bug("table.forcedLeft") {
      row.environment(\.layoutDirection, .leftToRight)
    } else {
      row
    }
  }

  private var footer: some View {
    HStack(spacing: 12) {
      Button {
      } label: {
        Label("Back", systemImage: "chevron.backward")
          .frame(minHeight: 50)
          .padding(.horizontal, 8)
      }
      .accessibilityIdentifier("back")
      Button {
      } label: {
        Text("Continue to details")
          .font(.headline)
          .lineLimit(bug("table.continueWidth") ? 1 : nil)
          .foregroundStyle(.white)
          .padding(.horizontal, 8)
          .frame(minWidth: 0, maxWidth: bug("table.continueWidth") ? 140 : .infinity, minHeight: 50)
          .background(.indigo, in: RoundedRectangle(cornerRadius: 12))
          .accessibilityIdentifier("continue-text")
      }
      .accessibilityIdentifier("continue")
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

extension BookingScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "table", sizes: [.large],
    faults: [
      Fault(
        "table.stepFixed", ["overlapping"], [.id("step-3"), .id("step-4")], "de",
        "labels of steps cannot wrap and run into each other"),
      Fault(
        "table.fullFaint", ["lowContrast"],
        [.id("full"), .id("time-18:30"), .text("Fully booked")], "en", "text with opacity 0.2"),
      Fault(
        "table.continueWidth", ["truncated", "unusedVariant"],
        [.id("continue-text"), .id("continue"), .key("Continue to details")], "de",
        "button of 140 points in one line"),
      Fault(
        "table.clearLayer", ["covered"],
        [
          .id("time-18:00"), .id("time-19:00"), .id("time-19:30"), .id("time-20:00"),
          .text("19:00"),
        ], "en", "invisible layer over the times"),
      Fault(
        "table.policyWide", ["overflowing", "clipped"], [.id("policy")], "en", "460 points wide"),
      Fault(
        "table.kitchenLine", ["truncated"], [.id("kitchen")], "en", text: .accessibility2,
        "one line with large text"),
      Fault(
        "table.forcedLeft", ["notMirrored"], [.id("deposit"), .id("deposit-amount")], "ar",
        "a row is forced from left to right"),
      Fault(
        "table.todoToggle", ["placeholder"], [.key("High chair needed"), .text("TODO")], "de",
        "translation is TODO"),
      Fault(
        "table.guestFormat", ["localization", "placeholder"],
        [.id("guests"), .key("%lld guests"), .text("%")], "ar", "plural with %@"),
    ]
  ) { AnyView(BookingScreen()) }
}
