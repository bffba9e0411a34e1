import Calque
import SwiftData

// Models and views as an app writes them.

@Model
final class Trip {
  @Attribute(.unique) var name: String
  var start: Int
  var note: String?
  var isDone = false { didSet { changes += 1 } }
  @Transient var changes = 0
  @Relationship(deleteRule: .cascade, inverse: \Stay.trip)
  var stays: [Stay] = []
  let kind = "trip"

  init(name: String, start: Int = 0) {
    self.name = name
    self.start = start
  }

  var title: String { name.uppercased() }
}

@Model final class Stay {
  var place: String
  var trip: Trip?
  var guests: [Guest]? = []

  init(_ place: String, trip: Trip? = nil) {
    self.place = place
    self.trip = trip
  }
}

@Model class Guest {
  var id: Int
  var stay: Stay?
  #Index<Guest>([\.id])
  #Unique<Guest>([\.id])

  init(id: Int) { self.id = id }
}

@Model class Animal {
  var name: String

  init(name: String) { self.name = name }
}

@Model final class Dog: Animal {
  var breed: String

  init(name: String, breed: String) {
    self.breed = breed
    super.init(name: name)
  }
}

enum SchemaV1: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Item.self] }

  /// A model as a library has it.
  @Model public final class Item {
    /// What it says.
    public private(set) var text = ""
    fileprivate var `default`: [String: Int] = [:]

    /// Makes an empty one.
    public init() {}
  }
}

enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [SchemaV1.self] }
  static var stages: [MigrationStage] {
    [.lightweight(fromVersion: SchemaV1.self, toVersion: SchemaV1.self)]
  }
}

@ModelActor
actor Importer {
  func add(_ names: [String]) throws {
    for name in names { modelContext.insert(Trip(name: name)) }
    try modelContext.save()
  }
}

struct TripList: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Trip.start) private var trips: [Trip]
  @Query private var stays: [Stay]
  var onBody: () -> Void = {}
  var onRow: (String) -> Void = { _ in }

  var body: some View {
    let _ = onBody()
    List {
      ForEach(trips) { trip in
        TripRow(trip: trip, onRow: onRow)
      }
      .onDelete { offsets in
        withAnimation { for index in offsets { modelContext.delete(trips[index]) } }
      }
    }
    .toolbar {
      Button("Add") { modelContext.insert(Trip(name: "New", start: 99)) }
        .accessibilityIdentifier("add")
    }
    Text(verbatim: "\(stays.count) stays")
  }
}

struct TripRow: View {
  @Bindable var trip: Trip
  var onRow: (String) -> Void = { _ in }

  var body: some View {
    let _ = onRow(trip.name)
    HStack {
      Text(verbatim: trip.name)
      Toggle("Done", isOn: $trip.isDone).accessibilityIdentifier(trip.name)
    }
  }
}

struct FoundTrips: View {
  @Query private var trips: [Trip]

  init(search: String, latest: Bool = false) {
    _trips = Query(
      filter: #Predicate<Trip> { search.isEmpty || $0.name.contains(search) },
      sort: [SortDescriptor(\Trip.start, order: latest ? .reverse : .forward)])
  }

  var body: some View {
    VStack { ForEach(trips) { Text(verbatim: $0.name) } }
  }
}

struct LimitedTrips: View {
  static var first: FetchDescriptor<Trip> {
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.start)])
    descriptor.fetchLimit = 1
    return descriptor
  }

  @Query(first) private var trips: [Trip]
  @Query(filter: #Predicate<Trip> { $0.isDone }, animation: .default) private var done: [Trip]
  @Query(sort: [SortDescriptor(\Trip.note), SortDescriptor(\Trip.name)]) var noted: [Trip]
  @Query(sort: \Trip.note, order: .reverse, animation: .default) var byNote: [Trip]
  @Query(FetchDescriptor<Trip>(), animation: .bouncy) var all: [Trip]

  var body: some View {
    ForEach(trips) { Text(verbatim: $0.name) }
    ForEach(done) { Text(verbatim: "done \($0.name)") }
  }
}

struct TripApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { TripList().navigationTitle("Trips") }
    }
    .modelContainer(for: [Trip.self, Stay.self])
  }
}

#Preview("Names") {
  @Previewable @Query(sort: \Trip.name) var trips: [Trip]
  @Previewable @State var isOn = true
  Text(verbatim: "\(trips.count) \(isOn)")
}

#Preview {
  TripList().modelContainer(for: Trip.self, inMemory: true)
}
