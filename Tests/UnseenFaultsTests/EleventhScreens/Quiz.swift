import SwiftUI

/// A question of a language course.
struct QuizScreen: View {
  private let words = ["El", "gato", "bebe", "agua", "leche", "perro"]
  @State private var chosen: Set<String> = ["El", "gato"]
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction

  private var leaf: Color {
    scheme == .dark
      ? Color(red: 0.5, green: 0.85, blue: 0.45) : Color(red: 0.1, green: 0.42, blue: 0.1)
  }

  var body: some View {
    VStack(spacing: 0) {
      topBar
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          streak
          Text("Translate this sentence")
            .font(.title2.bold())
            .accessibilityAddTraits(.isHeader)
            .accessibilitySortPriority(bug("quiz.prompt") ? -1 : 0)
            .accessibilityIdentifier("prompt")
          bubble
          AnswerFlow(spacing: 8) {
            ForEach(words, id: \.self) { word in tile(word) }
          }
          flashCard
          tip
        }
        .padding(20)
      }
      if !bug("quiz.toast") { toast.padding(.bottom, 10) }
      actions
    }
    .background(Color(.systemBackground))
    .overlay(alignment: .bottom) {
      if bug("quiz.toast") { toast.padding(.bottom, 24) }
    }
  }

  private var topBar: some View {
    HStack(spacing: 12) {
      Button {
      } label: {
        Image(systemName: "xmark").font(.body.weight(.bold)).frame(width: 44, height: 44)
      }
      .foregroundStyle(.secondary)
      .accessibilityLabel("Leave lesson")
      .accessibilityIdentifier("leave")
      ProgressView(value: 0.6).tint(leaf)
      Label {
        Text(4, format: .number)
      } icon: {
        Image(systemName: "heart.fill")
      }
      .font(.headline)
      .foregroundStyle(
        scheme == .dark
          ? Color(red: 1, green: 0.5, blue: 0.5) : Color(red: 0.75, green: 0.05, blue: 0.1))
    }
    .padding(.horizontal, 12)
    .frame(minHeight: 52)
  }

  private var streak: some View {
    let isTurned = bug("quiz.streak") && direction == .rightToLeft
    return Label("\(12) days in a row", systemImage: "flame.fill")
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(scheme == .dark ? .orange : Color(red: 0.6, green: 0.28, blue: 0))
      .frame(maxWidth: .infinity, alignment: isTurned ? .trailing : .leading)
      .accessibilityIdentifier("streak")
  }

  private var bubble: some View {
    HStack(spacing: 12) {
      Button {
      } label: {
        Image(systemName: pick("quiz.speaker", "speaker.wave.2.filled", "speaker.wave.2.fill"))
          .font(.title3)
          .foregroundStyle(.white)
          .frame(width: 52, height: 52)
          .background(
            Color(red: 0.1, green: 0.35, blue: 0.65), in: RoundedRectangle(cornerRadius: 14))
      }
      .accessibilityLabel("Listen")
      .accessibilityIdentifier("speaker")
      Text("The cat is drinking milk.")
        .font(.body)
        .padding(14)
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay { RoundedRectangle(cornerRadius: 14).stroke(Color(.separator), lineWidth: 1.5) }
    }
  }

  private func tile(_ word: String) -> some View {
    let isChosen = chosen.contains(word)
    return Button {
      chosen.insert(word)
    } label: {
      Text(verbatim: word)
        .font(.body.weight(.medium))
        .foregroundStyle(isChosen ? Color.white : Color.primary)
        .padding(.horizontal, 16)
        .frame(minHeight: 46)
        .background(
          isChosen ? Color(red: 0.1, green: 0.42, blue: 0.1) : Color(.secondarySystemBackground),
          in: RoundedRectangle(cornerRadius: 12))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("word-\(word)")
  }

  /// A card that was turned to its back.
  private var flashCard: some View {
    VStack(spacing: 4) {
      Text(verbatim: "leche").font(.title3.bold())
      Text("milk, feminine noun")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("meaning")
    }
    .frame(maxWidth: .infinity)
    .padding(16)
    .rotation3DEffect(.degrees(bug("quiz.card") ? 0 : 180), axis: (x: 0, y: 1, z: 0))
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 16))
    .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
  }

  @ViewBuilder private var tip: some View {
    let text = Text("Tip: Spanish nouns have a gender, and the article follows it.")
      .font(.footnote)
      .foregroundStyle(.secondary)
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: "lightbulb").font(.footnote).foregroundStyle(.secondary)
      if bug("quiz.tip") { text.fixedSize() } else { text }
    }
    .accessibilityElement(children: .combine)
  }

  private var toast: some View {
    Text("Well done! Five answers without a mistake.")
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(.white)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .frame(maxWidth: 330)
      .background(Color(red: 0.15, green: 0.2, blue: 0.45), in: RoundedRectangle(cornerRadius: 12))
      .accessibilityIdentifier("toast")
  }

  @ViewBuilder private var actions: some View {
    let check = Button {
    } label: {
      Text("Check my answer")
        .lineLimit(bug("quiz.check") ? 1 : nil)
        .minimumScaleFactor(bug("quiz.check") ? 0.3 : 1)
    }
    .buttonStyle(PrimaryButtonStyle(tint: Color(red: 0.1, green: 0.42, blue: 0.1)))
    .accessibilityIdentifier("check")
    let skip = Button {
    } label: {
      Text("Skip").font(.headline).foregroundStyle(leaf).padding(.horizontal, 12).frame(
        minHeight: 44)
    }
    .accessibilityIdentifier("skip")
    Group {
      if bug("quiz.check") {
        HStack(spacing: 8) {
          skip.fixedSize()
          check.frame(width: 140)
          Spacer(minLength: 0)
        }
      } else {
        VStack(spacing: 4) {
          check
          skip
        }
      }
    }
    .padding(.horizontal, 20)
    .padding(.bottom, 8)
  }
}

struct AnswerFlow: Layout {
  var spacing: CGFloat
  private func rows(_ width: CGFloat, _ subviews: Subviews) -> [(CGRect)] {
    var frames: [CGRect] = []
    var point = CGPoint.zero
    var height: CGFloat = 0
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if point.x > 0, point.x + size.width > width {
        point = CGPoint(x: 0, y: point.y + height + spacing)
        height = 0
      }
      frames.append(CGRect(origin: point, size: size))
      point.x += size.width + spacing
      height = max(height, size.height)
    }
    return frames
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = rows(proposal.width ?? .infinity, subviews)
    return CGSize(
      width: proposal.width ?? frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, frame) in zip(subviews, rows(bounds.width, subviews)) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: .unspecified)
    }
  }
}

extension QuizScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "quiz", sizes: [.large, .xxxLarge],
    faults: [
      Fault(
        "quiz.prompt", ["readingOrder"], [.id("prompt"), .key("Translate this sentence")], "en",
        "the task is read after all answers and buttons"),
      Fault(
        "quiz.tip", ["overflowing", "clipped", "unreachable"],
        [.key("Tip: Spanish nouns have a gender, and the article follows it.")], "de",
        "fixedSize() in both directions: the tip leaves the screen"),
      Fault(
        "quiz.toast", ["covered", "overlapping"],
        [.id("check"), .id("skip"), .id("toast"), .key("Check my answer"), .key("Skip")], "ja",
        "the toast lies over the buttons"),
      Fault(
        "quiz.check", ["shrunk"], [.id("check"), .key("Check my answer")], "de", text: .xxxLarge,
        "the button's title is shrunk to fit beside another button"),
      Fault(
        "quiz.speaker", ["unknownSymbol"], [.id("speaker"), .text("speaker.wave.2.filled")], "en",
        "no such symbol"),
      Fault(
        "quiz.card", ["turnedPicture"],
        [.id("meaning"), .key("milk, feminine noun"), .text("leche")], "en",
        "the back of the card is not turned back: mirror writing"),
      Fault(
        "quiz.percent", ["placeholder", "localization"],
        [.key("%lld days in a row"), .id("streak")], "ja",
        "the translator's keyboard made a full-width ％"),
      Fault(
        "quiz.streak", ["notMirrored"], [.id("streak"), .key("%lld days in a row")], "ar",
        "the developer turns the alignment, which SwiftUI does already"),
    ]
  ) { AnyView(QuizScreen()) }
}
