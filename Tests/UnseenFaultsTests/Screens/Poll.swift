import SwiftUI

struct PollThreadScreen: View {
  @State private var draft = ""

  var body: some View {
    NavigationStack {
      thread
        .navigationTitle("Picnic group")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Call the group", systemImage: "phone") {}
          }
        }
    }
  }

  @ViewBuilder private var thread: some View {
    if bug("poll.inputOverlay") {
      messages.overlay(alignment: .bottom) { inputBar }
    } else {
      messages.safeAreaInset(edge: .bottom, spacing: 0) { inputBar }
    }
  }

  private var messages: some View {
    ScrollView {
      VStack(spacing: 12) {
        Text("Today").font(.caption).foregroundStyle(.secondary)
        bubble("Where shall we meet on Sunday?", mine: false, id: "question")
        poll
        bubble("I can bring the blankets and a cake.", mine: true, id: "offer")
        if bug("poll.count") {
          let people = 3
          Text("Read by " + "\(people)" + " people").font(.caption2).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .trailing)
            .accessibilityIdentifier("read")
        } else {
          Text("Read by \(3) people").font(.caption2).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .trailing)
            .accessibilityIdentifier("read")
        }
        if bug("poll.inputOverlay") {
          bubble("See you there!", mine: true, id: "bye").padding(.top, 200)
        }
      }
      .padding(12)
    }
  }

  private func bubble(_ text: LocalizedStringKey, mine: Bool, id: String) -> some View {
    HStack {
      if mine { Spacer(minLength: 48) }
      VStack(alignment: .leading, spacing: 2) {
        Text(text).accessibilityIdentifier(id)
        Text(Date(timeIntervalSinceReferenceDate: 765_036_900), format: .dateTime.hour().minute())
          .font(.caption2)
          .foregroundStyle(
            mine
              ? (bug("poll.time")
                ? Color(red: 0.3, green: 0.5, blue: 0.85) : Color.white.opacity(0.9))
              : Color(.secondaryLabel)
          )
          .accessibilityIdentifier(id + "Time")
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .foregroundStyle(mine ? Color.white : Color.primary)
      .background(
        mine ? Color(red: 0.05, green: 0.35, blue: 0.75) : Color(.secondarySystemBackground),
        in: RoundedRectangle(cornerRadius: 18))
      if !mine { Spacer(minLength: 48) }
    }
    .environment(\.layoutDirection, bug("poll.ltr") && mine ? .leftToRight : direction)
  }

  @Environment(\.layoutDirection) private var direction

  private var poll: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Poll").font(.caption.weight(.semibold)).foregroundStyle(.secondary)
      Text("Choose a place").font(.headline).accessibilityIdentifier("place")
      option("By the old bridge", 0.5, "bridge")
      option("Botanical garden", 0.33, "garden")
      option("On the roof terrace", 0.17, "roof")
      HStack {
        Text("\(6) votes").font(.footnote).foregroundStyle(.secondary).accessibilityIdentifier(
          "votes")
        Spacer()
        Button {
        } label: {
          Text("Add an option").font(.footnote)
            .frame(minHeight: bug("poll.addTouch") ? nil : 44).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .foregroundStyle(.primary)
        .underline()
        .accessibilityIdentifier("add")
      }
    }
    .card(Color(.secondarySystemBackground))
    .overlay(
      alignment: bug("poll.badgeFlip") && direction == .rightToLeft ? .topLeading : .topTrailing
    ) {
      if bug("poll.badge") || bug("poll.badgeFlip") {
        Text("New").font(.caption.bold()).foregroundStyle(.white).padding(6)
          .background(Color(red: 0.7, green: 0.1, blue: 0.1), in: Capsule())
          .offset(x: bug("poll.badge") ? -306 : -8, y: 10)
          .accessibilityIdentifier("badge")
      }
    }
  }

  private func option(_ title: LocalizedStringKey, _ share: Double, _ id: String) -> some View {
    Button {
    } label: {
      ZStack(alignment: .leading) {
        GeometryReader { proxy in
          Rectangle().fill(bug("poll.fill") ? Color(white: 0.25) : Color.accentColor.opacity(0.15))
            .frame(width: proxy.size.width * (bug("poll.fill") ? 1 : share))
        }
        HStack {
          Text(title)
            .lineLimit(bug("poll.line") ? 1 : nil)
            .frame(width: bug("poll.line") ? 140 : nil, alignment: .leading)
            .accessibilityIdentifier(id)
          Spacer()
          Text(share, format: .percent.precision(.fractionLength(0))).monospacedDigit()
        }
        .padding(12)
      }
      .fixedSize(horizontal: false, vertical: true)
      .frame(height: bug("poll.optionHeight") ? 28 : nil)
      .background(Color(.systemBackground))
      .clipShape(RoundedRectangle(cornerRadius: 10))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier(id + "Option")
  }

  private var inputBar: some View {
    HStack(spacing: 8) {
      TextField("Message", text: $draft)
        .padding(10)
        .background(Color(.secondarySystemBackground), in: Capsule())
      Button {
      } label: {
        Image(systemName: "paperplane.fill")
          .frame(width: bug("poll.send") ? 22 : 44, height: bug("poll.send") ? 22 : 44)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .foregroundStyle(.tint)
      .accessibilityLabel("Send")
      .accessibilityIdentifier("send")
      .offset(x: bug("poll.sendOut") ? 34 : 0)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .background(Color(.systemBackground).ignoresSafeArea(edges: .bottom))
  }

  static let unseen = UnseenScreen(
    name: "poll", sizes: [.large, .xxxLarge, .accessibility1],
    faults: [
      Fault(
        "poll.inputOverlay", ["covered", "overlapping", "underBar", "unreachable"], [.any],
        se: true, "input bar as overlay over the last message"),
      Fault("poll.count", ["literal", "missing"], [.id("read")], "en-XA", "concatenation"),
      Fault("poll.time", ["lowContrast"], [.id("offerTime")], "blue time on blue"),
      Fault(
        "poll.ltr", ["notMirrored"], [.id("offer"), .id("offerTime"), .any], "ar",
        "own bubbles forced to LTR"),
      Fault("poll.addTouch", ["smallTouchArea"], [.id("add")], "a line of footnote as button"),
      Fault(
        "poll.badge", ["overlapping", "notMirrored"],
        [.id("badge"), .id("place"), .key("Poll"), .text("Poll")], "badge over the caption"),
      Fault("poll.fill", ["lowContrast"], [.id("bridge")], "dark fill behind dark text in light"),
      Fault("poll.line", ["truncated"], [.key("On the roof terrace")], "de", "140 points"),
      Fault(
        "poll.optionHeight", ["clipped", "smallTouchArea"], [.id("roof"), .id("roofOption")],
        text: .accessibility1, "options of 28 points, clipped"),
      Fault("poll.send", ["smallTouchArea"], [.id("send")], "22 points"),
      Fault("poll.sendOut", ["outside"], [.id("send")], "send button over the edge"),
      Fault("poll.wrongArgs", ["localization"], [.key("%lld votes")], "de", "'%s Stimmen'"),
      Fault(
        "poll.missingJa", ["missing"], [.key("I can bring the blankets and a cake.")], "ja",
        "no ja translation"),
      Fault("poll.badgeFlip", ["notMirrored"], [.id("badge")], "ar", "alignment turned by hand"),
    ]
  ) { AnyView(PollThreadScreen()) }
}
