import Foundation
import SwiftUI

// Data plans of an eSIM.
struct EsimScreen: View {
  @State private var roaming = true
  @State private var alerts = false
  @State private var limit = 3
  @Environment(\.colorScheme) private var scheme
  var accent: Color {
    scheme == .dark
      ? Color(red: 0.55, green: 0.75, blue: 1.0) : Color(red: 0.05, green: 0.3, blue: 0.7)
  }
  let renewal = Date(timeIntervalSince1970: 1_747_051_200)

  var body: some View {
    NavigationStack {
      List {
        Section { usage }
        Section("Plan") {
          Button {
          } label: {
            plan
          }
          .accessibilityIdentifier("plan")
          renews
          Text("Shared with \("Mia"), \(10) GB each").accessibilityIdentifier("shared")
        }
        Section {
          Toggle("Data roaming", isOn: $roaming).accessibilityIdentifier("roaming")
          Toggle("Warn me at 80 percent", isOn: $alerts).accessibilityIdentifier("warn")
          Stepper("Daily limit: \(limit) GB", value: $limit, in: 1...9).accessibilityIdentifier(
            "limit")
        } header: {
          Text("Abroad")
        } footer: {
          Text("Outside of the EU each started megabyte is charged at the local rate.")
            .font(bug("esim.legal") ? .system(size: 11) : .footnote)
            .foregroundStyle(Color(.label))
            .accessibilityIdentifier("legal")
        }
        Section {
          Button("Remove this eSIM", role: .destructive) {}
            .foregroundStyle(
              scheme == .dark
                ? Color(red: 1, green: 0.55, blue: 0.5) : Color(red: 0.7, green: 0.05, blue: 0.05)
            )
            .accessibilityIdentifier("remove")
        }
      }
      .navigationTitle("Mobile data")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Help") {}.accessibilityIdentifier("help").tint(accent)
        }
      }
    }
  }

  var usage: some View {
    VStack(alignment: .leading, spacing: 12) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 14) {
          dial
          remaining
          Spacer(minLength: 0)
        }
        VStack(alignment: .leading, spacing: 12) {
          dial
          remaining
        }
      }
      ProgressView(value: 0.64).tint(accent).accessibilityIdentifier("progress")
      Button {
      } label: {
        Text("Top up")
          .font(.headline)
          .foregroundStyle(pick("esim.topup", Color.yellow, accent))
          .frame(maxWidth: .infinity, minHeight: 44)
          .background(Color(.tertiarySystemFill).opacity(0.5), in: Capsule())
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("topup")
    }
    .padding(.vertical, 6)
  }

  @ViewBuilder var dial: some View {
    if bug("esim.dial") {
      Text(0.64, format: .percent)
        .font(.title3.bold())
        .fixedSize()
        .frame(width: 56, height: 56)
        .background(Color(.tertiarySystemFill))
        .clipShape(Circle())
        .accessibilityIdentifier("dial")
    } else {
      Text(0.64, format: .percent)
        .font(.title3.bold())
        .fixedSize()
        .padding(14)
        .background(Color(.tertiarySystemFill), in: Capsule())
        .accessibilityIdentifier("dial")
    }
  }

  var remaining: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Remaining").font(.subheadline)
        .accessibilityIdentifier("remaining")
      Text("\(7) GB left").font(.title3.bold())
        .accessibilityIdentifier("left")
        .accessibilitySortPriority(pick("esim.order", 5, 0))
      Text("for \(12) more days").font(.subheadline)
        .accessibilityIdentifier("days")
    }
    .accessibilityElement(children: .contain)
  }

  var plan: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text("Europe, 20 GB").foregroundStyle(Color(.label))
        Text("Thirty days, ends by itself").font(.subheadline).foregroundStyle(Color(.label))
      }
      Spacer()
      Image(systemName: pick("esim.chevron", "chevron.right", "chevron.forward"))
        .foregroundStyle(accent)
        .accessibilityIdentifier("chevron")
    }
  }

  @ViewBuilder var renews: some View {
    if bug("esim.date") {
      let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "EEEE, MMMM d"
        return formatter
      }()
      Text("Ends on \(formatter.string(from: renewal))").accessibilityIdentifier("renews")
    } else {
      Text("Ends on \(renewal, format: .dateTime.weekday(.wide).day().month(.wide))")
        .accessibilityIdentifier("renews")
    }
  }
}

extension EsimScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "esim", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "esim.dial", ["clipped", "truncated", "overflowing"], [.id("dial"), .text("64")], "de",
        text: .accessibility2, "percentage cut by its circle in large text"),
      Fault(
        "esim.roaming", ["missing", "untranslated"], [.id("roaming"), .key("Data roaming")], "ja",
        "no Japanese: English is shown"),
      Fault(
        "esim.chevron", ["fixedArrow", "notMirrored", "turnedPicture"],
        [.id("chevron"), .id("plan")], "ar", "disclosure arrow points away from the edge in Arabic"),
      Fault(
        "esim.legal", ["fixedTextSize", "shrunk"],
        [
          .id("legal"), .text("megabyte"),
          .key("Outside of the EU each started megabyte is charged at the local rate."),
        ], "en", text: .accessibility2, "small print stays at 11 points in large text"),
      Fault(
        "esim.order", ["readingOrder"],
        [.id("left"), .id("remaining"), .key("Remaining"), .key("%lld GB left")], "en",
        "7 GB left is read before its heading"),
      Fault(
        "esim.date", ["literal", "untranslated", "localization", "missing"],
        [.id("renews"), .text("Monday"), .key("Ends on %@")], "ja",
        "English weekday and month in the Japanese sentence"),
      Fault(
        "esim.shared", ["localization"], [.id("shared"), .key("Shared with %@, %lld GB each")],
        "de", "translation has its values in the other order without positions"),
      Fault(
        "esim.help", ["truncated", "overlapping", "overflowing", "clipped"],
        [.id("help"), .key("Help"), .key("Mobile data")], "de", se: true,
        "long button of the bar leaves no place for the title"),
    ]
  ) { AnyView(EsimScreen()) }
}
