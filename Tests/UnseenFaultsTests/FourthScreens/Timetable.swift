import SwiftUI

private struct Lesson: Identifiable {
  let id: String
  let subject: LocalizedStringKey
  let teacher: LocalizedStringKey
  let room: Int
  let hour: Int
  let color: Color
}

private let lessons = [
  Lesson(
    id: "math", subject: "Mathematics", teacher: "Ms. Weber", room: 204, hour: 8, color: .blue),
  Lesson(id: "physics", subject: "Physics", teacher: "Mr. Sato", room: 112, hour: 9, color: .green),
  Lesson(
    id: "music", subject: "Music and theater", teacher: "Ms. Haddad", room: 15, hour: 10,
    color: .purple),
]

private enum Weekday: CaseIterable, Identifiable {
  case mon, tue, wed, thu, fri
  var id: Self { self }
  var title: LocalizedStringKey {
    switch self {
    case .mon: "Mon"
    case .tue: "Tue"
    case .wed: "Wed"
    case .thu: "Thu"
    case .fri: "Fri"
    }
  }
}

struct TimetableScreen: View {
  @State private var day = Weekday.tue

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          DayStrip(day: $day)
          SubstitutionCard()
          LessonTimeline()
          HomeworkCard()
          ClubShelf()
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
      }
      .background(Ground.groupedPage)
      .navigationTitle("Timetable")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct DayStrip: View {
  @Binding var day: Weekday
  var body: some View {
    HStack(spacing: 8) {
      ForEach(Weekday.allCases) { item in
        Button {
          day = item
        } label: {
          Text(item.title)
            .font(.subheadline.weight(.semibold))
            .foregroundStyle(item == day ? Color.white : Color.primary)
            .frame(maxWidth: .infinity)
            .frame(height: bug("school.flatDays") ? 20 : 44)
            .background(
              item == day
                ? AnyShapeStyle(Color(red: 0.15, green: 0.3, blue: 0.65))
                : AnyShapeStyle(Ground.groupedCard),
              in: RoundedRectangle(cornerRadius: 10))
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("school.day.\(item)")
      }
    }
  }
}

private struct SubstitutionCard: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Button {
    } label: {
      HStack(spacing: 12) {
        Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.orange)
          .accessibilityHidden(true)
        Text("Two lessons are replaced today")
          .font(.subheadline)
          .multilineTextAlignment(.leading)
          .foregroundStyle(.primary)
          .accessibilityIdentifier("school.replaced")
        Spacer(minLength: 8)
        Image(systemName: pick("school.chevron", "chevron.right", "chevron.forward"))
          .font(.footnote.bold()).foregroundStyle(.secondary)
          .accessibilityIdentifier("school.chevronImage")
      }
      .padding(14)
      .frame(maxWidth: .infinity, minHeight: 52)
      .background(Ground.groupedCard, in: RoundedRectangle(cornerRadius: 12))
    }
    .buttonStyle(.plain)
    .scaleEffect(x: bug("school.flippedCard") && direction == .rightToLeft ? -1 : 1)
  }
}

private struct LessonTimeline: View {
  var body: some View {
    VStack(spacing: 8) {
      ForEach(lessons) { LessonRow(lesson: $0) }
    }
  }
}

private struct LessonRow: View {
  let lesson: Lesson

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      Text(verbatim: "\(lesson.hour):00")
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(width: 42, alignment: .trailing)
        .accessibilityIdentifier("school.hour.\(lesson.id)")
      LessonBlock(lesson: lesson)
    }
    .overlay(alignment: .topLeading) {
      if lesson.id == "physics" { NowMarker() }
    }
  }
}

private struct NowMarker: View {
  var body: some View {
    Text("Now")
      .font(.caption2.bold())
      .foregroundStyle(.primary)
      .offset(y: pick("school.nowOnHour", 3, 20))
      .padding(.leading, 4)
      .accessibilityIdentifier("school.now")
  }
}

private struct LessonBlock: View {
  @Environment(\.layoutDirection) private var direction
  let lesson: Lesson

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(lesson.subject).font(.headline)
        .accessibilityIdentifier("school.subject.\(lesson.id)")
      HStack {
        Text(lesson.teacher)
        Spacer()
        room.accessibilityIdentifier("school.room.\(lesson.id)")
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
    }
    .padding(10)
    .padding(.leading, 6)
    .frame(height: bug("school.blockHeight") && lesson.id == "music" ? 60 : nil)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Ground.groupedCard)
    .overlay(alignment: bug("school.stripe") && direction == .rightToLeft ? .trailing : .leading) {
      stripe
    }
    .clipShape(RoundedRectangle(cornerRadius: 10))
  }

  private var room: Text {
    Text("Room \(lesson.room)")
  }

  private var stripe: some View {
    Rectangle().fill(lesson.color).frame(width: 5)
      .accessibilityElement()
      .accessibilityIdentifier("school.stripe.\(lesson.id)")
  }
}

private struct HomeworkCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Homework").font(.title3.bold())
      HomeworkRow(title: "Read chapter seven", due: "Due on Thursday", done: true)
      HomeworkRow(title: "Draw a circuit with two lamps", due: "Due on Friday", done: false)
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Ground.groupedCard, in: RoundedRectangle(cornerRadius: 12))
  }
}

private struct HomeworkRow: View {
  let title: LocalizedStringKey
  let due: LocalizedStringKey
  let done: Bool

  var body: some View {
    HStack(spacing: 6) {
      Button {
      } label: {
        Image(systemName: done ? "checkmark.circle.fill" : "circle").frame(width: 44, height: 44)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Done")
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.body)
        Text(due).font(.footnote).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
  }
}

private struct ClubShelf: View {
  private let clubs: [(id: String, name: LocalizedStringKey, symbol: String)] = [
    ("chess", "Chess club", "crown.fill"), ("choir", "School choir", "music.mic"),
    ("garden", "School garden", "leaf.fill"), ("robots", "Robotics", "gearshape.fill"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Clubs this week").font(.title3.bold())
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 10) {
          ForEach(clubs, id: \.id) { club in
            Label(club.name, systemImage: club.symbol)
              .font(.subheadline)
              .padding(12)
              .background(Ground.groupedCard, in: Capsule())
              .accessibilityIdentifier("school.club.\(club.id)")
          }
        }
      }
      .scrollDisabled(bug("school.stuckShelf"))
      .accessibilityIdentifier("school.shelf")
    }
  }
}

extension TimetableScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "school", sizes: [.large],
    faults: [
      Fault(
        "school.flatDays", ["smallTouchArea"],
        [.id("school.day.mon"), .id("school.day.tue"), .id("school.day.wed")],
        "buttons of 20 points height"),
      Fault(
        "school.chevron", ["fixedArrow", "notMirrored", "fixedPicture"],
        [.id("school.chevronImage"), .text("chevron.right")], "ar", "chevron.right"),
      Fault(
        "school.flippedCard", ["turnedPicture"],
        [.id("school.replaced"), .key("Two lessons are replaced today")], "ar",
        "the card is mirrored with its letters"),
      Fault(
        "school.nowOnHour", ["overlapping"], [.id("school.now"), .id("school.hour.physics")],
        "the marker is drawn over the hour"),
      Fault(
        "school.blockHeight", ["clipped", "truncated", "overflowing"],
        [.id("school.subject.music"), .id("school.room.music"), .text("Ms. Haddad")],
        text: .accessibility2, "a block of fixed height cuts larger text"),
      Fault(
        "school.stripe", ["notMirrored"], [.id("school.stripe.math")], "ar",
        "an alignment chosen by hand: the stripe of a lesson is always at the left"),
      Fault(
        "school.physicsCyrillic", ["mixedScripts"],
        [.id("school.subject.physics"), .key("Physics")], "de", "a Cyrillic letter in a German word"
      ),
      Fault(
        "school.stuckShelf", ["unreachable", "overflowing", "clipped"],
        [
          .id("school.shelf"), .id("school.club.robots"), .id("school.club.garden"),
          .text("Robotics"),
        ], "a shelf that does not scroll"),
    ]
  ) { AnyView(TimetableScreen()) }
}
