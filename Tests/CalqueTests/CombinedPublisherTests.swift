import Combine
import Testing

/// What Combine has and OpenCombine lacks: publishers of several others.
@Suite struct CombinedPublisherTests {
  private enum Failure: Error { case one }

  @Test func `merged values come as they are sent, until all have ended`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var found: [Int] = []
    var hasEnded = false
    let cancellable = a.merge(with: b.map { $0 * 10 }).sink(
      receiveCompletion: { _ in hasEnded = true }, receiveValue: { found.append($0) })
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    #expect(found == [1, 20] && !hasEnded)
    b.send(3)
    b.send(completion: .finished)
    #expect(found == [1, 20, 30] && hasEnded)
    cancellable.cancel()
  }

  @Test func `a failure ends what was merged`() {
    let (a, b) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
    var failure: Failure?
    let cancellable = Publishers.MergeMany([a, b]).sink(
      receiveCompletion: { if case .failure(let error) = $0 { failure = error } },
      receiveValue: { _ in })
    b.send(completion: .failure(.one))
    #expect(failure == .one)
    cancellable.cancel()
  }

  @Test func `the latest values of four publishers come after all have sent`() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    let last = PassthroughSubject<Int, Never>()
    var found: [[Int]] = []
    let cancellable = subjects[0].combineLatest(subjects[1], subjects[2], last) {
      [$0, $1, $2, $3]
    }
    .sink { found.append($0) }
    subjects[1].send(5)
    #expect(found.isEmpty)
    last.send(9)
    subjects[0].send(7)
    #expect(found == [[0, 5, 2, 9], [7, 5, 2, 9]])
    cancellable.cancel()
  }

  @Test func `the latest values come after all have sent`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
    let c = PassthroughSubject<Bool, Never>()
    var pairs: [String] = []
    var triples: [String] = []
    let first = a.combineLatest(b) { "\($0)\($1)" }.sink { pairs.append($0) }
    let second = Publishers.CombineLatest3(a, b, c).sink { triples.append("\($0.0)\($0.1)\($0.2)") }
    a.send(1)
    b.send("y")
    c.send(true)
    a.send(2)
    #expect(pairs == ["1x", "1y", "2y"])
    #expect(triples == ["1ytrue", "2ytrue"])
    first.cancel()
    second.cancel()
    a.send(3)
    #expect(pairs.count == 3)
  }
}
