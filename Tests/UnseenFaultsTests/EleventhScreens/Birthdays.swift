import Foundation
import SwiftUI

/// A planner of birthdays.
struct BirthdayScreen: View {
  struct Person: Identifiable {
    let id: String
    let name: String
    let initials: String
    let days: Int
    let date: Date
    var isRound = false
  }

  private static func day(_ offset: Double) -> Date {
    Date(timeIntervalSince1970: 1_781_784_000 + offset * 86_400)
  }
  private let soon = [
    Person(id: "lena", name: "Lena Vogt", initials: "LV", days: 2, date: day(0), isRound: true),
    Person(id: "omar", name: "Omar Haddad", initials: "OH", days: 5, date: day(3)),
  ]
  private let later = [
    Person(id: "yui", name: "Yui Tanaka", initials: "YT", days: 11, date: day(9)),
    Person(id: "max", name: "Max Roth", initials: "MR", days: 40, date: day(38)),
  ]
  private let groups: [(key: LocalizedStringKey, symbol: String)] = [
    ("Family", "house.fill"), ("Friends", "person.2.fill"), ("Colleagues", "briefcase.fill"),
    ("Neighbours", "building.2.fill"),
  ]
  @State private var reminds = true
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var typeSize

  private var berry: Color {
    scheme == .dark
      ? Color(red: 1, green: 0.62, blue: 0.78) : Color(red: 0.65, green: 0.07, blue: 0.35)
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          banner
            .listRowInsets(EdgeInsets())
        }
        Section("This week") {
          ForEach(soon) { row($0) }
        }
        Section("Later") {
          ForEach(later) { row($0) }
        }
        Section {
          filters
        } header: {
          Text("Groups")
        }
        Section {
          Toggle("Remind me the evening before", isOn: $reminds)
            .tint(berry)
          Button {
          } label: {
            HStack {
              Text("Gift ideas and past presents").foregroundStyle(.primary)
              Spacer(minLength: 8)
              Image(systemName: pick("bday.chevron", "chevron.right", "chevron.forward"))
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("more")
            }
            .frame(minHeight: 44)
            .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Birthdays")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
          } label: {
            Label("Add birthday", systemImage: "plus")
          }
          .accessibilityIdentifier("add")
        }
      }
    }
    .tint(berry)
  }

  private var banner: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label {
        Text("Next up")
      } icon: {
        Image(systemName: "sparkles").foregroundStyle(.white)
      }
      .font(.subheadline.weight(.semibold))
      Text("Lena turns 30 and has invited you to a garden party.")
        .font(.headline)
        .fixedSize(horizontal: false, vertical: true)
        .accessibilityIdentifier("invitation")
    }
    .foregroundStyle(.white)
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: bug("bday.banner") ? 96 : nil)
    .background(Color(red: 0.6, green: 0.07, blue: 0.33))
    .clipped()
  }

  private func row(_ person: Person) -> some View {
    HStack(spacing: 12) {
      if !typeSize.isAccessibilitySize {
        InitialsBadge(person.initials)
          .overlay(alignment: .bottomTrailing) {
            if person.isRound {
              Image(systemName: "star.fill")
                .font(.caption2)
                .foregroundStyle(.yellow)
                .padding(4)
                .background(Color(red: 0.2, green: 0.1, blue: 0.35), in: Circle())
                .offset(x: bug("bday.star") ? 30 : 6, y: bug("bday.star") ? -14 : 6)
                .accessibilityIdentifier("star")
                .accessibilityLabel("Round birthday")
            }
          }
      }
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: person.name)
          .font(bug("bday.name") ? .system(size: 15, weight: .semibold) : .headline)
          .accessibilityIdentifier("name-\(person.id)")
        Text("in \(person.days) days")
          .font(.subheadline)
          .foregroundStyle(.secondary)
        date(person)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("date-\(person.id)")
      }
      Spacer(minLength: 8)
      if bug("bday.gift") {
        Button {
        } label: {
          Image(systemName: "gift")
        }
        .buttonStyle(.borderless)
        .frame(width: 44, height: 44)
        .accessibilityLabel("Plan a gift")
        .accessibilityIdentifier("gift-\(person.id)")
      } else {
        Button {
        } label: {
          Image(systemName: "gift")
            .frame(minWidth: 44, minHeight: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("Plan a gift")
        .accessibilityIdentifier("gift-\(person.id)")
      }
    }
  }

  private func date(_ person: Person) -> Text {
    if bug("bday.weekday") {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = "EEEE, MMM d"
      return Text(verbatim: formatter.string(from: person.date))
    }
    return Text(person.date, format: .dateTime.weekday(.wide).day().month())
  }

  private var filters: some View {
    let columns =
      typeSize.isAccessibilitySize && !bug("bday.groups")
      ? [GridItem(.flexible())]
      : Array(repeating: GridItem(.flexible(), spacing: 8), count: bug("bday.groups") ? 4 : 2)
    return LazyVGrid(columns: columns, spacing: 8) {
      ForEach(0..<groups.count, id: \.self) { index in
        Button {
        } label: {
          VStack(spacing: 6) {
            Image(systemName: groups[index].symbol)
            Text(groups[index].key).font(.subheadline)
          }
          .foregroundStyle(berry)
          .padding(.vertical, 10)
          .frame(maxWidth: .infinity, minHeight: 64)
          .background(berry.opacity(0.1), in: RoundedRectangle(cornerRadius: 10))
        }
        .buttonStyle(.plain)
      }
    }
    .padding(.vertical, 6)
  }
}

extension BirthdayScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "birthdays", sizes: [.large, .accessibility3],
    faults: [
      Fault(
        "bday.forms", ["missing"], [.key("in %lld days")], "ar",
        "the translator left out the Arabic forms for two, few and many"),
      Fault(
        "bday.weekday", ["literal"], [.id("date-lena"), .text("Thursday")], "ja",
        "a formatter with a fixed English locale"),
      Fault(
        "bday.star", ["overlapping"],
        [.id("star"), .id("name-lena"), .text("Lena Vogt"), .text("in 2 days")], "en",
        "the star of a round birthday lies on the name"),
      Fault(
        "bday.gift", ["smallTouchArea"], [.id("gift-lena"), .id("gift-omar")], "en",
        "the frame is outside of the button, only the symbol is touched"),
      Fault(
        "bday.name", ["fixedTextSize"], [.id("name-lena"), .id("name-omar"), .text("Lena Vogt")],
        "en",
        text: .accessibility3, "the name has a font of a fixed size"),
      Fault(
        "bday.groups", ["broken", "truncated"], [.key("Colleagues"), .key("Neighbours")], "de",
        "four columns: long words are broken"),
      Fault("bday.chevron", ["fixedArrow"], [.id("more")], "ar", "chevron.right points back"),
      Fault(
        "bday.banner", ["clipped"],
        [
          .id("invitation"), .key("Lena turns 30 and has invited you to a garden party."),
          .key("Next up"),
        ], "de",
        text: .accessibility3, "a card of a fixed height cuts its text"),
      Fault(
        "bday.cyrillic", ["mixedScripts"], [.key("Birthdays")], "de",
        "a Cyrillic е in a German word of the title"),
    ]
  ) { AnyView(BirthdayScreen()) }
}
