import SwiftUI

/// A report of a damage to the insurance.
struct ClaimScreen: View {
  @State private var plate = "B-XY 12"
  @State private var phone = ""
  @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var kind = 0
  @State private var vehicles = 1
  @State private var severity = 0.4
  @State private var injured = 0
  @State private var police = true
  private let red = Color(
    UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(red: 1, green: 0.55, blue: 0.5, alpha: 1)
        : UIColor(red: 0.7, green: 0.05, blue: 0.05, alpha: 1)
    })

  var body: some View {
    NavigationStack {
      Form {
        vehicle
        accident
        Section("Extent of the damage") {
          slider
          photos
        }
        Section {
          Toggle("The police were there", isOn: $police)
          Button("Send report") {}
            .frame(maxWidth: .infinity, minHeight: 44)
            .fontWeight(.semibold)
            .accessibilityIdentifier("send")
        } footer: {
          Text("We will call you within two working days.").accessibilityIdentifier("promise")
        }
      }
      .navigationTitle("Report damage")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {}.accessibilityIdentifier("cancel")
        }
      }
    }
  }

  private var vehicle: some View {
    Section("Your vehicle") {
      VStack(alignment: .leading, spacing: 4) {
        Text("License plate")
          .font(.subheadline.bold())
          .frame(width: bug("claim.label") ? 104 : nil, alignment: .leading)
          .accessibilityIdentifier("plateLabel")
        TextField("License plate", text: $plate)
          .frame(minHeight: 44)
          .accessibilityIdentifier("plate")
        if !bug("claim.errorOverlay") { error }
      }
      .overlay(alignment: .bottomLeading) {
        if bug("claim.errorOverlay") { error.offset(y: 6) }
      }
      TextField("Phone number", text: $phone)
        .frame(minHeight: 44)
        .accessibilityIdentifier("phone")
    }
  }

  private var error: some View {
    Text("The plate has too few characters.")
      .font(.footnote)
      .foregroundStyle(pick("claim.errorColor", Color(red: 1, green: 0.6, blue: 0.55), red))
      .accessibilityIdentifier("plateError")
  }

  private var accident: some View {
    Section("Accident") {
      DatePicker("Day", selection: $date, displayedComponents: .date)
        .accessibilityIdentifier("day")
      Picker("Cause", selection: $kind) {
        Text("Collision").tag(0)
        Text("Hail").tag(1)
        Text("Theft").tag(2)
      }
      .pickerStyle(.menu)
      .accessibilityIdentifier("cause")
      Stepper(value: $vehicles, in: 1...9) {
        Text("\(vehicles) vehicles involved").accessibilityIdentifier("vehicles")
      }
      VStack(alignment: .leading, spacing: 8) {
        Text("Is anyone injured?").accessibilityIdentifier("injuredLabel")
        Picker("Is anyone injured?", selection: $injured) {
          Text("No").tag(0)
          Text("Slightly").tag(1)
          Text("Badly").tag(2)
        }
        .pickerStyle(.segmented)
        .accessibilityIdentifier("injured")
      }
    }
  }

  @ViewBuilder private var slider: some View {
    let row = VStack(alignment: .leading, spacing: 4) {
      Slider(value: $severity)
        .accessibilityLabel("Extent of the damage")
        .accessibilityIdentifier("severity")
      HStack {
        Text("Scratch").accessibilityIdentifier("scratch")
        Spacer()
        Text("Total loss").accessibilityIdentifier("total")
      }
      .font(.footnote)
    }
    if bug("claim.slider") {
      row.environment(\.layoutDirection, .leftToRight)
    } else {
      row
    }
  }

  private var photos: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 12) {
        ForEach(0..<2) { index in
          photo(index)
        }
        Button {
        } label: {
          Image(systemName: "camera")
            .font(.title2)
            .frame(width: 88, height: 88)
            .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Take a photo")
        .accessibilityIdentifier("camera")
      }
    }
    .frame(height: 100)
  }

  private func photo(_ index: Int) -> some View {
    LinearGradient(
      colors: [Color(red: 0.2, green: 0.3, blue: 0.45), Color(red: 0.1, green: 0.15, blue: 0.2)],
      startPoint: .top, endPoint: .bottom
    )
    .frame(width: 88, height: 88)
    .overlay(alignment: .topTrailing) {
      Button {
      } label: {
        Image(systemName: "xmark")
          .font(.footnote.bold())
          .foregroundStyle(Color.white)
          .frame(width: 28, height: 28)
          .background(Color.black, in: Circle())
          .frame(width: 44, height: 44)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Remove photo")
      .accessibilityIdentifier("remove\(index)")
      .offset(x: pick("claim.remove", 20, 0), y: pick("claim.remove", -20, 0))
    }
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .overlay {
      if bug("claim.photoCover") {
        RoundedRectangle(cornerRadius: 12).fill(Color.black.opacity(0.25))
      }
    }
  }
}

extension ClaimScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "claim", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "claim.label", ["broken", "truncated"], [.id("plateLabel"), .key("License plate")], "de",
        text: .accessibility2,
        "the German word is broken without a hyphen"),
      Fault(
        "claim.errorOverlay", ["overlapping", "clipped", "overflowing"],
        [.id("plateError"), .id("plate"), .key("The plate has too few characters.")],
        "en", text: .accessibility2, "the error lies over what was typed"),
      Fault(
        "claim.errorColor", ["lowContrast"],
        [.id("plateError"), .key("The plate has too few characters.")], "de",
        "pink on white"),
      Fault(
        "claim.slider", ["notMirrored"],
        [.id("scratch"), .id("total"), .id("severity"), .key("Scratch"), .key("Total loss")], "ar",
        "the slider and its ends are as in English"),
      Fault(
        "claim.remove", ["clipped", "smallTouchArea", "outside"], [.id("remove0"), .id("remove1")],
        "en",
        "the cross in the corner is cut by the round corner of the photo"),
      Fault(
        "claim.photoCover", ["covered"], [.id("remove0"), .id("remove1")], "en",
        "a shade over the photo takes the touches of the cross"),
      Fault(
        "claim.segment", ["truncated", "overflowing"],
        [.id("injured"), .key("Slightly"), .text("Leicht")], "de", se: true,
        "the translator wrote a sentence into a segment"),
      Fault(
        "claim.plural", ["missing", "localization"],
        [.id("vehicles"), .key("%lld vehicles involved")], "de",
        "1 Fahrzeuge beteiligt"),
      Fault(
        "claim.title", ["truncated"], [.key("Report damage"), .text("Schadensmeldung")], "de",
        se: true,
        "the title of the bar is too long"),
      Fault(
        "claim.empty", ["untranslated", "missing"],
        [.id("promise"), .key("We will call you within two working days.")], "ja",
        "the footer is empty or English in Japanese"),
    ]
  ) { AnyView(ClaimScreen()) }
}
