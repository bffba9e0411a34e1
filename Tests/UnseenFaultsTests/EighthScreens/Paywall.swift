import SwiftUI

private let faint = Color.white.opacity(0.85)
private let gold = Color(red: 1, green: 0.82, blue: 0.35)
private let night = Color(red: 0.10, green: 0.08, blue: 0.28)

struct PaywallScreen: View {
  @State private var yearly = true

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [night, Color(red: 0.30, green: 0.12, blue: 0.42)], startPoint: .top,
        endPoint: .bottom
      )
      .ignoresSafeArea()
      VStack(spacing: 0) {
        HStack {
          Spacer()
          close
        }
        .padding(.horizontal, 8)
        .opacity(bug("paywall.close") ? 0 : 1)
        .accessibilityHidden(bug("paywall.close"))
        ScrollView {
          VStack(spacing: 20) {
            header
            plans
            comparison
            terms
          }
          .padding(.horizontal, 16)
          .padding(.bottom, 16)
        }
        footer
      }
      if bug("paywall.close") {
        close
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
          .ignoresSafeArea()
      }
    }
    .foregroundStyle(.white)
  }

  private var close: some View {
    Button {
    } label: {
      Image(systemName: "xmark")
        .font(.headline)
        .frame(width: 44, height: 44)
    }
    .accessibilityLabel("Close")
    .accessibilityIdentifier("close")
  }

  private var header: some View {
    VStack(spacing: 8) {
      Image(systemName: "moon.stars.fill")
        .font(.system(size: 40))
        .foregroundStyle(gold)
        .accessibilityHidden(true)
        .accessibilityIdentifier("moon")
        .padding(.bottom, bug("paywall.moon") ? -36 : 0)
      Text("Sleep better with Nocturne Plus").font(.title.bold()).accessibilityIdentifier(
        "headline"
      )
      .multilineTextAlignment(.center)
      Text("All sounds, all stories, no ads")
        .foregroundStyle(faint)
        .multilineTextAlignment(.center)
    }
  }

  private var plans: some View {
    VStack(spacing: 12) {
      Button {
        yearly = true
      } label: {
        yearPlan
      }
      .accessibilityIdentifier("planYear")
      Button {
        yearly = false
      } label: {
        plan("Monthly plan", Text("\("€ 6.99") per month"), selected: !yearly)
          .frame(height: bug("paywall.cardClip") ? 30 : nil)
          .clipShape(RoundedRectangle(cornerRadius: 14))
      }
      .accessibilityIdentifier("planMonth")
    }
    .buttonStyle(.plain)
  }

  private var badge: some View {
    Text("Best value")
      .font(.caption.bold())
      .foregroundStyle(Color.black)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(gold, in: Capsule())
      .accessibilityIdentifier("badge")
  }

  @ViewBuilder private var yearPlan: some View {
    let content = plan(
      "Yearly plan for the family", Text("\("€ 39.99") per year after \(7) free days"),
      selected: yearly)
    if bug("paywall.badge") {
      content.overlay(alignment: .topTrailing) { badge.padding(12) }
    } else {
      VStack(alignment: .leading, spacing: 6) {
        badge
        content
      }
    }
  }

  private func plan(_ title: LocalizedStringKey, _ price: Text, selected: Bool) -> some View {
    HStack(spacing: 12) {
      Image(systemName: selected ? "checkmark.circle.fill" : "circle")
        .font(.title3)
        .foregroundStyle(gold)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 3) {
        Text(title).font(.headline)
        price.font(.subheadline).foregroundStyle(faint)
      }
      Spacer(minLength: 0)
    }
    .padding(14)
    .background(Color.white.opacity(0.12), in: RoundedRectangle(cornerRadius: 14))
    .overlay(
      RoundedRectangle(cornerRadius: 14).strokeBorder(selected ? gold : Color.clear, lineWidth: 2))
  }

  private var comparison: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 12) {
      GridRow {
        Text("Included").font(.headline)
        Text("Free").font(.subheadline).gridColumnAlignment(.center)
        Text("Plus").font(.subheadline.bold()).gridColumnAlignment(.center)
      }
      Divider().overlay(Color.white.opacity(0.4))
      row("Soundscapes", free: true)
      row("Family sharing", free: false)
      row("Offline listening", free: false)
    }
    .padding(14)
    .background(Color.white.opacity(0.08), in: RoundedRectangle(cornerRadius: 14))
  }

  private func row(_ title: LocalizedStringKey, free: Bool) -> some View {
    GridRow {
      Text(title)
        .frame(width: bug("paywall.gridBroken") ? 84 : nil, alignment: .leading)
        .frame(maxWidth: .infinity, alignment: .leading)
      Image(systemName: free ? "checkmark" : "minus").foregroundStyle(faint)
        .accessibilityLabel(free ? "Yes" : "No")
      Image(systemName: "checkmark").foregroundStyle(gold)
        .accessibilityLabel("Yes")
    }
  }

  private var terms: some View {
    VStack(spacing: 4) {
      Button {
      } label: {
        Text("Restore purchases").frame(minHeight: 44).contentShape(Rectangle())
      }
      .accessibilityIdentifier("restore")
      Text("Terms & privacy")
        .font(.footnote)
        .foregroundStyle(faint)
        .accessibilityIdentifier("terms")
    }
  }

  private var footer: some View {
    Button {
    } label: {
      Text("Start free trial")
        .font(.headline)
        .foregroundStyle(Color.black)
        .padding(.vertical, 14)
        .frame(maxWidth: .infinity, minHeight: 50)
        .background(gold, in: RoundedRectangle(cornerRadius: 14))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("start")
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .overlay {
      if bug("paywall.fade") {
        LinearGradient(
          colors: [night.opacity(0), night.opacity(0.75)], startPoint: .top, endPoint: .bottom)
      }
    }
  }
}

extension PaywallScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "paywall", sizes: [.large],
    faults: [
      Fault(
        "paywall.close", ["underBar", "outside", "covered"], [.id("close")], "en",
        "the close button is under the clock and the battery"),
      Fault(
        "paywall.badge", ["overlapping", "covered"],
        [
          .id("badge"), .id("planYear"), .key("Best value"),
          .key("Yearly plan for the family"),
        ], "de", se: true, "the badge lies on the name of the plan"),
      Fault(
        "paywall.moon", ["overlapping"],
        [.id("moon"), .id("headline"), .key("Sleep better with Nocturne Plus")], "en",
        "the moon lies on the headline"),
      Fault(
        "paywall.cardClip", ["clipped", "overflowing", "overlapping"],
        [.id("planMonth"), .key("Monthly plan"), .key("%@ per month")], "ja",
        "a card of a fixed height cuts its texts"),
      Fault(
        "paywall.swapped", ["localization", "placeholder", "missing"],
        [.id("planYear"), .key("%@ per year after %lld free days")], "ar",
        "values in the wrong order"),
      Fault(
        "paywall.amp", ["placeholder", "localization"], [.id("terms"), .key("Terms & privacy")],
        "de",
        "&amp; is shown"),
      Fault(
        "paywall.gridBroken", ["broken", "truncated"],
        [.key("Family sharing"), .key("Offline listening"), .key("Soundscapes")], "de",
        "a narrow column breaks words"),
      Fault(
        "paywall.fade", ["covered", "lowContrast", "overlapping"],
        [.id("start"), .key("Start free trial")], "en",
        "the fade lies on the button, darkens it and takes its touches"),
      Fault(
        "paywall.key", ["missing"],
        [.id("restore"), .key("Restore purchases"), .text("Restore purchases")], "de",
        "the key of the catalog is another: English text in German"),
    ]
  ) { AnyView(PaywallScreen()) }
}
