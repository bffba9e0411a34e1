import SwiftUI

/// A goal that one saves for.
struct SavingsScreen: View {
  @State private var isOpen = true
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale
  private let green = Color(red: 0.02, green: 0.42, blue: 0.3)
  private let week: [Double] = [12, 0, 25, 8, 30, 5, 18]

  var body: some View {
    TabView {
      dashboard
        .tabItem { Label("Goals", systemImage: "target") }
      Text("Activity")
        .tabItem { Label("Activity", systemImage: "list.bullet") }
      Text("Profile")
        .tabItem { Label("Profile", systemImage: "person.crop.circle") }
    }
    .tint(green)
  }

  private var dashboard: some View {
    ScrollView {
      VStack(spacing: 16) {
        Text("Trip to Lisbon").font(.largeTitle.bold())
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityIdentifier("goal")
        ring
        actions
        stats
        chart
        history
      }
      .padding(16)
      .padding(.bottom, pick("savings.tip", 0, 72))
    }
    .overlay(alignment: .bottom) { tip }
    .background(Color(.systemGroupedBackground))
  }

  private var ring: some View {
    ZStack {
      Circle().stroke(Color(.systemGray5), lineWidth: 14)
      Circle().trim(from: 0, to: 0.64)
        .stroke(green, style: StrokeStyle(lineWidth: 14, lineCap: .round))
        .rotationEffect(.degrees(-90))
      VStack(spacing: 2) {
        Text(1280, format: .currency(code: "EUR").precision(.fractionLength(0))).font(.title.bold())
          .accessibilityIdentifier("saved")
        Text("of €\(2000)").font(.subheadline)
      }
      .padding(pick("savings.ring", 0, 24))
      .frame(width: bug("savings.ring") ? 84 : nil, height: bug("savings.ring") ? 84 : nil)
      .fixedSize(horizontal: bug("savings.ring"), vertical: false)
      .clipShape(bug("savings.ring") ? AnyShape(Circle()) : AnyShape(Rectangle()))
    }
    .frame(width: 180, height: 180)
    .padding(8)
  }

  private var actions: some View {
    HStack(spacing: 12) {
      Button(action: {}) {
        Label("Deposit", systemImage: "plus").frame(
          minWidth: pick("savings.actions", 220, 0), maxWidth: .infinity, minHeight: 48)
      }
      .foregroundStyle(.white)
      .background(green, in: RoundedRectangle(cornerRadius: 12))
      .accessibilityIdentifier("deposit")
      Button(action: {}) {
        Label("Withdraw", systemImage: "minus").frame(
          minWidth: pick("savings.actions", 220, 0), maxWidth: .infinity, minHeight: 48)
      }
      .foregroundStyle(Color.primary)
      .background(Color(.systemGray5), in: RoundedRectangle(cornerRadius: 12))
      .accessibilityIdentifier("withdraw")
    }
    .font(.headline)
  }

  private var stats: some View {
    LazyVGrid(
      columns: Array(
        repeating: GridItem(.flexible(), spacing: 12), count: pick("savings.grid", 4, 2)),
      spacing: 12
    ) {
      stat("Monthly average", "chart.bar", "160")
      stat("Days remaining", "calendar", "84")
      if bug("savings.grid") {
        stat("Round-ups", "arrow.up.circle", "23")
        stat("Interest", "percent", "2")
      }
    }
  }

  private func stat(_ label: LocalizedStringKey, _ symbol: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: symbol)
        .foregroundStyle(
          bug("savings.icon") ? Color(red: 0.1, green: 0.11, blue: 0.12) : Color.primary
        )
        .accessibilityHidden(true)
        .accessibilityIdentifier("icon-\(symbol)")
      Text(verbatim: value).font(.title3.bold())
      Text(label).font(.footnote)
        .accessibilityIdentifier("stat-\(symbol)")
    }
    .card()
  }

  private func weekday(_ index: Int) -> String {
    // The first of June 2026 is a Monday.
    let date = Date(timeIntervalSince1970: 1_780_315_200 + Double(index) * 86_400)
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.locale = bug("savings.weekday") ? Locale(identifier: "en_US_POSIX") : locale
    formatter.dateFormat = bug("savings.weekday") ? "EEE" : "ccccc"
    return formatter.string(from: date)
  }

  private var chart: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("This week").font(.headline)
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(week.indices, id: \.self) { day in
          VStack(spacing: 4) {
            RoundedRectangle(cornerRadius: 4).fill(green).frame(height: 4 + week[day] * 2)
            Text(verbatim: weekday(day)).font(.caption2)
          }
          .frame(maxWidth: .infinity)
        }
      }
    }
    .card()
  }

  private var history: some View {
    DisclosureGroup(isExpanded: $isOpen) {
      VStack(spacing: 0) {
        entry("Standing order", 50, 0)
        Divider()
        entry("Coffee round-up", 3, 1)
      }
      .padding(.top, 8)
    } label: {
      Text("Recent deposits").font(.headline).foregroundStyle(Color.primary).frame(minHeight: 44)
    }
    .card()
  }

  private func entry(_ name: LocalizedStringKey, _ amount: Int, _ id: Int) -> some View {
    let wrong: Alignment = direction == .rightToLeft ? .trailing : .leading
    return VStack(spacing: 2) {
      Text(name).frame(maxWidth: .infinity, alignment: .leading)
      Text(amount, format: .currency(code: "EUR"))
        .font(.footnote)
        .accessibilityIdentifier("amount-\(id)")
        .frame(maxWidth: .infinity, alignment: bug("savings.amount") ? wrong : .leading)
    }
    .padding(.vertical, 8)
  }

  private var tip: some View {
    Text("You are ahead of your plan.")
      .font(.subheadline)
      .foregroundStyle(.white)
      .padding(.vertical, 12)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity)
      .background(Color(red: 0.12, green: 0.16, blue: 0.22), in: RoundedRectangle(cornerRadius: 12))
      .padding(12)
      .accessibilityIdentifier("tip")
  }
}

extension SavingsScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "savings", sizes: [.large, .xxLarge],
    faults: [
      Fault(
        "savings.ring", ["clipped", "truncated", "overflowing", "broken"],
        [.id("saved"), .key("of €%lld"), .text("1.280"), .text("2000"), .text("2.000")], "de",
        text: .xxLarge, "the amount is in a small circle that cuts it"),
      Fault(
        "savings.actions", ["outside", "clipped", "overflowing"],
        [.id("deposit"), .id("withdraw"), .key("Deposit"), .key("Withdraw")], "en", se: true,
        "two buttons of at least 220 in a row"),
      Fault(
        "savings.grid", ["broken", "truncated"],
        [
          .id("stat-chart.bar"), .id("stat-calendar"), .id("stat-arrow.up.circle"),
          .id("stat-percent"), .key("Monthly average"), .key("Days remaining"),
        ], "de", se: true, "four columns: words are broken in the middle"),
      Fault(
        "savings.icon", ["lowContrast"],
        [.id("icon-chart.bar"), .id("icon-calendar"), .text("chart.bar"), .text("calendar")], "en",
        dark: true, "black icons on a dark card"),
      Fault(
        "savings.weekday", ["literal", "untranslated"],
        [
          .text("Mon"), .text("Tue"), .text("Wed"), .text("Thu"), .text("Fri"), .text("Sat"),
          .text("Sun"),
        ], "ja", "English weekdays"),
      Fault(
        "savings.amount", ["notMirrored"], [.id("amount-0"), .id("amount-1")], "ar",
        "trailing for right to left, which leading is already: the amount stands at the other side"),
      Fault(
        "savings.tip", ["overlapping", "covered"],
        [
          .id("amount-1"), .key("Coffee round-up"), .id("tip"), .key("You are ahead of your plan."),
        ], "en", se: true, "the tip lies over the last deposit at the end of the page"),
      Fault(
        "savings.han", ["mixedFonts"], [.key("Standing order")], "ja",
        "定额 with the simplified character"),
      Fault(
        "savings.average", ["mixedScripts", "mixedFonts"],
        [.key("Monthly average"), .id("stat-chart.bar")], "en",
        "the source text has Cyrillic letters; nobody finds it, and it is spelt when read aloud"),
    ]
  ) { AnyView(SavingsScreen()) }
}
