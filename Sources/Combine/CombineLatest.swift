public import OpenCombine

extension Publishers {
  /// Sends the latest values of two publishers whenever one of them sends, after both have sent.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// What is sent.
    public typealias Output = (A.Output, B.Output)
    /// How it fails.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B

    /// Makes a publisher of two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Gives a subscriber the latest values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let values = a.map { Latest(a: $0) }.merge(with: b.map { Latest(b: $0) })
      values.scan(Latest()) { old, new in Latest(a: new.a ?? old.a, b: new.b ?? old.b) }
        .compactMap { latest in
          guard let a = latest.a, let b = latest.b else { return nil }
          return (a, b)
        }
        .receive(subscriber: subscriber)
    }

    private struct Latest {
      var a: A.Output?
      var b: B.Output?
    }
  }

  /// Sends the latest values of three publishers whenever one of them sends, after all have sent.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// What is sent.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How it fails.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C

    /// Makes a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Gives a subscriber the latest values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
        .receive(subscriber: subscriber)
    }
  }

  /// Sends the latest values of four publishers whenever one of them sends, after all have sent.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// What is sent.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How it fails.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C, d: D

    /// Makes a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Gives a subscriber the latest values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the latest values of this publisher and another one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends what is made of the latest values of this publisher and another one.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map(transform)
  }

  /// Sends the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, p, q)
  }

  /// Sends what is made of the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p, q).map(transform)
  }

  /// Sends the latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, p, q, r)
  }

  /// Sends what is made of the latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q, r).map(transform)
  }
}
