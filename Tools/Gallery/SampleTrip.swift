import Foundation

/// The data of the gallery's app: one account, at one moment.
///
/// Names of people, the address and the codes are content, not translations: they are the same in
/// every language, and so they show text of one direction inside text of the other.
struct SampleTrip {
  /// The content of a message.
  enum Subject {
    case photos(count: Int)
    case invitation(event: String)
    case boardingPass(flight: String)
    case checkIn(closes: Date)
  }

  /// One row of the inbox.
  struct Message: Identifiable {
    let id: String
    let sender: String
    let initials: String
    let subject: Subject
    let date: Date
    let isUnread: Bool
  }

  let now: Date
  let timeZone: TimeZone
  let stay: ClosedRange<Date>
  let departure: Date
  let gateCloses: Date
  let today: [Message]
  let earlier: [Message]
  let unread = 12
  let openTrips = 3
  let adults = 2
  let children = 1
  let nights = 3
  let luggage = 23.5
  let bookedBy = "Lena Hoffmann"
  let address = "Rua da Bica 12, 1200-054 Lisboa"
  let reference = "K7Q 2PX"
  let seat = "14C"
  let steps = 8432
  let kilometres = 6.4
  let tripsThisYear = 5
  let countries = 22
  let storageUsed = 42
  let degrees = 21
  /// Kilometers walked on each day of the week, relative to the best day.
  let week: [Double] = [0.35, 0.6, 0.45, 0.8, 1, 0.7, 0.5]

  /// 3 November 2026, 09:41 in Lisbon: the same moment in every run.
  init(timeZone: TimeZone) {
    self.timeZone = timeZone
    let now = Date(timeIntervalSince1970: 1_793_698_860)
    func minutes(_ count: Double) -> Date { now.addingTimeInterval(count * 60) }
    self.now = now
    stay = minutes(0)...minutes(3 * 24 * 60)
    departure = minutes(94)
    gateCloses = minutes(42) + 10
    today = [
      Message(
        id: "photos", sender: "Lena Hoffmann", initials: "LH", subject: .photos(count: 3),
        date: minutes(-7), isUnread: true),
      Message(
        id: "boarding", sender: "TAP Air Portugal", initials: "TP",
        subject: .boardingPass(flight: "TP 553"), date: minutes(-48), isUnread: true),
      Message(
        id: "invitation", sender: "أمير حداد", initials: "أ",
        subject: .invitation(event: "Fado na Bica"), date: minutes(-95), isUnread: true),
    ]
    earlier = [
      Message(
        id: "checkin", sender: "TAP Air Portugal", initials: "TP",
        subject: .checkIn(closes: minutes(-700)), date: minutes(-1040), isUnread: false),
      Message(
        id: "more-photos", sender: "佐藤美咲", initials: "佐", subject: .photos(count: 21),
        date: minutes(-1300), isUnread: false),
      Message(
        id: "dinner", sender: "נועה לוי", initials: "נ",
        subject: .invitation(event: "Jantar & vinho 🍷"), date: minutes(-1410), isUnread: false),
    ]
  }
}
