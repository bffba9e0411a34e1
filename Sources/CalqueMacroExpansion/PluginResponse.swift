/// The answer to a ``PluginRequest``.
package struct PluginResponse: Encodable, Equatable {
  struct Capability: Encodable, Equatable {
    struct Version: Encodable, Equatable {
      var protocolVersion: Int
    }

    var capability: Version
  }

  struct Expansion: Encodable, Equatable {
    var expandedSource: String?
    var diagnostics: [MacroDiagnostic]
  }

  struct Loading: Encodable, Equatable {
    var loaded: Bool
    var diagnostics: [MacroDiagnostic]
  }

  var getCapabilityResult: Capability?
  var expandMacroResult: Expansion?
  var loadPluginLibraryResult: Loading?

  /// The version of the protocol whose messages are declared here.
  static let version = PluginResponse(
    getCapabilityResult: Capability(capability: Capability.Version(protocolVersion: 7)))

  static func expansion(_ source: String?, _ diagnostics: [MacroDiagnostic] = []) -> Self {
    PluginResponse(
      expandMacroResult: Expansion(expandedSource: source, diagnostics: diagnostics))
  }
}

/// An error of a macro's user, which the compiler reports.
package struct MacroDiagnostic: Error, Encodable, Equatable {
  struct Position: Encodable, Equatable {
    var fileName: String
    var offset: Int
  }

  struct Highlight: Encodable, Equatable {
    var fileName: String
    var startOffset: Int
    var endOffset: Int
  }

  /// Notes and corrections, of which there are none.
  struct Nothing: Encodable, Equatable {}

  var message: String
  var severity = "error"
  var position: Position
  var highlights: [Highlight] = []
  var notes: [Nothing] = []
  var fixIts: [Nothing] = []

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - message: What is wrong, and what to write instead.
  ///   - node: The source that is wrong.
  ///   - range: The bytes of that source to mark.
  init(_ message: String, in node: SourceNode, at range: Range<Int>) {
    let file = node.location.fileName
    let start = node.location.offset + range.lowerBound
    self.message = message
    position = Position(fileName: file, offset: start)
    highlights = [
      Highlight(
        fileName: file, startOffset: start, endOffset: node.location.offset + range.upperBound)
    ]
  }

  /// Makes an error without a place.
  init(_ message: String) {
    self.message = message
    position = Position(fileName: "", offset: 0)
  }
}
