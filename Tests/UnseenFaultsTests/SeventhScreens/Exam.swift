import SwiftUI

private struct AnswerStyle: ButtonStyle {
  var isChosen = false
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
      .background(
        Color.primary.opacity(isChosen ? 0.14 : 0.05), in: RoundedRectangle(cornerRadius: 12)
      )
      .overlay {
        RoundedRectangle(cornerRadius: 12).stroke(Color.primary.opacity(isChosen ? 0.6 : 0.2))
      }
  }
}

struct ExamScreen: View {
  private let answers: [LocalizedStringKey] = [
    "The shop closes earlier on Saturdays.",
    "The shop has moved to another street.",
    "The shop only accepts payment by card.",
    "The speaker does not say.",
  ]
  private let letters: [LocalizedStringKey] = ["A", "B", "C", "D"]
  @ScaledMetric private var badge: CGFloat = 28

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 14) {
          status
          question
          ForEach(0..<4) { answer($0) }
          hint
        }
        .padding()
      }
      .scrollDisabled(bug("exam.noScroll"))
      .navigationTitle("Listening test")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Exit", systemImage: "xmark") {}.labelStyle(.iconOnly)
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { bottom }
    }
  }

  private var status: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("Question \(7) of \(20)")
          .font(.subheadline.bold())
        Spacer()
        Label {
          if bug("exam.verbatim") {
            Text(verbatim: "2 min left").accessibilityIdentifier("timer")
          } else {
            Text("\(2) min left").accessibilityIdentifier("timer")
          }
        } icon: {
          Image(systemName: "clock")
        }
        .font(.subheadline)
      }
      GeometryReader { space in
        ZStack(alignment: .leading) {
          Capsule().fill(Color.primary.opacity(0.12))
          Capsule().fill(Color.blue).frame(width: space.size.width * 7 / 20)
        }
        .environment(\.layoutDirection, bug("exam.barLeft") ? .leftToRight : direction)
      }
      .frame(height: 8)
      .accessibilityElement()
      .accessibilityLabel("Progress")
      .accessibilityIdentifier("bar")
    }
  }
  @Environment(\.layoutDirection) private var direction

  private var question: some View {
    ZStack(alignment: .topTrailing) {
      VStack(alignment: .leading, spacing: 10) {
        Text("What do we learn about the shop?")
          .font(.title3.bold())
          .padding(.trailing, 48)
        HStack(spacing: 12) {
          Button {
          } label: {
            Image(systemName: "play.fill")
              .frame(width: 44, height: 44)
              .background(Color.primary.opacity(0.1), in: Circle())
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Play recording")
          .accessibilityIdentifier("play")
          waves
          Text("Played once")
            .font(.footnote)
            .fixedSize()
            .frame(width: pick("exam.playedNarrow", 50, nil), alignment: .leading)
        }
        Text("You can listen twice. Read all of the answers before you play the recording.")
          .font(.footnote)
          .frame(height: pick("exam.rulesHeight", 18, nil))
      }
      .padding(14)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 14))
      Button("Flag question", systemImage: "flag") {}
        .labelStyle(.iconOnly)
        .buttonStyle(RoundStyle())
        .accessibilityIdentifier("flag")
        .padding(6)
        .accessibilitySortPriority(pick("exam.flagLast", -5, 0))
    }
    .accessibilityElement(children: .contain)
  }

  private var waves: some View {
    Canvas { context, size in
      for index in 0..<16 {
        let height = size.height * (0.3 + 0.65 * abs(sin(Double(min(index, 15 - index)) * 0.9)))
        let x = size.width * (Double(index) + 0.5) / 16
        let bar = CGRect(x: x - 2, y: (size.height - height) / 2, width: 4, height: height)
        context.fill(Path(roundedRect: bar, cornerRadius: 2), with: .color(.secondary))
      }
    }
    .frame(height: 32)
    .accessibilityHidden(true)
  }

  private func answer(_ index: Int) -> some View {
    Button {
    } label: {
      HStack(spacing: 12) {
        Text(letters[index])
          .font(.subheadline.bold())
          .frame(width: badge, height: badge)
          .background(Color.primary.opacity(0.12), in: Circle())
        Text(answers[index])
          .multilineTextAlignment(.leading)
          .overlay {
            if index == 2 && bug("exam.groundOver") {
              RoundedRectangle(cornerRadius: 6).fill(Color.yellow)
            }
          }
          .rotation3DEffect(
            .degrees(index == 3 && bug("exam.backSide") ? 180 : 0), axis: (x: 0, y: 1, z: 0))
      }
    }
    .buttonStyle(AnswerStyle(isChosen: index == 1))
    .accessibilityIdentifier("answer\(index)")
    .overlay(alignment: .trailing) {
      if index == 0 && bug("exam.ribbon") {
        Text("New")
          .font(.caption.bold())
          .padding(.horizontal, 8)
          .frame(width: 220, height: 48)
          .foregroundStyle(.white)
          .background(Color.purple)
      }
    }
  }

  private var hint: some View {
    Label("A wrong answer costs no points.", systemImage: "lightbulb")
      .font(.footnote)
      .accessibilityIdentifier("hint")
  }

  private var bottom: some View {
    HStack(spacing: 12) {
      Button {
      } label: {
        Label("Previous", systemImage: "arrow.backward")
          .frame(maxWidth: .infinity, minHeight: 46)
          .background(Color.primary.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
      }
      .accessibilityIdentifier("previous")
      Button {
      } label: {
        Text("Next")
          .frame(maxWidth: .infinity, minHeight: 46)
          .background(
            Color(red: 0.1, green: 0.3, blue: 0.7), in: RoundedRectangle(cornerRadius: 12)
          )
          .foregroundStyle(bug("exam.nextDim") ? Color(red: 0.35, green: 0.5, blue: 0.85) : .white)
      }
      .accessibilityIdentifier("next")
    }
    .buttonStyle(.plain)
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.regularMaterial)
  }
}

extension ExamScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "exam", sizes: [.large],
    faults: [
      Fault(
        "exam.noScroll",
        ["unreachable", "outside", "overflowing", "underBar", "overlapping", "clipped", "covered"],
        [
          .id("hint"), .key("A wrong answer costs no points."), .id("answer3"),
          .key("The speaker does not say."),
        ], "de", se: true, text: .accessibility2, "scrolling is disabled"),
      Fault(
        "exam.barLeft", ["notMirrored", "fixedPicture"], [.id("bar")], "ar",
        "a progress bar forced from left to right"),
      Fault(
        "exam.playedNarrow", ["overflowing", "overlapping"], [.key("Played once")], "de",
        "fixedSize text in a width of 50"),
      Fault(
        "exam.rulesHeight", ["truncated", "overflowing", "clipped"],
        [.key("You can listen twice. Read all of the answers before you play the recording.")],
        "height of one line"),
      Fault(
        "exam.groundOver", ["overlapping"], [.key("The shop only accepts payment by card.")],
        "a mark as overlay rather than background"),
      Fault(
        "exam.backSide", ["turnedPicture"], [.key("The speaker does not say.")],
        "text mirrored by a 3D turn"),
      Fault(
        "exam.ribbon", ["covered", "overlapping"],
        [.id("answer0"), .key("The shop closes earlier on Saturdays.")], "a ribbon covers an answer"
      ),
      Fault(
        "exam.jaWide", ["placeholder", "localization"], [.key("Question %lld of %lld")], "ja",
        "fullwidth percent sign"),
    ]
  ) { AnyView(ExamScreen()) }
}
