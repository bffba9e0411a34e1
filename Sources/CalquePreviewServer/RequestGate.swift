/// Which requests of a browser are answered: those of the page that the server itself has sent, by
/// its own address, with the token that only the person who started it knows.
///
/// A page of another site can send requests to a server on this machine, and by a name of its own
/// that leads to this machine it can read the answers. So the name in the address, the origin and
/// the token are checked.
package struct RequestGate: Sendable {
  /// The token.
  package let token: String
  /// The port of the server.
  package let port: UInt16

  package init(token: String, port: UInt16) {
    self.token = token
    self.port = port
  }

  /// Returns why a request is refused, or nil if it is answered.
  ///
  /// - Parameters:
  ///   - host: The field `Host`.
  ///   - origin: The field `Origin`; browsers omit it for some requests to the same site.
  ///   - token: The token in the request.
  package func refusal(host: String?, origin: String?, token: String?) -> String? {
    let names = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host, names.contains(host) else { return "another host" }
    if let origin, origin != "http://\(host)" { return "another origin" }
    guard let token, Self.areEqual(token, self.token) else { return "no token, or a wrong one" }
    return nil
  }

  /// Compares in a time that does not depend on where the first difference is.
  private static func areEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Makes a token of 128 random bits.
  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
