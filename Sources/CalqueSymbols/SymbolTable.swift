/// All drawings. In one string, parts are separated by `|`; a part that begins with `#` is an area,
/// another one a line.
enum SymbolTable {
  static let drawings: [String: SymbolDrawing] = sources.mapValues { source in
    SymbolDrawing(
      source.split(separator: "|").map { part in
        part.hasPrefix("#")
          ? SymbolDrawing.Part(ink: .fill, outline: Outline(String(part.dropFirst())))
          : SymbolDrawing.Part(ink: .stroke, outline: Outline(String(part)))
      })
  }

  /// What points in the direction of reading.
  static let mirroring: Set<String> = [
    "arrow.backward", "arrow.forward", "chevron.backward", "chevron.forward", "list.bullet",
  ]

  private static let right = "M8.6 4.6 L16 12 L8.6 19.4"
  private static let left = "M15.4 4.6 L8 12 L15.4 19.4"
  private static let arrowRight = "M3.6 12 H20.4 M13.7 5.3 L20.4 12 L13.7 18.7"
  private static let arrowLeft = "M20.4 12 H3.6 M10.3 5.3 L3.6 12 L10.3 18.7"
  private static let ring = "O12 12 9.2"
  private static let heart = """
    M12 20.6 C7 16.9 2.8 13.3 2.8 8.9 C2.8 6 5 3.9 7.6 3.9 C9.4 3.9 11 4.8 12 6.4 \
    C13 4.8 14.6 3.9 16.4 3.9 C19 3.9 21.2 6 21.2 8.9 C21.2 13.3 17 16.9 12 20.6 Z
    """
  private static let shoulders = "M4 20.6 C4 16.4 7.6 14.3 12 14.3 C16.4 14.3 20 16.4 20 20.6 Z"
  private static let folder = """
    M2.6 17.2 V6.6 Q2.6 4.4 4.8 4.4 H8.4 Q9.4 4.4 10.1 5.1 L11.2 6.2 Q11.6 6.6 12.3 6.6 H19.2 \
    Q21.4 6.6 21.4 8.8 V17.2 Q21.4 19.6 19 19.6 H5 Q2.6 19.6 2.6 17.2 Z
    """
  private static let bell = """
    M12 3.1 C8.6 3.1 6.3 5.5 6.3 8.9 V12.5 Q6.3 13.5 5.6 14.4 L4.3 16.1 Q3.6 17.3 4.9 17.3 H19.1 \
    Q20.4 17.3 19.7 16.1 L18.4 14.4 Q17.7 13.5 17.7 12.5 V8.9 C17.7 5.5 15.4 3.1 12 3.1 Z
    """
  private static let clapper = "M9.5 20 Q10.3 21.2 12 21.2 Q13.7 21.2 14.5 20"
  private static let plane = "M20.9 3.1 L3 10.3 L10.3 13.7 L13.7 21 Z"
  private static let pointer = "M20.7 3.3 L3.3 10.8 L11.3 12.7 L13.2 20.7 Z"
  private static let handset = """
    M5.2 3.5 H7.5 Q8.5 3.5 8.9 4.4 L10.2 7.6 Q10.6 8.6 9.8 9.3 L8.2 10.8 C9.3 13 11 14.7 13.2 15.8 \
    L14.7 14.2 Q15.4 13.4 16.4 13.8 L19.6 15.1 Q20.5 15.5 20.5 16.5 V18.8 Q20.5 20.6 18.6 20.6 \
    C10.3 20.2 3.8 13.7 3.4 5.4 Q3.4 3.5 5.2 3.5 Z
    """
  private static let body = """
    M4.9 6.6 H7 Q7.8 6.6 8.3 5.9 L9 4.8 Q9.5 4 10.5 4 H13.5 Q14.5 4 15 4.8 L15.7 5.9 \
    Q16.2 6.6 17 6.6 H19.1 Q21.4 6.6 21.4 8.9 V17.3 Q21.4 19.6 19.1 19.6 H4.9 Q2.6 19.6 2.6 17.3 \
    V8.9 Q2.6 6.6 4.9 6.6 Z
    """
  private static let cloud = """
    M6.9 18.9 A4.5 0 1 6.3 10 A6 0 1 17.8 9.2 A4.9 0 1 17.4 18.9 Z
    """
  private static let moon = "M20.7 14.7 A9 1 1 9.3 3.3 A8.7 0 0 20.7 14.7 Z"
  private static let bolt = "M13.8 2.6 L4.8 13.4 H11.1 L10.2 21.4 L19.2 10.6 H12.9 Z"
  private static let banner = "M5.4 4.3 C9 2.5 11.6 5.8 19 4.1 V13.5 C11.6 15.2 9 11.9 5.4 13.7"
  private static let label = """
    M3 4.6 V10.9 Q3 11.8 3.6 12.4 L11.8 20.6 Q12.9 21.6 14 20.6 L20.6 14 Q21.6 12.9 20.6 11.8 \
    L12.4 3.6 Q11.8 3 10.9 3 H4.6 Q3 3 3 4.6 Z
    """
  private static let triangle = """
    M10.2 4.2 Q12 1.6 13.8 4.2 L21.4 17.3 Q22.8 20.3 19.8 20.5 H4.2 Q1.2 20.3 2.6 17.3 Z
    """
  private static let sheet = """
    M13 2.8 L19.2 9 V18.9 Q19.2 21.2 16.9 21.2 H7.1 Q4.8 21.2 4.8 18.9 V5.1 Q4.8 2.8 7.1 2.8 Z \
    M13 2.8 V7.3 Q13 9 14.7 9 H19.2
    """
  private static let ribbon = """
    M6 5.2 Q6 3 8.2 3 H15.8 Q18 3 18 5.2 V21 L12 16.4 L6 21 Z
    """
  private static let bubble = """
    M12 3.4 C6.8 3.4 2.8 6.8 2.8 11.2 C2.8 13.6 4 15.7 5.9 17.1 Q6.1 19.4 4.4 21 \
    Q7.8 20.9 9.9 18.8 Q10.9 19 12 19 C17.2 19 21.2 15.6 21.2 11.2 C21.2 6.8 17.2 3.4 12 3.4 Z
    """

  private static let sources: [String: String] = [
    "arrow.backward": arrowLeft,
    "arrow.clockwise": "M20.2 12.6 A8.2 1 1 17.8 6.8 L18.4 7.4 M18.5 2.9 V7.5 H13.9",
    "arrow.counterclockwise": "M3.8 12.6 A8.2 1 0 6.2 6.8 L5.6 7.4 M5.5 2.9 V7.5 H10.1",
    "arrow.down": "M12 3.6 V20.4 M5.3 13.7 L12 20.4 L18.7 13.7",
    "arrow.forward": arrowRight,
    "arrow.left": arrowLeft,
    "arrow.right": arrowRight,
    "arrow.up": "M12 20.4 V3.6 M5.3 10.3 L12 3.6 L18.7 10.3",
    "bell": "\(bell)|\(clapper)",
    "bell.fill": "#\(bell)|\(bell)|\(clapper)",
    "bolt": bolt,
    "bolt.fill": "#\(bolt)|\(bolt)",
    "bookmark": ribbon,
    "bookmark.fill": "#\(ribbon)|\(ribbon)",
    "bubble.left": bubble,
    "calendar": """
    R3 4.6 18 16.4 3|M3 9.6 H21 M7.8 2.7 V6.3 M16.2 2.7 V6.3|\
    #D8 13.3 1.25 D12 13.3 1.25 D16 13.3 1.25 D8 17.2 1.25 D12 17.2 1.25
    """,
    "camera": "\(body)|O12 13 3.9",
    "camera.fill": "#\(body) O12 13 4.4|#O12 13 2.9",
    "cart": """
    M2.4 3.8 H4.4 Q5.4 3.8 5.6 4.8 L7.5 14.6 Q7.8 16 9.2 16 H18.2 Q19.5 16 19.8 14.8 L21.3 8.4 \
    Q21.5 7.2 20.3 7.2 H6.1|#D9.4 19.9 1.8 D17.6 19.9 1.8
    """,
    "chart.bar": "R3 12 4.4 8.6 1.2|R9.8 7.7 4.4 12.9 1.2|R16.6 3.4 4.4 17.2 1.2",
    "chart.bar.fill": "#R2.4 11.4 5.4 9.8 1.5|#R9.3 7.1 5.4 14.1 1.5|#R16.2 2.8 5.4 18.4 1.5",
    "checkmark": "M4 13 L9.6 18.7 L20 5.7",
    "checkmark.circle": "\(ring)|M7.6 12.5 L10.8 15.8 L16.4 8.6",
    "checkmark.circle.fill": "#O12 12 10 K3 7.6 12.5 10.8 15.8 16.4 8.6",
    "chevron.backward": left,
    "chevron.down": "M4.6 8.4 L12 15.8 L19.4 8.4",
    "chevron.forward": right,
    "chevron.left": left,
    "chevron.right": right,
    "chevron.up": "M4.6 15.6 L12 8.2 L19.4 15.6",
    "circle": ring,
    "circle.fill": "#O12 12 10",
    "clock": "\(ring)|M12 6.6 V12 L15.6 14.2",
    "clock.fill": "#O12 12 10 K3 12 6.4 12 12 15.6 14.2",
    "cloud": cloud,
    "cloud.fill": "#\(cloud)|\(cloud)",
    "creditcard": "R2.4 5 19.2 14 2.6|M2.4 9.6 H21.6 M6 15 H9.6",
    "doc": sheet,
    "doc.text": "\(sheet)|M8.3 13 H15.7 M8.3 16.8 H13.4",
    "ellipsis": "#D5 12 2.3 D12 12 2.3 D19 12 2.3",
    "ellipsis.circle": "\(ring)|#D7.6 12 1.6 D12 12 1.6 D16.4 12 1.6",
    "envelope": "R2.4 5 19.2 14 2.6|M3.3 6.3 L10.5 12.5 Q12 13.7 13.5 12.5 L20.7 6.3",
    "envelope.fill": """
    #M3.2 4.9 Q4 4.4 5 4.4 H19 Q20 4.4 20.8 4.9 L13 11.7 Q12 12.5 11 11.7 Z|\
    #M1.8 6.2 L9.8 13.2 Q12 15 14.2 13.2 L22.2 6.2 Q22.4 6.9 22.4 7.6 V16.4 Q22.4 19.6 19.2 19.6 \
    H4.8 Q1.6 19.6 1.6 16.4 V7.6 Q1.6 6.9 1.8 6.2 Z
    """,
    "envelope.open": """
    M3 9.7 L10.7 3.8 Q12 2.9 13.3 3.8 L21 9.7 V18.2 Q21 20.8 18.4 20.8 H5.6 Q3 20.8 3 18.2 Z|\
    M3.4 10.4 L10.5 15.2 Q12 16.1 13.5 15.2 L20.6 10.4
    """,
    "exclamationmark.triangle": "\(triangle)|M12 8.8 V13.4|#D12 16.9 1.25",
    "exclamationmark.triangle.fill": "#\(triangle) K2 12 8.4 12 13.2 D12 16.8 1.3|\(triangle)",
    "eye": "M2.2 12 C6.4 4.4 17.6 4.4 21.8 12 C17.6 19.6 6.4 19.6 2.2 12 Z|O12 12 3.2",
    "flag": "M5.4 21.4 V3.4|\(banner)",
    "flag.fill": "M5.4 21.4 V3.4|\(banner)|#\(banner) Z",
    "folder": "\(folder)|M2.6 10 H21.4",
    "folder.fill": "#\(folder)|\(folder)",
    "gear": "G12 12 9.4 7.1 8|O12 12 3.1",
    "globe": """
    \(ring)|M12 2.8 C6.7 7.6 6.7 16.4 12 21.2 C17.3 16.4 17.3 7.6 12 2.8 Z|\
    M2.8 12 H21.2 M4.1 7.4 H19.9 M4.1 16.6 H19.9
    """,
    "heart": heart,
    "heart.fill": "#\(heart)|\(heart)",
    "house": """
    M2.6 11.5 L10.8 4.1 Q12 3.1 13.2 4.1 L21.4 11.5|\
    M5.2 9.6 V18.4 Q5.2 20.6 7.4 20.6 H16.6 Q18.8 20.6 18.8 18.4 V9.6|\
    M9.5 20.6 V15.2 Q9.5 14.1 10.6 14.1 H13.4 Q14.5 14.1 14.5 15.2 V20.6
    """,
    "house.fill": """
    M2.6 11.5 L10.8 4.1 Q12 3.1 13.2 4.1 L21.4 11.5|\
    #M12 5.4 L4.4 12.2 V18.6 Q4.4 21.4 7.2 21.4 H9.6 V15.6 Q9.6 14.4 10.8 14.4 H13.2 \
    Q14.4 14.4 14.4 15.6 V21.4 H16.8 Q19.6 21.4 19.6 18.6 V12.2 Z
    """,
    "info.circle": "\(ring)|M12 11.2 V16.7|#D12 7.5 1.3",
    "info.circle.fill": "#O12 12 10 K2 12 11.2 12 16.7 D12 7.5 1.3",
    "line.3.horizontal": "M3.6 6 H20.4 M3.6 12 H20.4 M3.6 18 H20.4",
    "list.bullet": "M8.4 6 H20.8 M8.4 12 H20.8 M8.4 18 H20.8|#D4 6 1.6 D4 12 1.6 D4 18 1.6",
    "location": pointer,
    "location.fill": "#\(pointer)|\(pointer)",
    "lock": "R4.8 10.4 14.4 10.8 2.6|M7.8 10.4 V7.3 A4.2 0 1 16.2 7.3 V10.4",
    "lock.fill": "#R4 9.6 16 12.4 3.2|M7.8 10.4 V7.3 A4.2 0 1 16.2 7.3 V10.4",
    "magnifyingglass": "O10.3 10.3 6.9|M15.3 15.3 L21 21",
    "map": """
    M2.8 6.3 L8.8 3.6 L15.2 6.4 L21.2 3.7 V17.7 L15.2 20.4 L8.8 17.6 L2.8 20.3 Z|\
    M8.8 3.6 V17.6 M15.2 6.4 V20.4
    """,
    "mappin":
      "M12 21.2 C8 16.8 5.2 13.4 5.2 9.7 A6.8 1 1 18.8 9.7 C18.8 13.4 16 16.8 12 21.2 Z|O12 9.6 2.4",
    "minus": "M3.8 12 H20.2",
    "minus.circle": "\(ring)|M7.6 12 H16.4",
    "moon": moon,
    "moon.fill": "#\(moon)|\(moon)",
    "paperplane": "\(plane)|M20.9 3.1 L10.3 13.7",
    "paperplane.fill": """
    #M20.4 2.6 L3 9.6 Q2 10.1 3 10.6 L9 13.2 L21.1 3.1 Z|\
    #M21.4 3.6 L14.4 21 Q13.9 22 13.4 21 L10.8 15 L20.9 2.9 Z
    """,
    "pause.fill": "#R5.6 4 4.6 16 1.4|#R13.8 4 4.6 16 1.4",
    "pencil":
      "M4 20 L5 15.6 L16.4 4.2 Q17.9 2.9 19.4 4.4 Q20.9 5.9 19.6 7.4 L8.2 18.9 Z M14.2 6.4 L17.5 9.7",
    "person": "O12 7.5 4.2|\(shoulders)",
    "person.2": """
    O8.8 8.2 3.5|M2 19.4 C2 15.9 5 14.1 8.8 14.1 C12.6 14.1 15.6 15.9 15.6 19.4 Z|\
    M15.2 4.8 A3.4 0 1 15.2 11.6|M17.2 14.4 C20.2 14.9 22.2 16.7 22.2 19.4 H18.8
    """,
    "person.circle": """
    \(ring)|O12 9.5 3.2|M5.9 18.7 C7.2 16.4 9.4 15.2 12 15.2 C14.6 15.2 16.8 16.4 18.1 18.7
    """,
    "person.fill": "#O12 7.5 5|#\(shoulders)|\(shoulders)",
    "phone": handset,
    "phone.fill": "#\(handset)|\(handset)",
    "photo": """
    R2.6 4.2 18.8 15.6 2.8|O8 9.1 1.7|\
    M2.8 17.2 L7.3 13.2 Q8.3 12.4 9.3 13.2 L12.2 15.8 L15.5 12.2 Q16.5 11.2 17.5 12.2 L21.3 16
    """,
    "play.fill": "#M7 4.6 L19 12 L7 19.4 Z|M7 4.6 L19 12 L7 19.4 Z",
    "plus": "M12 3.8 V20.2 M3.8 12 H20.2",
    "plus.circle": "\(ring)|M12 7.6 V16.4 M7.6 12 H16.4",
    "plus.circle.fill": "#O12 12 10 X12 12 4.6 0",
    "questionmark.circle":
      "\(ring)|M9.2 9.7 C9.2 6.4 15 6.4 15 9.8 C15 12 12 12 12 14.1|#D12 17.1 1.25",
    "slider.horizontal.3": """
    M3.4 6 H13 M18.6 6 H20.6 M3.4 12 H5.6 M11.2 12 H20.6 M3.4 18 H13 M18.6 18 H20.6|\
    O15.8 6 2.4|O8.4 12 2.4|O15.8 18 2.4
    """,
    "square.and.arrow.up": """
    M8.2 9.2 H7 Q4.6 9.2 4.6 11.6 V18.8 Q4.6 21.2 7 21.2 H17 Q19.4 21.2 19.4 18.8 V11.6 \
    Q19.4 9.2 17 9.2 H15.8|M12 14.8 V2.7 M8.3 6.3 L12 2.6 L15.7 6.3
    """,
    "square.and.pencil": """
    M12.4 4.8 H6.2 Q3.6 4.8 3.6 7.4 V18 Q3.6 20.6 6.2 20.6 H16.8 Q19.4 20.6 19.4 18 V11.8|\
    M9.6 14.6 L10.3 11.7 L18.8 3.2 Q19.9 2.4 20.8 3.3 Q21.7 4.2 20.9 5.3 L12.4 13.8 Z
    """,
    "star": "S12 12.7 9.9 4.3 5",
    "star.fill": "#S12 12.7 9.9 4.3 5|S12 12.7 9.9 4.3 5",
    "sun.max": """
    O12 12 4.2|M12 2.4 V3.9 M12 20.1 V21.6 M2.4 12 H3.9 M20.1 12 H21.6 \
    M5.2 5.2 L6.3 6.3 M17.7 17.7 L18.8 18.8 M5.2 18.8 L6.3 17.7 M17.7 6.3 L18.8 5.2
    """,
    "tag": "\(label)|#D7.6 7.6 1.6",
    "trash": """
    M3.6 6.1 H20.4|M8.9 6.1 V4.9 Q8.9 2.9 10.9 2.9 H13.1 Q15.1 2.9 15.1 4.9 V6.1|\
    M5.4 6.1 L6.2 18.8 Q6.4 21.2 8.8 21.2 H15.2 Q17.6 21.2 17.8 18.8 L18.6 6.1|\
    M9.8 10.2 L10.1 17 M14.2 10.2 L13.9 17
    """,
    "xmark": "M5.2 5.2 L18.8 18.8 M18.8 5.2 L5.2 18.8",
    "xmark.circle": "\(ring)|M8.8 8.8 L15.2 15.2 M15.2 8.8 L8.8 15.2",
    "xmark.circle.fill": "#O12 12 10 X12 12 4.6 45",
  ]
}
