/// A message under construction.
struct PortableObjectDraft {
  enum Keyword: Equatable {
    case domain
    case context
    case id
    case plural
    case translation(Int?)

    init?(_ word: String, index: Int?) {
      switch word {
      case "domain": self = .domain
      case "msgctxt": self = .context
      case "msgid": self = .id
      case "msgid_plural": self = .plural
      case "msgstr": self = .translation(index)
      default: return nil
      }
    }

    var beginsMessage: Bool {
      switch self {
      case .domain, .context, .id: true
      case .plural, .translation: false
      }
    }
  }

  var message = PortableObjectMessage(id: "", translations: [])
  /// The place of the first comment.
  var start: Int?
  /// The place of the first keyword.
  var keywordStart: Int?

  /// Whether a problem of the message was reported, so that missing parts are a consequence of it.
  var isBroken = false

  private var context: [UInt8]?
  private var id: [UInt8]?
  private var plural: [UInt8]?
  private var forms: [[UInt8]] = []
  private var previous: [[UInt8]?] = [nil, nil, nil]
  private var current: Keyword?
  private var currentPrevious: Int?
  /// Whether the current keyword is not yet followed by a text.
  private var isFresh = false

  var hasContext: Bool { context != nil }
  var hasID: Bool { id != nil }
  var isTranslated: Bool { !forms.isEmpty }

  /// Begins a text. Returns a problem if it is misplaced.
  mutating func begin(_ keyword: Keyword, isPrevious: Bool) -> String? {
    if isPrevious {
      let places: [Keyword] = [.context, .id, .plural]
      currentPrevious = places.firstIndex { $0 == keyword }
      guard let place = currentPrevious else { return "Only previous texts can follow '#|'" }
      previous[place] = []
      return nil
    }
    current = keyword
    isFresh = true
    switch keyword {
    case .domain: return "Files with several domains are not supported"
    case .context:
      if context != nil || id != nil { return "msgctxt must appear once, before msgid" }
      context = []
    case .id:
      if id != nil { return "The message before this one has no msgstr" }
      id = []
    case .plural:
      if id == nil || plural != nil { return "msgid_plural must appear once, after msgid" }
      plural = []
    case .translation(let index):
      guard id != nil else { return "msgstr must appear after msgid" }
      if let index {
        if plural == nil { return "msgstr[\(index)] has no msgid_plural before it" }
        if index != forms.count {
          return "Expected msgstr[\(forms.count)], found msgstr[\(index)]"
        }
      } else if plural != nil {
        return "Expected msgstr[\(forms.count)] for a message with a plural"
      } else if !forms.isEmpty {
        return "The message has a msgstr already"
      }
      forms.append([])
    }
    return nil
  }

  /// Appends to the current text. Returns false if there is none.
  mutating func append(_ bytes: [UInt8], _ range: Range<Int>, isPrevious: Bool) -> Bool {
    if isPrevious {
      guard let currentPrevious else { return false }
      previous[currentPrevious]?.append(contentsOf: bytes)
      return true
    }
    guard let current else { return false }
    func extended(_ old: Range<Int>?) -> Range<Int> {
      isFresh ? range : (old ?? range).lowerBound..<range.upperBound
    }
    switch current {
    case .domain: break
    case .context:
      context?.append(contentsOf: bytes)
      message.contextRange = extended(message.contextRange)
    case .id:
      id?.append(contentsOf: bytes)
      message.idRange = extended(message.idRange)
    case .plural:
      plural?.append(contentsOf: bytes)
      message.pluralRange = extended(message.pluralRange)
    case .translation:
      guard !forms.isEmpty else { return false }
      forms[forms.count - 1].append(contentsOf: bytes)
      if message.translationRanges.count < forms.count { message.translationRanges.append(range) }
      let last = message.translationRanges.count - 1
      message.translationRanges[last] = extended(message.translationRanges[last])
    }
    isFresh = false
    return true
  }

  /// Returns the message, and the problem if it is incomplete.
  func finished(endingAt end: Int) -> (message: PortableObjectMessage, trouble: String?) {
    var result = message
    let start = keywordStart ?? self.start ?? end
    result.range = start..<max(start, end)
    func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
    result.context = text(context)
    result.id = text(id) ?? ""
    result.plural = text(plural)
    result.translations = forms.map { String(decoding: $0, as: UTF8.self) }
    result.previous = PortableObjectMessage.Previous(
      context: text(previous[0]), id: text(previous[1]), plural: text(previous[2]))
    if id == nil { return (result, "The message has no msgid") }
    if forms.isEmpty { return (result, "The message has no msgstr") }
    return (result, nil)
  }
}
