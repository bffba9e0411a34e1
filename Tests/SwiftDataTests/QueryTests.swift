import Calque
import SwiftData
import Testing

@ModelActor actor Worker {
  func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Trip>()) }
}

/// A query in a view that a host shows and drives.
@MainActor @Suite struct QueryTests {
  private struct TripList: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Trip.start) private var trips: [Trip]
    @Query(filter: #Predicate<Trip> { $0.note != nil }) private var noted: [Trip]

    var body: some View {
      VStack {
        ForEach(trips) { trip in
          TripRow(trip: trip)
        }
        Text(verbatim: "\(noted.count) noted").accessibilityIdentifier("noted")
        Button {
          context.insert(Trip(name: "new", start: 0))
        } label: {
          Text(verbatim: "Add")
        }
        .accessibilityIdentifier("add")
        Button {
          if let last = trips.last { context.delete(last) }
        } label: {
          Text(verbatim: "Delete")
        }
        .accessibilityIdentifier("delete")
      }
    }
  }

  private struct TripRow: View {
    @Bindable var trip: Trip

    var body: some View { Text(verbatim: trip.name) }
  }

  private func strings(_ host: ViewHost) -> [String] { host.texts.map(\.string) }

  @Test func `a view shows what its query finds, and follows changes`() async throws {
    let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration())
    let trip = Trip(name: "b", start: 2)
    container.mainContext.insert(trip)
    container.mainContext.insert(Trip(name: "a", start: 1))
    let host = ViewHost(
      TripList().modelContainer(container), size: CGSize(width: 300, height: 300))
    #expect(strings(host) == ["a", "b", "0 noted", "Add", "Delete"])
    host.tap("add")
    #expect(strings(host) == ["new", "a", "b", "0 noted", "Add", "Delete"])
    trip.name = "changed"
    trip.note = "x"
    #expect(strings(host) == ["new", "a", "changed", "1 noted", "Add", "Delete"])
    trip.start = -1
    #expect(strings(host) == ["changed", "new", "a", "1 noted", "Add", "Delete"])
    host.tap("delete")
    #expect(strings(host) == ["changed", "new", "1 noted", "Add", "Delete"])
    try container.mainContext.save()
    #expect(try await Worker(modelContainer: container).count() == 2)
  }

  @Test func `a container that a modifier makes stays, and is set up once`() throws {
    var setUps = 0
    let view = TripList().modelContainer(for: Trip.self, inMemory: true) { result in
      setUps += 1
      if let container = try? result.get() {
        container.mainContext.insert(Trip(name: "sample", start: 5))
      }
    }
    let host = ViewHost(view, size: CGSize(width: 300, height: 300))
    #expect(strings(host).first == "sample")
    host.tap("add")
    #expect(strings(host).prefix(2) == ["new", "sample"] && setUps == 1)
  }

  @Test func `nothing is found without a container`() {
    let host = ViewHost(TripList(), size: CGSize(width: 300, height: 300))
    #expect(strings(host) == ["0 noted", "Add", "Delete"])
  }
}
