import SwiftUI

/// What a member of a library has borrowed and waits for.
struct ReadingListScreen: View {
  struct Book: Identifiable {
    let id: String
    let title: LocalizedStringKey
    let author: LocalizedStringKey
    let progress: Double
    let days: Int
    let color: Color
  }

  let books = [
    Book(
      id: "sea", title: "The Quiet Sea", author: "Mara Lindt", progress: 0.62, days: 3,
      color: Color(red: 0.08, green: 0.35, blue: 0.5)),
    Book(
      id: "bread", title: "Bread for Beginners", author: "Tom Akers", progress: 0.2, days: 12,
      color: Color(red: 0.55, green: 0.25, blue: 0.1)),
    Book(
      id: "stars", title: "A Short Guide to the Stars", author: "Ines Prado", progress: 0.95,
      days: 1, color: Color(red: 0.25, green: 0.18, blue: 0.5)),
  ]
  @State private var sort = 0
  @State private var notify = true
  @Environment(\.layoutDirection) private var direction
  @ScaledMetric private var coverWidth = 56.0

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(books) { book in
            row(book)
              .swipeActions { Button("Renew", systemImage: "arrow.clockwise") {} }
          }
        } header: {
          Text("\(books.count) books borrowed")
        } footer: {
          Text("Renew before the due date to avoid a fee.")
        }
        Section("On hold") {
          hold
          Toggle("Notify me when a book is ready", isOn: $notify)
        }
        Section {
          NavigationLink {
            Text("Recommended for you")
          } label: {
            Label("Recommended for you", systemImage: "sparkles")
          }
          Button(action: {}) {
            HStack {
              Text("Browse the catalog").foregroundStyle(Color.primary)
              Spacer()
              Image(systemName: pick("library.browse", "arrow.right", "arrow.forward"))
                .accessibilityIdentifier("browseArrow")
            }
            .frame(minHeight: 44)
          }
          .accessibilityIdentifier("browse")
        }
      }
      .accessibilityIdentifier("list")
      .scrollDisabled(bug("library.frozen"))
      .navigationTitle("Reading list")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Picker("Sort by", selection: $sort) {
              Text("Due date").tag(0)
              Text("Title").tag(1)
            }
          } label: {
            Image(
              systemName: pick("library.sort", "arrow.up.arrow.down.sort", "arrow.up.arrow.down"))
          }
          .accessibilityLabel("Sort by")
          .accessibilityIdentifier("sort")
        }
      }
    }
  }

  private func row(_ book: Book) -> some View {
    HStack(alignment: .top, spacing: 12) {
      cover(book)
      VStack(alignment: .leading, spacing: 4) {
        Text(book.title).font(.headline)
        Text(book.author).font(.subheadline)
        progress(book)
        Label("Due in \(book.days) days", systemImage: "calendar")
          .font(.footnote)
          .lineLimit(bug("library.due") ? 1 : nil)
          .frame(maxWidth: bug("library.due") ? 150 : .infinity, alignment: .leading)
          .accessibilityIdentifier("due-\(book.id)")
      }
      Button(action: {}) {
        Image(systemName: "ellipsis")
          .frame(width: pick("library.more", 20, 44), height: pick("library.more", 16, 44))
          .contentShape(Rectangle())
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("More options")
      .accessibilityIdentifier("more-\(book.id)")
    }
    .padding(.vertical, 4)
  }

  private func cover(_ book: Book) -> some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(book.color)
      .frame(width: coverWidth, height: coverWidth * 1.4)
      .overlay(alignment: .bottomLeading) {
        Text("E-book")
          .font(.caption2.bold())
          .foregroundStyle(.white)
          .padding(4)
          .accessibilityIdentifier("format-\(book.id)")
      }
      .flipsForRightToLeftLayoutDirection(bug("library.cover"))
  }

  private func progress(_ book: Book) -> some View {
    HStack(spacing: 8) {
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.systemGray5))
        Capsule().fill(Color(red: 0.1, green: 0.5, blue: 0.4))
          .frame(width: 90 * book.progress)
          .accessibilityIdentifier("read-\(book.id)")
      }
      .frame(width: 90, height: 6)
      .environment(\.layoutDirection, bug("library.progress") ? .leftToRight : direction)
      .accessibilityHidden(true)
      Text(book.progress, format: .percent).font(.caption.monospacedDigit())
    }
  }

  private var hold: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("The Lantern Makers").font(.headline)
      Group {
        if bug("library.hold") {
          Text(verbatim: ["Ready for pickup", "until Friday"].joined(separator: " "))
        } else {
          Text("Ready for pickup until Friday")
        }
      }
      .font(.subheadline)
      .accessibilityIdentifier("pickup")
      Text("Main library, ground floor").font(.footnote)
    }
  }
}

extension ReadingListScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "library", sizes: [.large, .accessibility1],
    faults: [
      Fault(
        "library.due", ["truncated"],
        [.id("due-bread"), .key("Due in %lld days"), .id("due-sea"), .id("due-stars")], "de",
        se: true, text: .accessibility1,
        "the due date is one line, 150 wide: the number of days is cut off"),
      Fault(
        "library.more", ["smallTouchArea"],
        [.id("more-sea"), .id("more-bread"), .id("more-stars")], "en", "three dots of 20 × 16"),
      Fault(
        "library.cover", ["turnedPicture"],
        [.id("format-sea"), .id("format-bread"), .id("format-stars"), .key("E-book")], "ar",
        "the whole cover is flipped, its letters are mirror writing"),
      Fault(
        "library.progress", ["notMirrored"],
        [.id("read-sea"), .id("read-bread"), .id("read-stars")], "ar",
        "the progress grows from the left"),
      Fault(
        "library.count", ["missing"], [.key("%lld books borrowed")], "ar",
        "only one and other: 3 needs few"),
      Fault(
        "library.browse", ["fixedArrow"],
        [.id("browseArrow"), .id("browse"), .text("arrow.right")], "ar", "the arrow points back"),
      Fault(
        "library.sort", ["unknownSymbol"], [.id("sort"), .text("arrow.up.arrow.down.sort")], "en",
        "a symbol that does not exist: an empty button"),
      Fault(
        "library.hold", ["literal", "untranslated", "missing"],
        [.id("pickup"), .text("Ready for pickup")], "ja", "English status, joined of two strings"),
      Fault(
        "library.frozen", ["unreachable"],
        [
          .id("list"), .id("browse"), .key("Browse the catalog"),
          .key("Notify me when a book is ready"), .key("Recommended for you"),
        ], "en", se: true, "the list does not scroll, its end is below the screen"),
      Fault(
        "library.fee", ["untranslated", "missing"],
        [.key("Renew before the due date to avoid a fee.")], "ar", dark: true,
        "the English sentence was pasted as the translation"),
    ]
  ) { AnyView(ReadingListScreen()) }
}
