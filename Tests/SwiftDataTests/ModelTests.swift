import Calque
import Observation
import SwiftData
import Synchronization
import Testing

/// Models, as Apple documents `@Model`, `@Relationship` and `ModelContext`.
@Suite struct ModelTests {
  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    container = try ModelContainer(
      for: Trip.self, Stay.self, migrationPlan: Plan.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    context = ModelContext(container)
  }

  private func names(_ context: ModelContext) throws -> [String] {
    try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name)
  }

  @Test func `a model keeps its properties and tells who reads them`() {
    let trip = Trip(name: "Andes")
    #expect(trip.name == "Andes" && trip.start == 0 && trip.note == nil && !trip.isDone)
    let changes = Mutex(0)
    withObservationTracking {
      _ = trip.title
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    trip.start = 3
    trip.changes = 4
    #expect(changes.withLock { $0 } == 0)
    trip.name = "Alps"
    #expect(changes.withLock { $0 } == 1)
    #expect(trip.title == "ALPS" && trip.start == 3 && trip.kind == "trip")
    trip.isDone = true
    #expect(trip.changes == 5)
  }

  @Test func `models are identified by a name of their own`() {
    let (one, other) = (Trip(name: "A"), Trip(name: "A"))
    #expect(one != other && Set([one, other, one]).count == 2)
    #expect(one.id == one.persistentModelID && one.id != other.id)
    #expect(one.id.entityName == "Trip")
    #expect(Guest(id: 7).id == 7)
    #expect(one.modelContext == nil && !one.isDeleted && !one.hasChanges)
  }

  @Test func `what is inserted is fetched, and what is deleted is not`() throws {
    let trips = ["C", "A", "B"].map { Trip(name: $0) }
    for trip in trips { context.insert(trip) }
    #expect(try names(context) == ["A", "B", "C"])
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["C", "A", "B"])
    #expect(trips[0].modelContext === context && trips[0].hasChanges && context.hasChanges)
    try context.save()
    #expect(!context.hasChanges && !trips[0].hasChanges)
    let id = trips[0].persistentModelID
    context.delete(trips[0])
    #expect(trips[0].isDeleted && context.deletedModelsArray.count == 1)
    #expect(try names(context) == ["A", "B"])
    #expect(context.model(for: id) as? Trip == nil)
    try context.save()
    #expect(trips[0].modelContext == nil)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 2)
    try context.delete(model: Trip.self, where: #Predicate { $0.name == "B" })
    #expect(try names(context) == ["A"])
    let found: Trip? = context.registeredModel(for: trips[1].persistentModelID)
    #expect(found === trips[1] && context.model(for: trips[1].id) === trips[1])
  }

  @Test func `a descriptor has a predicate, an order, a limit and an offset`() throws {
    for number in 0..<6 { context.insert(Trip(name: "\(number)", start: number % 3)) }
    var descriptor = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.start > 0 },
      sortBy: [SortDescriptor(\.start, order: .reverse), SortDescriptor(\.name)])
    #expect(try context.fetch(descriptor).map(\.name) == ["2", "5", "1", "4"])
    (descriptor.fetchLimit, descriptor.fetchOffset) = (2, 1)
    #expect(try context.fetch(descriptor).map(\.name) == ["5", "1"])
    (descriptor.fetchLimit, descriptor.fetchOffset) = (-1, 99)
    #expect(try context.fetch(descriptor).isEmpty)
    descriptor = FetchDescriptor()
    descriptor.includePendingChanges = false
    #expect(try context.fetch(descriptor).isEmpty)
  }

  @Test func `a predicate looks for texts as readers do`() throws {
    for name in ["Äpfel", "apfelwein", "Birne"] { context.insert(Trip(name: name)) }
    let search = "APFEL"
    let found = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.name.localizedStandardContains(search) },
      sortBy: [SortDescriptor(\.start)])
    #expect(try context.fetch(found).map(\.name) == ["Äpfel", "apfelwein"])
    let (name, equal) = ("BIRNE", ComparisonResult.orderedSame)
    let same = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.name.caseInsensitiveCompare(name) == equal })
    #expect(try context.fetch(same).map(\.name) == ["Birne"])
  }

  @Test func `a model of a subclass is one of its superclass`() throws {
    context.insert(Animal(name: "Cat"))
    let dog = Dog(name: "Rex", breed: "Poodle")
    context.insert(dog)
    context.insert(Animal(name: "Cow"))
    try context.save()
    let order = [SortDescriptor(\Animal.name)]
    #expect(
      try context.fetch(FetchDescriptor<Animal>(sortBy: order)).map(\.name)
        == ["Cat", "Cow", "Rex"])
    #expect(try context.fetch(FetchDescriptor<Animal>()).map(\.name) == ["Cat", "Rex", "Cow"])
    #expect(try context.fetch(FetchDescriptor<Dog>()) == [dog])
    #expect(Dog.schemaMetadata.map(\.name) == ["name", "breed"])
    dog.name = "Max"
    #expect(dog.hasChanges && dog.id.entityName == "Dog")
    try context.delete(model: Animal.self, includeSubclasses: false)
    #expect(try context.fetch(FetchDescriptor<Animal>()) == [dog])
  }

  @Test func `another context has what was saved`() throws {
    let other = ModelContext(container)
    let trip = Trip(name: "A")
    context.insert(trip)
    #expect(try names(other).isEmpty)
    try context.save()
    #expect(try names(other) == ["A"])
    let saved = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
    #expect(saved.persistentModelID == trip.persistentModelID)
  }

  @Test func `a rollback takes back what was not saved`() throws {
    let (kept, deleted) = (Trip(name: "A"), Trip(name: "B"))
    context.insert(kept)
    context.insert(deleted)
    let stay = Stay("Inn", trip: deleted)
    context.insert(stay)
    try context.save()
    kept.name = "C"
    kept.name = "D"
    context.delete(deleted)
    context.insert(Trip(name: "E"))
    #expect(kept.hasChanges && context.changedModelsArray.contains { $0 === kept })
    #expect(try names(context) == ["D", "E"])
    context.rollback()
    #expect(try names(context) == ["A", "B"])
    #expect(!context.hasChanges && !deleted.isDeleted && stay.trip === deleted)
    #expect(deleted.stays == [stay])
  }

  @Test func `inverse relationships are set together`() throws {
    let (one, other) = (Trip(name: "A"), Trip(name: "B"))
    context.insert(one)
    context.insert(other)
    let stay = Stay("Inn")
    stay.trip = one
    #expect(one.stays == [stay] && stay.modelContext === context)
    stay.trip = other
    #expect(one.stays.isEmpty && other.stays == [stay])
    one.stays.append(stay)
    #expect(stay.trip === one && other.stays.isEmpty)
    one.stays = []
    #expect(stay.trip == nil)
    // Each class has one property with the other one.
    let guest = Guest(id: 1)
    stay.guests?.append(guest)
    #expect(guest.stay === stay && guest.modelContext === context)
    guest.stay = nil
    #expect(stay.guests == [])
    stay.guests = nil
    guest.stay = stay
    #expect(stay.guests == [guest])
  }

  @Test func `what an initializer is given is connected when it is inserted`() throws {
    let trip = Trip(name: "A")
    let stay = Stay("Inn", trip: trip)
    context.insert(stay)
    #expect(trip.modelContext === context && trip.stays == [stay])
  }

  @Test func `a rule says what is deleted with a model`() throws {
    let trip = Trip(name: "A")
    let stay = Stay("Inn", trip: trip)
    let guest = Guest(id: 1)
    context.insert(stay)
    guest.stay = stay
    try context.save()
    // Of a guest without a rule, the connection is lost.
    context.delete(guest)
    #expect(stay.guests == [] && !stay.isDeleted)
    context.delete(trip)
    #expect(stay.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Stay>()) == 0)
  }

  @Test func `a batch is saved unless it fails`() throws {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try context.transaction {
        context.insert(Trip(name: "A"))
        throw Failure()
      }
    }
    #expect(context.hasChanges)
    try context.transaction { context.insert(Trip(name: "B")) }
    #expect(!context.hasChanges)
    container.deleteAllData()
    #expect(try names(context).isEmpty)
  }

  @Test func `an actor has a context of its own`() async throws {
    let importer = Importer(modelContainer: container)
    try await importer.add(["A", "B"])
    #expect(try names(context) == ["A", "B"])
  }

  @Test func `a schema knows its classes`() {
    #expect(Schema([Trip.self, Stay.self]).entities.map(\.name) == ["Trip", "Stay"])
    let schema = Schema(versionedSchema: SchemaV1.self)
    #expect(schema.entities.map(\.name) == ["Item"] && schema.version.description == "1.0.0")
    #expect(SchemaV1.Item.schemaMetadata.map(\.name) == ["text", "default"])
    #expect(
      Trip.schemaMetadata.map(\.name) == ["name", "start", "note", "isDone", "stays"])
  }
}
