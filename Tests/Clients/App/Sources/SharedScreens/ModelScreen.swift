import SwiftData
import SwiftUI

/// A model and a view of it, as an app for iOS has them.
@Model final class Book {
  var title: String
  @Relationship(deleteRule: .cascade, inverse: \Chapter.book) var chapters: [Chapter] = []

  init(title: String) { self.title = title }
}

@Model final class Chapter {
  var number: Int
  var book: Book?

  init(number: Int) { self.number = number }
}

struct Books: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Book.title) private var books: [Book]

  var body: some View {
    List(books) { Text($0.title) }
      .toolbar { Button("Add") { modelContext.insert(Book(title: "New")) } }
  }
}
