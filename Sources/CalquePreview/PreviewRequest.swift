/// What the page asks a program with previews.
struct PreviewRequest: Decodable {
  /// What is done to the screen that is shown.
  enum Call: String, Decodable {
    /// The names of the previews and of the languages.
    case list
    /// The picture, with the settings of the request.
    case show
    /// A tap at `x` and `y`.
    case tap
    /// A drag from `x` and `y` to `toX` and `toY`.
    case drag
    /// A scroll of what is at `x` and `y`, by `toX` and `toY`.
    case scroll
    /// Text for the field that has the focus.
    case type
    /// The key `return` or `delete` for that field.
    case key
  }

  var call: Call
  /// The number of the preview.
  var preview: Int?
  var settings: PreviewSettings?
  var x: Double?
  var y: Double?
  var toX: Double?
  var toY: Double?
  var text: String?
}

/// How a preview is shown.
struct PreviewSettings: Decodable, Equatable {
  var locale: String?
  /// `leftToRight` or `rightToLeft`; that of the locale if nil.
  var direction: String?
  /// The name of a `DynamicTypeSize`.
  var textSize: String?
  var isDark: Bool?
  var isBold: Bool?
  /// The size of the device, in points.
  var width: Double?
  var height: Double?
  /// Pixels for each point.
  var scale: Double?
}

/// The reply of a program with previews.
struct PreviewReply: Encodable {
  struct Item: Encodable {
    var title: String
    var file: String?
    var line: Int?
  }

  struct Note: Encodable {
    var severity: String
    var message: String
    var place: String?
  }

  /// Why nothing is shown.
  var error: String?
  var previews: [Item]?
  var locales: [String]?
  /// The language of the keys, which is shown first.
  var developmentLanguage: String?
  /// The picture as a PNG file.
  var png: String?
  /// Its size in points.
  var width: Double?
  var height: Double?
  /// What is wrong with the screen.
  var notes: [Note]?
}
