import CalqueTesting
import SwiftUI

struct ChoreTask: Identifiable {
  let id: Int
  let name: LocalizedStringKey
  let symbol: String
  let who: String
  let points: Int
}

struct ChoresScreen: View {
  @Environment(\.layoutDirection) private var direction
  @State private var done: Set<Int> = [2]

  private let days: [LocalizedStringKey] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  private let today = [
    ChoreTask(id: 1, name: "Take out the glass", symbol: "trash.fill", who: "L", points: 5),
    ChoreTask(id: 2, name: "Water the plants", symbol: "leaf.fill", who: "N", points: 3),
    ChoreTask(id: 3, name: "Clean the hob", symbol: "flame.fill", who: "K", points: 8),
  ]
  private let later = [
    ChoreTask(id: 4, name: "Hoover the hallway", symbol: "wind", who: "L", points: 6),
    ChoreTask(id: 5, name: "Wash the towels", symbol: "drop.fill", who: "N", points: 4),
    ChoreTask(id: 6, name: "Buy dish soap", symbol: "cart.fill", who: "K", points: 2),
  ]

  var body: some View {
    tabs
  }

  private var tabs: some View {
    TabView {
      plan.tabItem { Label("Plan", systemImage: "list.bullet") }
      Text("No messages").tabItem { Label("Board", systemImage: "bubble.left.fill") }
      Text("No expenses").tabItem { Label("Kitty", systemImage: "creditcard.fill") }
    }
    .overlay(alignment: .bottom) {
      if bug("chores.snackbar") { snackbar }
    }
  }

  private var plan: some View {
    NavigationStack {
      List {
        Section {
          week
          award
        }
        Section("Today") { ForEach(today) { chore in row(chore) } }
        Section {
          ForEach(later) { chore in
            if chore.id == 5, bug("chores.pointsOver") {
              ZStack(alignment: .leading) {
                Text(chore.name).accessibilityIdentifier("chores.name5")
                Text("\(chore.points) points").bold().accessibilityIdentifier("chores.points5")
              }
            } else {
              HStack {
                Text(chore.name).accessibilityIdentifier("chores.name\(chore.id)")
                Spacer()
                Text("\(chore.points) points").bold()
                  .accessibilityIdentifier("chores.points\(chore.id)")
              }
            }
          }
        } header: {
          Text("Later this week")
        } footer: {
          Text("Points are counted on Sunday evening.")
            .accessibilityIdentifier("chores.footer")
        }
        Section("Flatmates") {
          mates
          Button("Swap a chore", systemImage: "arrow.triangle.2.circlepath") {}
            .accessibilityIdentifier("chores.swap")
        }
        Section("House rules") {
          Label("Quiet after ten in the evening", systemImage: "moon.fill")
          Label("Guests wash up, too", systemImage: "person.2.fill")
            .accessibilityIdentifier("chores.guests")
        }
      }
      .safeAreaInset(edge: .bottom) {
        if !bug("chores.snackbar") { snackbar }
      }
      .navigationTitle("Chore plan")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add a chore", systemImage: "plus") {}
        }
      }
    }
  }

  private var week: some View {
    HStack(spacing: 4) {
      ForEach(0..<7, id: \.self) { day in
        VStack(spacing: 6) {
          Text(days[day])
            .font(.caption.bold())
            .accessibilityIdentifier("chores.day\(day)")
          Circle()
            .fill(day < 3 ? Color.green : Color.gray.opacity(0.3))
            .frame(width: 10, height: 10)
        }
        .padding(.vertical, 8)
        .frame(width: bug("chores.week") ? 58 : nil)
        .frame(maxWidth: bug("chores.week") ? nil : .infinity)
        .background(Color.gray.opacity(day == 2 ? 0.2 : 0), in: RoundedRectangle(cornerRadius: 8))
      }
    }
  }

  private var award: some View {
    HStack(spacing: 12) {
      Image(systemName: "trophy.fill").font(.title2).foregroundStyle(.orange)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text("You are in the lead")
          .font(.headline)
          .accessibilitySortPriority(pick("chores.order", -1, 0))
          .accessibilityIdentifier("chores.lead")
        Text("Two more chores and the week is yours.")
          .font(.subheadline)
          .accessibilityIdentifier("chores.leadText")
      }
      .scaleEffect(x: bug("chores.flip") && direction == .rightToLeft ? -1 : 1)
    }
    .accessibilityElement(children: .contain)
  }

  private func row(_ chore: ChoreTask) -> some View {
    HStack(spacing: 12) {
      Image(systemName: chore.symbol).frame(width: 28).foregroundStyle(.teal)
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(chore.name)
        Text("\(chore.points) points").font(.footnote)
      }
      Spacer()
      Button {
        done.insert(chore.id)
      } label: {
        Image(systemName: done.contains(chore.id) ? "checkmark.circle.fill" : "circle")
          .font(.title2)
          .frame(width: 44, height: 44)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(Text("Mark as done"))
      .accessibilityIdentifier("chores.done\(chore.id)")
    }
    .overlay {
      if chore.id == 3, bug("chores.ghost") {
        Color.clear.contentShape(Rectangle()).onTapGesture {}
      }
    }
  }

  private var mates: some View {
    HStack(spacing: -6) {
      ForEach(["L", "N", "K"], id: \.self) { letter in
        Image(systemName: "person.fill")
          .foregroundStyle(.white)
          .frame(width: 34, height: 34)
          .background(letter == "N" ? Color.indigo : Color.brown, in: Circle())
          .accessibilityLabel(Text(verbatim: letter))
      }
      more.padding(.leading, 16)
    }
  }

  @ViewBuilder private var more: some View {
    let text = Text("\(2) more").font(.footnote.bold()).accessibilityIdentifier("chores.more")
    if bug("chores.avatarClip") {
      text.fixedSize()
        .frame(width: 36, height: 36)
        .background(Color.gray.opacity(0.2))
        .clipShape(Circle())
    } else {
      text.padding(.horizontal, 10).frame(minHeight: 36)
        .background(Color.gray.opacity(0.2), in: Capsule())
    }
  }

  private var snackbar: some View {
    Text("Nilo has done the bins")
      .accessibilityIdentifier("chores.snackbar")
      .font(.subheadline)
      .padding(.vertical, 14)
      .frame(maxWidth: .infinity)
      .foregroundStyle(.white)
      .background(Color(white: 0.18), in: RoundedRectangle(cornerRadius: 12))
      .padding(.horizontal)
  }
}

extension ChoresScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "chores", sizes: [.large],
    faults: [
      Fault(
        "chores.week", ["overflowing", "clipped"], (0..<7).map { .id("chores.day\($0)") }, "en",
        se: true, "seven days of 58 points are wider than the row"),
      Fault(
        "chores.flip", ["turnedPicture"],
        [
          .id("chores.lead"), .id("chores.leadText"), .key("You are in the lead"),
          .key("Two more chores and the week is yours."),
        ], "ar", "texts flipped by scaleEffect(x: -1)"),
      Fault(
        "chores.order", ["readingOrder"],
        [.id("chores.lead"), .id("chores.leadText"), .key("You are in the lead")],
        "title with a sort priority of -1 is read after its text"),
      Fault(
        "chores.ghost", ["covered"], [.id("chores.done3")],
        "an invisible layer with a tap gesture over a row"),
      Fault(
        "chores.pointsOver", ["overlapping"], [.id("chores.points5"), .id("chores.name5")], "en",
        "points over the name, far down"),
      Fault(
        "chores.avatarClip", ["clipped"], [.id("chores.more"), .key("%lld more")], "de",
        "a text cut by a circle, far down"),
      Fault(
        "chores.snackbar", ["underBar", "covered", "overlapping"],
        [
          .id("chores.snackbar"), .text("Nilo has done the bins"), .text("Board"), .text("Plan"),
          .text("Kitty"),
        ], "en", "a message on the tab bar"),
      Fault(
        "chores.guestsMissing", ["missing", "untranslated"],
        [.id("chores.guests"), .key("Guests wash up, too")], "ar", "no translation, far down"),
      Fault(
        "chores.footerTodo", ["placeholder"],
        [.id("chores.footer"), .key("Points are counted on Sunday evening.")], "de",
        "the translation is TODO"),
    ]
  ) { AnyView(ChoresScreen()) }
}
