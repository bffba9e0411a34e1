import Calque
import CalqueTesting
import Foundation

/// Screens as those of apps that everybody knows, to compare with what a phone shows.
@MainActor
enum AppScreens {
  /// A screen with the name that its pictures have.
  struct Entry {
    let name: String
    let view: AnyView
  }

  /// The names of the screens, in the order of the page.
  static var all: [Entry] {
    [
      Entry(name: "Settings", view: AnyView(SettingsScreen())),
      Entry(name: "Mail", view: AnyView(MailScreen())),
      Entry(name: "Messages", view: AnyView(MessagesScreen())),
      Entry(name: "Calendar", view: AnyView(CalendarScreen())),
      Entry(name: "Music", view: AnyView(MusicScreen())),
      Entry(name: "Store", view: AnyView(StoreScreen())),
      Entry(name: "Profile", view: AnyView(ProfileScreen())),
      Entry(name: "Login", view: AnyView(LoginScreen())),
      Entry(name: "Onboarding", view: AnyView(OnboardingScreen())),
      Entry(name: "Map", view: AnyView(MapScreen())),
      Entry(name: "Weather", view: AnyView(WeatherScreen())),
      Entry(name: "Notes", view: AnyView(NotesScreen())),
      Entry(name: "Reminders", view: AnyView(RemindersScreen())),
      Entry(name: "Photos", view: AnyView(PhotosScreen())),
      Entry(name: "Search", view: AnyView(SearchScreen())),
      Entry(name: "Checkout", view: AnyView(CheckoutScreen())),
    ]
  }

  /// What a sweep finds on the screens that is as it should be.
  static let accepted = [
    AcceptedFinding(
      .lowContrast, identifier: "month",
      because: "the names of the days have the system's own color"),
    AcceptedFinding(
      .truncated, on: "Mail", identifier: "message",
      because: "a row shows the beginning of a message"),
    AcceptedFinding(
      .truncated, on: "Mail", key: "Inbox", because: "a large title has one line, as on iOS"),
    AcceptedFinding(
      .notMirrored, on: "Music", because: "buttons of a player point in the direction of a tape"),
    AcceptedFinding(.notMirrored, on: "Map", because: "a map is not mirrored"),
  ]

  /// The present of all screens: a Saturday morning.
  static let now = Date(timeIntervalSince1970: 1_742_025_600)
}
