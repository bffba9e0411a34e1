import SwiftData
import Testing

@Model final class Trip {
  var name: String
  var start: Int
  var note: String?
  @Relationship(deleteRule: .cascade) var stops: [Stop] = []
  @Transient var isShown = false
  @Attribute(.unique) var code: String
  var title: String { name.uppercased() }
  let kind = "trip"
  static let limit = 0

  init(name: String, start: Int, note: String? = nil) {
    self.name = name
    self.start = start
    self.note = note
    code = name
  }
}

@Model final class Stop {
  var id: Int
  var place = ""
  var trip: Trip?

  init(id: Int) { self.id = id }
}

/// A model by what SwiftData's documentation says of models and contexts.
@MainActor @Suite struct ModelContextTests {
  private let container: ModelContainer

  init() throws {
    container = try ModelContainer(for: Trip.self, Stop.self)
  }

  private func names(
    _ context: ModelContext, _ descriptor: FetchDescriptor<Trip> = FetchDescriptor()
  ) throws -> [String] {
    try context.fetch(descriptor).map(\.name)
  }

  private func fill(_ context: ModelContext) {
    for (name, start) in [("b", 3), ("a", 2), ("c", 1)] {
      context.insert(Trip(name: name, start: start))
    }
  }

  @Test func `models are found after they are inserted and before they are saved`() throws {
    let context = container.mainContext
    #expect(!context.hasChanges)
    fill(context)
    #expect(try names(context) == ["b", "a", "c"])
    #expect(context.hasChanges && context.insertedModelsArray.count == 3)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
  }

  @Test func `a descriptor filters, sorts and limits`() throws {
    let context = container.mainContext
    fill(context)
    let sorted = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.start)])
    #expect(try names(context, sorted) == ["c", "a", "b"])
    var limited = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.start > 1 }, sortBy: [SortDescriptor(\.name, order: .reverse)])
    #expect(try names(context, limited) == ["b", "a"])
    limited.fetchLimit = 1
    limited.fetchOffset = 1
    #expect(try names(context, limited) == ["a"])
    limited.fetchLimit = -1
    limited.fetchOffset = -5
    #expect(try names(context, limited) == [])
  }

  @Test func `predicates search as people do, and compare`() throws {
    let context = container.mainContext
    for name in ["Äpfel", "apfelbaum", "Birne"] { context.insert(Trip(name: name, start: 1)) }
    let found = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.name.localizedStandardContains("APF") })
    #expect(try names(context, found) == ["Äpfel", "apfelbaum"])
    let ascending = ComparisonResult.orderedAscending
    let before = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.name.localizedCompare("B") == ascending })
    #expect(try names(context, before) == ["Äpfel", "apfelbaum"])
  }

  @Test func `another context finds what was saved`() throws {
    let (first, second) = (container.mainContext, ModelContext(container))
    fill(first)
    #expect(try names(second) == [])
    try first.save()
    #expect(!first.hasChanges)
    #expect(try names(second) == ["b", "a", "c"])
    let trip = try #require(try first.fetch(FetchDescriptor<Trip>()).first)
    first.delete(trip)
    #expect(trip.isDeleted && first.deletedModelsArray.count == 1)
    #expect(try names(first) == ["a", "c"] && names(second) == ["b", "a", "c"])
    try first.save()
    #expect(try names(second) == ["a", "c"] && trip.modelContext == nil)
  }

  @Test func `what was not saved is forgotten by a rollback`() throws {
    let context = container.mainContext
    fill(context)
    try context.save()
    context.insert(Trip(name: "d", start: 4))
    context.delete(try #require(try context.fetch(FetchDescriptor<Trip>()).first))
    #expect(try names(context) == ["a", "c", "d"])
    context.rollback()
    #expect(try names(context) == ["b", "a", "c"] && !context.hasChanges)
  }

  @Test func `related models are inserted with a model, and when they become related`() throws {
    let context = container.mainContext
    let trip = Trip(name: "a", start: 1)
    trip.stops = [Stop(id: 1)]
    context.insert(trip)
    #expect(try context.fetch(FetchDescriptor<Stop>()).map(\.id) == [1])
    trip.stops.append(Stop(id: 2))
    #expect(try context.fetch(FetchDescriptor<Stop>()).map(\.id) == [1, 2])
    let stop = Stop(id: 3)
    stop.trip = trip
    context.insert(stop)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test func `changes are noted once a model has a context`() throws {
    let context = container.mainContext
    let trip = Trip(name: "a", start: 1)
    trip.name = "b"
    #expect(trip.modelContext == nil)
    context.insert(trip)
    try context.save()
    #expect(!trip.hasChanges && !context.hasChanges)
    trip.isShown = true
    #expect(!trip.hasChanges)
    trip.note = "x"
    #expect(trip.hasChanges && context.changedModelsArray.count == 1)
    try context.save()
    #expect(!trip.hasChanges)
    #expect(trip.id == trip.persistentModelID && trip != Trip(name: "b", start: 1))
    let found: Trip? = context.registeredModel(for: trip.persistentModelID)
    #expect(found === trip)
  }

  @Test func `all models of a type are deleted, or those for which a predicate holds`() throws {
    let context = container.mainContext
    fill(context)
    try context.save()
    try context.delete(model: Trip.self, where: #Predicate { $0.name == "a" })
    #expect(try names(context) == ["b", "c"])
    try context.delete(model: Trip.self)
    #expect(try names(context) == [])
    try context.save()
    #expect(try names(ModelContext(container)) == [])
  }
}
