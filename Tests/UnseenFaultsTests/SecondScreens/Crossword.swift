import SwiftUI

struct CrosswordScreen: View {
  @Environment(\.colorScheme) private var scheme

  private let rows: [[Character]] = [
    Array("PLANE"), Array("#A#A#"), Array("OCEAN"), Array("#E#R#"), Array("ERROR"),
  ]
  private let numbers = [0: 1, 1: 2, 3: 3, 10: 4, 20: 5]

  private struct Clue: Identifiable {
    let id: Int
    let text: LocalizedStringKey
  }

  private var clues: [Clue] {
    [
      Clue(id: 1, text: "It flies above the clouds"),
      Clue(id: 2, text: "Fine fabric with holes"),
      Clue(id: 3, text: "Opposite of far"),
      Clue(id: 4, text: "Larger than a sea"),
      Clue(id: 5, text: "Something that went wrong"),
    ]
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          header
          board.frame(maxWidth: .infinity)
          Text("Across and down").font(.headline)
          ForEach(clues) { clue in
            HStack(alignment: .firstTextBaseline) {
              Text(verbatim: "\(clue.id)").font(.callout.bold()).frame(minWidth: 18)
              Text(clue.text).font(.callout)
                .accessibilityIdentifier("clue-\(clue.id)")
            }
          }
        }
        .padding()
      }
      .navigationTitle("Crossword of the day")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button {
          } label: {
            Image(systemName: "xmark")
          }.accessibilityLabel("Close")
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if !bug("cross.keyboardOver") { input }
      }
      .overlay(alignment: .bottom) {
        if bug("cross.keyboardOver") { input }
      }
    }
  }

  private var header: some View {
    HStack(spacing: 8) {
      VStack(alignment: .leading, spacing: 2) {
        Text("\(3) of \(5) solved")
          .font(.headline)
          .accessibilityIdentifier("solved")
        if bug("cross.scoreLiteral") {
          Text(score(120)).font(.subheadline).accessibilityIdentifier("score")
        } else {
          Text("Score: \(120)").font(.subheadline).accessibilityIdentifier("score")
        }
        Text("Daily puzzle")
          .font(.subheadline)
          .flipsForRightToLeftLayoutDirection(bug("cross.labelFlipped"))
          .accessibilityIdentifier("daily")
      }
      Spacer()
      timer
      Button {
      } label: {
        Image(systemName: "lightbulb")
          .frame(width: 44, height: 44)
          .background(Color.gray.opacity(0.15), in: Circle())
      }
      .scaleEffect(pick("cross.hintScaled", 0.4, 1))
      .accessibilityLabel("Hint")
      .accessibilityIdentifier("hint")
    }
  }

  private func score(_ points: Int) -> String { "Score: \(points)" }

  private var timer: some View {
    ZStack {
      if bug("cross.timerBehind") { time }
      Capsule().fill(Color(red: 0.1, green: 0.25, blue: 0.5)).frame(width: 76, height: 32)
      if !bug("cross.timerBehind") { time }
    }
  }

  private var time: some View {
    Text(verbatim: "04:25")
      .font(.callout.monospacedDigit())
      .foregroundStyle(.white)
      .accessibilityIdentifier("timer")
  }

  private var board: some View {
    Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      ForEach(0..<rows.count, id: \.self) { row in
        GridRow {
          ForEach(0..<rows[row].count, id: \.self) { column in
            cell(rows[row][column], index: row * 5 + column)
          }
        }
      }
    }
    .padding(2)
    .background(Color.gray)
  }

  @ViewBuilder private func cell(_ letter: Character, index: Int) -> some View {
    if letter == "#" {
      Rectangle().fill(.black).frame(width: 46, height: 46).accessibilityHidden(true)
    } else {
      ZStack(alignment: .topLeading) {
        Rectangle().fill(index < 5 ? Color(red: 0.8, green: 0.9, blue: 1) : Color.white)
        if let number = numbers[index] {
          Text(verbatim: "\(number)")
            .font(.system(size: 10))
            .padding(2)
            .offset(x: 0, y: bug("cross.numberClipped") && number == 4 ? -9 : 0)
            .accessibilityIdentifier("number-\(number)")
        }
        Text(verbatim: String(letter))
          .font(.system(size: 24, weight: .semibold))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .accessibilityIdentifier("letter-\(index)")
      }
      .foregroundStyle(.black)
      .frame(width: 46, height: 46)
      .clipped()
    }
  }

  private var input: some View {
    VStack(spacing: 6) {
      HStack {
        Button {
        } label: {
          Image(systemName: "chevron.backward").frame(width: 44, height: 44)
        }
        .accessibilityLabel("Previous clue")
        Text("The animal that sleeps upside down in caves")
          .font(.subheadline.bold())
          .foregroundStyle(
            bug("cross.clueFaint") ? Color(red: 0.45, green: 0.62, blue: 0.85) : Color.white
          )
          .lineLimit(bug("cross.clueLine") ? 1 : nil)
          .frame(maxWidth: .infinity)
          .accessibilityIdentifier("current")
        Button {
        } label: {
          Image(systemName: "chevron.forward").frame(width: 44, height: 44)
        }
        .accessibilityLabel("Next clue")
      }
      .foregroundStyle(.white)
      .background { Color(red: 0.1, green: 0.35, blue: 0.65) }
      ForEach(["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"], id: \.self) { line in
        HStack(spacing: 4) {
          ForEach(Array(line), id: \.self) { key in
            Button {
            } label: {
              Text(verbatim: String(key))
                .font(.title3)
                .foregroundStyle(.primary)
                .frame(
                  minWidth: bug("cross.keyWide") ? 44 : 0, maxWidth: bug("cross.keyWide") ? 44 : 36,
                  minHeight: 44
                )
                .background(Color.gray.opacity(0.25), in: RoundedRectangle(cornerRadius: 5))
            }
            .buttonStyle(.plain)
            .accessibilityIdentifier("key-\(key)")
          }
        }
        .padding(.horizontal, 4)
      }
    }
    .padding(.bottom, 6)
    .background(scheme == .dark ? Color(white: 0.12) : Color(white: 0.93))
  }
}

extension CrosswordScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "cross", sizes: [.large],
    faults: [
      Fault(
        "cross.keyboardOver", ["unreachable", "underBar", "overlapping", "covered"],
        [.id("clue-5"), .id("clue-4")], "en", se: true, "the keyboard lies over the last clues"),
      Fault(
        "cross.scoreLiteral", ["literal"], [.id("score")], "en-XA", "a String with interpolation"),
      Fault(
        "cross.labelFlipped", ["turnedPicture"], [.id("daily")], "ar",
        "the text is flipped with the layout"),
      Fault("cross.hintScaled", ["smallTouchArea"], [.id("hint")], "en", "scaled to 18 points"),
      Fault(
        "cross.timerBehind", ["overlapping", "covered"], [.id("timer"), .text("04:25")], "en",
        "the time is behind its capsule"),
      Fault(
        "cross.numberClipped", ["clipped"], [.id("number-4")], "en", "the number is cut by its cell"
      ),
      Fault("cross.clueFaint", ["lowContrast"], [.id("current")], "en", "light blue on blue"),
      Fault(
        "cross.clueLine", ["truncated", "unusedVariant"], [.id("current")], "de",
        "one line for the clue"),
      Fault(
        "cross.keyWide", ["outside", "overflowing", "clipped"],
        [.id("key-Q"), .id("key-P"), .text("Q"), .text("P")], "en", se: true,
        "keys of 44 points: the row is wider than the screen"),
      Fault(
        "cross.cyrillic", ["mixedScripts", "mixedFonts"], [.key("Daily puzzle"), .id("daily")],
        "de", "a Cyrillic a and e in the German word"),
      Fault(
        "cross.braces", ["placeholder", "localization"],
        [.key("%lld of %lld solved"), .id("solved")], "de", "{total} is shown"),
    ]
  ) { AnyView(CrosswordScreen()) }
}
