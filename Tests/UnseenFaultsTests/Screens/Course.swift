import SwiftUI

/// Puts its views in lines, as tiles of words.
struct WordFlow: Layout {
  var spacing = 8.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? .infinity
    let rows = lines(width, subviews)
    let height = rows.map(\.height).reduce(0, +) + spacing * Double(max(rows.count - 1, 0))
    return CGSize(width: width.isFinite ? width : rows.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in lines(bounds.width, subviews) {
      var x = bounds.minX
      for index in row.items {
        let size = subviews[index].sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
        subviews[index].place(
          at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private struct Row {
    var items: [Int] = []
    var width = 0.0
    var height = 0.0
  }

  private func lines(_ width: Double, _ subviews: Subviews) -> [Row] {
    var rows: [Row] = [Row()]
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
      if !rows[rows.count - 1].items.isEmpty,
        rows[rows.count - 1].width + spacing + size.width > width
      {
        rows.append(Row())
      }
      let last = rows.count - 1
      rows[last].width += size.width + (rows[last].items.isEmpty ? 0 : spacing)
      rows[last].height = max(rows[last].height, size.height)
      rows[last].items.append(index)
    }
    return rows
  }
}

struct LanguageCourseScreen: View {
  private let words = ["the", "bakery", "opens", "at", "seven", "o'clock"]

  var body: some View {
    VStack(spacing: 0) {
      top
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Text("Translate this sentence").font(.title2.bold()).accessibilityIdentifier("task")
          speech
          WordFlow {
            ForEach(words, id: \.self) { word in tile(word) }
          }
          tip
        }
        .padding(20)
      }
      .scrollDisabled(bug("course.noScroll"))
      footer
    }
    .background(Color(.systemBackground))
  }

  private var top: some View {
    HStack(spacing: 14) {
      Button {
      } label: {
        Image(systemName: "xmark").font(.headline)
          .frame(width: bug("course.close") ? 18 : 44, height: bug("course.close") ? 18 : 44)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Leave the lesson")
      .accessibilityIdentifier("leave")
      ProgressView(value: 0.4).tint(.green).accessibilityLabel("Progress of the lesson")
      Label {
        Text(5, format: .number)
      } icon: {
        Image(systemName: "heart.fill")
      }
      .foregroundStyle(.pink)
      .font(.headline)
      .labelStyle(.titleAndIcon)
      .accessibilityLabel("Lives")
      .accessibilityIdentifier("lives")
    }
    .padding(.horizontal, 16)
    .padding(.top, bug("course.topUnder") ? -40 : 8)
  }

  private var speech: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: "speaker.wave.2.fill")
        .foregroundStyle(.white)
        .frame(width: 48, height: 48)
        .background(Color.blue, in: Circle())
        .accessibilityHidden(true)
      Group {
        if bug("course.font") {
          Text(verbatim: "Пекарня відчиняється о сьомій.").font(.custom("Lobster", size: 22))
        } else if bug("course.glyphs") {
          Text(verbatim: "Пекарня \u{10330}\u{10331} відчиняється \u{F8FF}.").font(.title3)
        } else {
          Text(verbatim: "Пекарня відчиняється о сьомій.").font(.title3)
        }
      }
      .accessibilityIdentifier("sentence")
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(Color(.systemGray3)) }
    }
  }

  private func tile(_ word: String) -> some View {
    Button {
    } label: {
      Text(verbatim: word)
        .padding(.horizontal, 14)
        .frame(minHeight: bug("course.tiles") ? 20 : 44)
        .overlay {
          RoundedRectangle(cornerRadius: 10).strokeBorder(Color(.systemGray3), lineWidth: 1.5)
        }
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("tile-" + word)
  }

  private var tip: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label("Remember", systemImage: "lightbulb")
        .font(.headline)
      if bug("course.tipMarkdown") {
        Text("The verb comes **second** in {language}.").accessibilityIdentifier("tip")
      } else {
        Text("Ukrainian has no articles, so leave out the word for “the”.").accessibilityIdentifier(
          "tip"
        )
        .foregroundStyle(bug("course.tipDark") ? Color(white: 0.25) : Color.primary)
      }
    }
    .card(Color(.secondarySystemBackground))
    .offset(y: bug("course.tipUp") ? -60 : 0)
  }

  private var footer: some View {
    VStack(spacing: 10) {
      HStack(spacing: 12) {
        if bug("course.skip") {
          Button {
          } label: {
            Text("I can’t listen now").lineLimit(1).frame(width: 120, height: 50)
              .overlay { Capsule().strokeBorder(Color(.systemGray3)) }
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier("skip")
        } else {
          Button {
          } label: {
            Text("I can’t listen now").multilineTextAlignment(.center).frame(
              maxWidth: .infinity, minHeight: 50
            ).contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier("skip")
        }
        Button("Check") {}
          .buttonStyle(PrimaryButtonStyle(tint: Color(red: 0.1, green: 0.45, blue: 0.15)))
          .accessibilityIdentifier("check")
      }
      if bug("course.xp") {
        Text("+" + "10" + " points").font(.footnote).accessibilityIdentifier("points")
      } else {
        Text("\(10) points for a correct answer").font(.footnote).foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .accessibilityIdentifier("points")
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .overlay {
      if bug("course.veil") {
        Color.black.opacity(0.02).contentShape(Rectangle()).onTapGesture {}
      }
    }
  }

  static let unseen = UnseenScreen(
    name: "course", sizes: [.large, .xxxLarge, .accessibility1],
    faults: [
      Fault(
        "course.noScroll", ["unreachable"], [.any], "de", se: true, text: .accessibility1,
        "scroll disabled"),
      Fault("course.close", ["smallTouchArea"], [.id("leave")], "18 points"),
      Fault(
        "course.topUnder", ["underBar", "outside"], [.id("lives"), .id("leave")],
        "top row under the status bar"),
      Fault(
        "course.font", ["unknownFont", "missingFont", "missingGlyph", "mixedFonts", "fontFamily"],
        [.id("sentence"), .any], "a font that is not there"),
      Fault(
        "course.glyphs",
        [
          "uncoveredCharacter", "missingGlyph", "missingCharacter", "missingFont",
          "missingCharacters",
        ], [.id("sentence"), .any], "characters that no font has"),
      Fault("course.tiles", ["smallTouchArea"], [.id("tile-bakery")], "tiles of 20 points"),
      Fault("course.tipMarkdown", ["placeholder", "missing"], [.id("tip")], "{language} left"),
      Fault("course.tipDark", ["lowContrast"], [.id("tip")], dark: true, "dark gray in dark"),
      Fault("course.tipUp", ["overlapping", "covered"], [.any], "tip moved over the tiles"),
      Fault("course.skip", ["truncated"], [.key("I can’t listen now")], "de", "120 points"),
      Fault("course.xp", ["literal", "missing"], [.id("points")], "en-XA", "concatenation"),
      Fault("course.veil", ["covered"], [.id("check")], "veil takes the touches"),
      Fault("course.missingDe", ["missing"], [.key("Remember")], "de", "no de translation"),
    ]
  ) { AnyView(LanguageCourseScreen()) }
}
