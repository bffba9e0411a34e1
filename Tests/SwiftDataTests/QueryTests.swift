import Calque
import SwiftData
import Testing

/// Views that query models, in a host.
@MainActor
@Suite struct QueryTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws { container = try ModelContainer(for: Schema([Trip.self, Stay.self])) }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view.modelContainer(container), size: CGSize(width: 300, height: 600)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 16, baseline: 12)
    }
  }

  private func add(_ names: String...) {
    for (number, name) in names.enumerated() { context.insert(Trip(name: name, start: number)) }
  }

  private func shown(_ host: ViewHost) -> [String] {
    host.texts.map(\.string).filter { !["Done", "Add"].contains($0) }
  }

  @Test func `a list shows what is inserted and deleted`() throws {
    add("A", "B")
    let host = host(TripList())
    #expect(shown(host) == ["A", "B", "0 stays"])
    context.insert(Trip(name: "First", start: -1))
    #expect(shown(host) == ["First", "A", "B", "0 stays"])
    context.delete(try #require(try context.fetch(FetchDescriptor<Trip>()).first))
    #expect(shown(host) == ["First", "B", "0 stays"])
    try context.save()
    #expect(shown(host) == ["First", "B", "0 stays"])
    context.insert(Trip(name: "Z", start: 9))
    context.rollback()
    #expect(shown(host) == ["First", "B", "0 stays"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a change of what orders models moves their rows`() throws {
    add("A", "B")
    let host = host(TripList())
    #expect(shown(host) == ["A", "B", "0 stays"])
    try context.fetch(FetchDescriptor<Trip>())[0].start = 5
    #expect(shown(host) == ["B", "A", "0 stays"])
  }

  @Test func `a change of a property runs only the body that reads it`() throws {
    add("A", "B")
    var bodies = 0
    var rows: [String] = []
    let host = host(TripList(onBody: { bodies += 1 }, onRow: { rows.append($0) }))
    #expect(shown(host) == ["A", "B", "0 stays"])
    (bodies, rows) = (0, [])
    let trips = try context.fetch(FetchDescriptor<Trip>())
    trips[1].name = "C"
    #expect(shown(host) == ["A", "C", "0 stays"])
    #expect(bodies == 0 && rows == ["C"])
    // Nothing shows it.
    trips[1].note = "x"
    #expect(shown(host) == ["A", "C", "0 stays"])
    #expect(bodies == 0 && rows == ["C"])
  }

  @Test func `models of other classes run no body`() {
    add("A")
    var bodies = 0
    let host = host(TripList(onBody: { bodies += 1 }))
    _ = shown(host)
    bodies = 0
    context.insert(Guest(id: 1))
    #expect(shown(host) == ["A", "0 stays"] && bodies == 0)
    context.insert(Stay("Inn"))
    #expect(shown(host) == ["A", "1 stays"] && bodies > 0)
  }

  @Test func `a tap inserts, and a toggle changes`() throws {
    add("A")
    let host = host(NavigationStack { TripList() })
    #expect(host.tap("add"))
    #expect(host.texts.map(\.string).contains("New"))
    #expect(host.tap("A"))
    let done = FetchDescriptor<Trip>(predicate: #Predicate { $0.isDone })
    #expect(try context.fetchCount(done) == 1)
  }

  @Test func `a query has a predicate that a view makes`() throws {
    add("Alps", "Andes", "Urals")
    struct Search: View {
      @State var text = "A"
      var body: some View {
        FoundTrips(search: text, latest: true)
        Button("Other") { text = "Ur" }.accessibilityIdentifier("other")
      }
    }
    let host = host(Search())
    #expect(shown(host) == ["Andes", "Alps", "Other"])
    // What the predicate reads changes.
    try context.fetch(FetchDescriptor<Trip>())[0].name = "alps"
    #expect(shown(host) == ["Andes", "Other"])
    host.tap("other")
    #expect(shown(host) == ["Urals", "Other"])
  }

  @Test func `a query has a descriptor`() throws {
    add("A", "B")
    let host = host(LimitedTrips())
    #expect(shown(host) == ["A"])
    try context.fetch(FetchDescriptor<Trip>())[1].isDone = true
    #expect(shown(host) == ["A", "done B"])
  }

  @Test func `another context shows what was saved`() throws {
    let other = ModelContext(container)
    let host = ViewHost(
      FoundTrips(search: "").modelContext(other), size: CGSize(width: 200, height: 200))
    add("A")
    #expect(shown(host) == [])
    try context.save()
    #expect(shown(host) == ["A"])
  }

  @Test func `what an actor saves is shown`() async throws {
    let host = host(FoundTrips(search: ""))
    #expect(shown(host) == [])
    try await Importer(modelContainer: container).add(["A"])
    #expect(shown(host) == ["A"])
  }

  @Test func `a view without a container is a finding and shows no models`() {
    let host = ViewHost(TripList(), size: CGSize(width: 200, height: 200))
    #expect(shown(host) == ["0 stays"])
    let found = host.diagnostics.filter { $0.kind == .missingModelContainer }
    #expect(found.count == 2)
    #expect(found.first?.message.contains("TripList.trips") == true)
    #expect(found.first?.severity == .error)
    // The context that the environment has then shows nothing, and does no harm.
    host.tap("add")
    #expect(shown(host) == ["0 stays"])
  }

  @Test func `a predicate that fails is a finding`() throws {
    struct Failing: View {
      @Query(filter: #Predicate<Trip> { $0.note! == "x" }) var trips: [Trip]
      var body: some View { Text(verbatim: "\(trips.count) \(_trips.fetchError != nil)") }
    }
    add("A")
    let host = host(Failing())
    #expect(shown(host) == ["0 true"])
    #expect(host.diagnostics.map(\.kind) == [.failedQuery])
    try context.fetch(FetchDescriptor<Trip>())[0].note = "x"
    #expect(shown(host) == ["1 false"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `an app makes its container once`() {
    let host = ViewHost(TripApp(), size: CGSize(width: 300, height: 600))
    host.tap("add")
    host.tap("add")
    #expect(host.texts.filter { $0.string == "New" }.count == 2)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a view makes its container once`() {
    struct Screen: View {
      @State var width = 300.0
      var body: some View {
        TripList().modelContainer(for: Trip.self) { result in
          #expect((try? result.get())?.schema.entities.map(\.name) == ["Trip"])
        }
        .frame(width: width)
        Button("Wider") { width += 1 }.accessibilityIdentifier("wider")
      }
    }
    let host = ViewHost(
      NavigationStack { Screen() }, size: CGSize(width: 400, height: 600))
    host.tap("add")
    host.tap("wider")
    #expect(host.texts.map(\.string).contains("New"))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `rows begin at the leading edge`(direction: LayoutDirection) throws {
    add("A")
    let host = host(TripRow(trip: Trip(name: "A")).environment(\.layoutDirection, direction))
    let toggle = try #require(host.frame(of: "A"))
    let text = try #require(host.texts.first?.frame)
    #expect((text.midX < toggle.midX) == (direction == .leftToRight))
  }
}
