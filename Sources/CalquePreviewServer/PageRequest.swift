import Foundation

/// A request of a browser: as much of HTTP/1.1 as a page on the same machine sends.
///
/// A library would do this, but those that are there compile code for Apple's frameworks where a
/// module of that name can be imported, and this package has such modules.
struct PageRequest: Sendable, Equatable {
  /// Why a request cannot be read.
  enum Failure: Error, Equatable {
    /// It is no request, or one that no page of this server sends.
    case malformed
    /// It is longer than a request of this server's page.
    case tooLong
  }

  /// The most bytes of the lines before the body.
  static let headLimit = 16 << 10
  /// The most bytes of the body.
  static let bodyLimit = 1 << 20

  var method: String
  var path: String
  var query: [String: String] = [:]
  /// The fields, by their names in lower case.
  var fields: [String: String] = [:]
  var body = Data()

  init(method: String, path: String) {
    self.method = method
    self.path = path
  }

  /// Reads a request.
  ///
  /// - Parameter bytes: What was received so far.
  /// - Returns: The request; nil if more has to be received.
  /// - Throws: `Failure` for what is no request of the page.
  init?(_ bytes: Data) throws(Failure) {
    guard let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) else {
      if bytes.count > Self.headLimit { throw .tooLong }
      return nil
    }
    guard end.lowerBound - bytes.startIndex <= Self.headLimit else { throw .tooLong }
    guard let head = String(bytes: bytes[..<end.lowerBound], encoding: .utf8) else {
      throw .malformed
    }
    var lines = head.components(separatedBy: "\r\n")[...]
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      throw .malformed
    }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(method: String(words[0]), path: String(target[0]))
    if target.count == 2 { query = Self.query(target[1]) }
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed }
      let name = line[..<colon].lowercased()
      // Two different values of one field would leave open which one is checked.
      guard !name.isEmpty, !name.contains(" "), fields[name] == nil else { throw .malformed }
      fields[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    guard fields["transfer-encoding"] == nil else { throw .malformed }
    guard let length = fields["content-length"].map(Int.init) ?? 0, length >= 0 else {
      throw .malformed
    }
    guard length <= Self.bodyLimit else { throw .tooLong }
    let rest = bytes[end.upperBound...]
    guard rest.count >= length else { return nil }
    body = Data(rest.prefix(length))
  }

  private static func query(_ text: Substring) -> [String: String] {
    var result: [String: String] = [:]
    for item in text.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      result[String(parts[0])] = parts.count == 2 ? parts[1].removingPercentEncoding : ""
    }
    return result
  }
}

/// The answer to a request of the page.
struct PageResponse: Sendable {
  var status = 200
  var type = "text/plain; charset=utf-8"
  var body = Data()

  /// The bytes to send.
  var bytes: Data {
    let policy =
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    let lines = [
      "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Error")", "Content-Type: \(type)",
      "Content-Length: \(body.count)", "Content-Security-Policy: \(policy)",
      "Cache-Control: no-store", "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff",
      "Connection: close", "", "",
    ]
    return Data(lines.joined(separator: "\r\n").utf8) + body
  }

  private static let reasons = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 413: "Content Too Large",
  ]
}
