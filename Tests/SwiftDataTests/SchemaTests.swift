import Calque
import SwiftData
import Testing

enum FirstSchema: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Entry.self] }
}

enum FirstPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [FirstSchema.self] }
  static var stages: [MigrationStage] { [] }
}

extension FirstSchema {
  /// A model as a library declares it.
  @Model public final class Entry {
    #Unique<Entry>([\.id])
    #Index<Entry>([\.date])

    enum Kind: String, Codable, CaseIterable { case note, task }

    /// What the app knows it by.
    public var id = UUID()
    var date: Date
    var kind: Kind = Kind.note
    @Relationship(deleteRule: .nullify, inverse: \Entry.children) var parent: Entry?
    var children: [Entry]? = []
    @Attribute(.externalStorage) var picture: Data?

    /// Makes an entry.
    public init(date: Date) { self.date = date }

    var isTask: Bool { kind == .task }
  }
}

typealias Entries = [FirstSchema.Entry]

/// Declarations as apps have them.
@MainActor @Suite struct SchemaTests {
  private struct EntryList: View {
    @Query private var entries: [FirstSchema.Entry]
    @Query(sort: [SortDescriptor(\FirstSchema.Entry.date, order: .reverse)], animation: .default)
    private var sorted: [FirstSchema.Entry]
    @Query private var named: Entries

    init(after date: Date) {
      _entries = Query(
        filter: #Predicate<FirstSchema.Entry> { $0.date > date }, sort: \FirstSchema.Entry.date)
    }

    var body: some View { Text(verbatim: "\(entries.count) of \(sorted.count), \(named.count)") }
  }

  @Test func `models of a version, a plan and a query that an initializer makes`() throws {
    let container = try ModelContainer(
      for: Schema(versionedSchema: FirstSchema.self), migrationPlan: FirstPlan.self,
      configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    for seconds in 1...3 {
      container.mainContext.insert(
        FirstSchema.Entry(date: Date(timeIntervalSince1970: Double(seconds))))
    }
    let view = EntryList(after: Date(timeIntervalSince1970: 1)).modelContainer(container)
    let host = ViewHost(view, size: CGSize(width: 300, height: 100))
    #expect(host.texts.map(\.string) == ["2 of 3, 3"])
    let entries = try container.mainContext.fetch(FetchDescriptor<FirstSchema.Entry>())
    #expect(Set(entries.map(\.id)).count == 3 && !entries.contains(where: \.isTask))
  }

  @Test func `versions are in the order of their numbers`() {
    #expect(Schema.Version(1, 2, 3) < Schema.Version(1, 10, 0))
    #expect(Schema.Version(1, 2, 3).description == "1.2.3")
  }
}
