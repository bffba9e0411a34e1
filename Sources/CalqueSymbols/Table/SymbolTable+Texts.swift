extension SymbolTable {
  /// Letters, digits, lists and the parts of pages.
  static let texts = """
    textformat = M2.6 18.6 L7.8 5.4 L13 18.6 M4.4 14.2 H11.2|O17.8 14.8 3.4|M21.2 10.8 V18.6
    textformat.size = M2.6 18.6 L6 9.8 L9.4 18.6 M3.8 15.4 H8.2|M10.4 18.6 L15.9 4.4 L21.4 18.6 \
      M12.2 14 H19.6
    textformat.abc = @textformat
    textformat.characters = @textformat
    textformat.123 = @1 5.6 12 .5|@2 12 12 .5|@3 18.6 12 .5
    textformat.superscript = M2.8 19.6 L8.6 5.4 L14.4 19.6 M4.8 14.6 H12.4|@2 18.6 6.6 .34
    textformat.subscript = M2.8 17.6 L8.6 3.4 L14.4 17.6 M4.8 12.6 H12.4|@2 18.6 17 .34
    character = M4.8 19.8 L12 4 L19.2 19.8 M7.2 14.4 H16.8
    character.cursor.ibeam = M2.8 18.6 L8 5.4 L13.2 18.6 M4.6 14.2 H11.4|M16 3.4 Q18 3.4 18.6 5 \
      Q19.2 3.4 21.2 3.4 M18.6 5 V19 M16 20.6 Q18 20.6 18.6 19 Q19.2 20.6 21.2 20.6
    character.textbox = R2.4 4.6 19.2 14.8 2.6|M7.4 16.4 L12 7.4 L16.6 16.4 M9 13.4 H15
    character.bubble = @bubble.left|@a 12 11.2 .42 ; F
    bold = M7 4 H12.6 A3.9 1 1 12.6 11.8 H7 Z M7 11.8 H13.6 A4.1 1 1 13.6 20 H7 Z
    italic = M9.6 4 H17.4 M6.6 20 H14.4 M13.6 4 L10.4 20
    underline = M6 3.6 V10.4 A6 0 0 18 10.4 V3.6 M4.8 20.6 H19.2
    strikethrough = M16.8 7.6 C16.4 5 14.4 4 12 4 C9 4 7 5.4 7 8 C7 9.8 8 11 10.4 11.8 M3.4 12 \
      H20.6 M13.8 12.8 C16 13.6 17.2 14.6 17.2 16.2 C17.2 18.8 15 20 12 20 C9 20 7 18.6 6.6 16.2
    bold.italic.underline = @bold 7 11 .6|@italic 17 11 .6|M3.4 20.6 H20.6
    paragraphsign = M11.4 4 V20.4 M16.6 4 V20.4 M19.4 4 H9.6 A4.4 0 0 9.6 12.8 H11.4
    text.alignleft = M3.4 4.6 H20.6 M3.4 9.6 H14 M3.4 14.4 H20.6 M3.4 19.4 H14
    text.alignright = M3.4 4.6 H20.6 M10 9.6 H20.6 M3.4 14.4 H20.6 M10 19.4 H20.6
    text.aligncenter = M3.4 4.6 H20.6 M6.6 9.6 H17.4 M3.4 14.4 H20.6 M6.6 19.4 H17.4
    text.justify = M3.4 4.6 H20.6 M3.4 9.6 H20.6 M3.4 14.4 H20.6 M3.4 19.4 H20.6
    text.justifyleft = M3.4 4.6 H20.6 M3.4 9.6 H20.6 M3.4 14.4 H20.6 M3.4 19.4 H14
    text.append = M3.4 4.6 H20.6 M3.4 9.6 H20.6 M3.4 14.4 H12 M3.4 19.4 H10|M17 13 V20.6 M13.2 \
      16.8 H20.8
    text.insert = M3.4 4.6 H20.6 M12 9.6 H20.6 M12 14.4 H20.6 M3.4 19.4 H20.6|#Y.6 3 8.6 8.4 12 3 \
      15.4
    _text = M3.4 4.6 H20.6 M3.4 9.6 H20.6 M3.4 14.4 H20.6 M3.4 19.4 H20.6
    text.badge.plus = @_text|-#O17.4 17.2 6|@plus 17.4 17.2 .4
    text.badge.minus = @_text|-#O17.4 17.2 6|@minus 17.4 17.2 .4
    text.badge.checkmark = @_text|-#O17.4 17.2 6|@checkmark 17.4 17.2 .44
    text.badge.xmark = @_text|-#O17.4 17.2 6|@xmark 17.4 17.2 .42
    text.badge.star = @_text|-#O17.4 17 6|@star.fill 17.4 17 .42
    text.quote = M3.4 4.6 H20.6 M9 9.6 H20.6 M9 14.4 H20.6 M9 19.4 H16|M4 9.6 V19.4
    text.cursor = M8.6 3.4 Q11.4 3.4 12 5.2 Q12.6 3.4 15.4 3.4 M12 5.2 V18.8 M8.6 20.6 Q11.4 20.6 \
      12 18.8 Q12.6 20.6 15.4 20.6 M9.4 12 H14.6
    list.bullet = M8.4 6 H20.8 M8.4 12 H20.8 M8.4 18 H20.8|#D4 6 1.6 D4 12 1.6 D4 18 1.6 ; C
    list.bullet.indent = M8.4 6 H20.8 M11.6 12 H20.8 M11.6 18 H20.8|#D4 6 1.6 D7.4 12 1.6 D7.4 18 \
      1.6
    list.dash = M9 6 H20.8 M9 12 H20.8 M9 18 H20.8 M3.2 6 H5 M3.2 12 H5 M3.2 18 H5
    list.number = M9.6 5.4 H20.8 M9.6 12 H20.8 M9.6 18.6 H20.8|M3.4 4.2 L4.8 3.2 V7.8|M3.2 10.6 \
      C3.6 9.2 6.2 9.4 6 11 C5.8 12.2 3.6 12.8 3.2 14.2 H6.2|M3.2 16.6 H6 L4.6 18.4 C6.4 18.4 6.6 \
      20.8 4.8 21 Q3.6 21 3.2 20.2
    list.star = M10 6 H20.8 M10 12.4 H20.8 M10 18.6 H20.8|@star.fill 5 5.8 .28|#D5 12.4 1.6 D5 \
      18.6 1.6
    list.triangle = M10 6 H20.8 M10 12 H20.8 M10 18 H20.8|#Y.5 3.4 3.8 7 6 3.4 8.2|#Y.5 3.4 9.8 7 \
      12 3.4 14.2|#Y.5 3.4 15.8 7 18 3.4 20.2
    checklist = M11.4 6 H20.8 M11.4 12 H20.8 M11.4 18 H20.8|M3 6 L4.8 7.8 L8 4.2 M3 12 L4.8 13.8 \
      L8 10.2 M3 18 L4.8 19.8 L8 16.2
    list.bullet.rectangle = R2.4 4.4 19.2 15.2 2.6|M10 8.6 H18 M10 12 H18 M10 15.4 H18|#D6.4 8.6 \
      1.2 D6.4 12 1.2 D6.4 15.4 1.2 ; F
    list.bullet.rectangle.portrait = R4.4 2.6 15.2 18.8 2.6|M11 7.4 H16.4 M11 12 H16.4 M11 16.6 \
      H16.4|#D7.8 7.4 1.2 D7.8 12 1.2 D7.8 16.6 1.2 ; F
    list.bullet.below.rectangle = R3 3.4 18 7 2|M8.4 14.6 H20.8 M8.4 19.6 H20.8|#D4.4 14.6 1.4 \
      D4.4 19.6 1.4
    increase.indent = M3.4 4.6 H20.6 M11 9.6 H20.6 M11 14.4 H20.6 M3.4 19.4 H20.6|#Y.6 3 8.8 7.4 \
      12 3 15.2
    decrease.indent = M3.4 4.6 H20.6 M11 9.6 H20.6 M11 14.4 H20.6 M3.4 19.4 H20.6|#Y.6 7.4 8.8 3 \
      12 7.4 15.2
    tablecells = R2.6 4 18.8 16 2.4|M2.6 9.2 H21.4 M2.6 14.6 H21.4 M9 4 V20 M15.2 4 V20 ; F
    sidebar.left = R2.4 4.4 19.2 15.2 2.6|M9 4.4 V19.6 M5 8 H6.4 M5 11 H6.4
    sidebar.right = @sidebar.left 12 12 1 0 1
    sidebar.leading = @sidebar.left
    sidebar.trailing = @sidebar.right
    sidebar.squares.left = @sidebar.left
    contextualmenu.and.cursorarrow = R2.6 3 14.6 15 2.2|M6 7 H13.8 M6 10.6 H11|!@_cursor 17 16.2 \
      .56|@_cursor 17 16.2 .56
    _cursor = #M6.4 3 V19 L10.4 15.4 L13 21 L15.6 19.8 L13 14.4 H18.2 Z|M6.4 3 V19 L10.4 15.4 L13 \
      21 L15.6 19.8 L13 14.4 H18.2 Z
    cursorarrow = M6.4 3 V19 L10.4 15.4 L13 21 L15.6 19.8 L13 14.4 H18.2 Z
    cursorarrow.click = @_cursor 14 14.6 .8|M9.4 3 V5 M3.4 9 H5.4 M5 4.6 L6.4 6
    cursorarrow.rays = @_cursor 14 14.6 .8|M9.4 3 V5 M3.4 9 H5.4 M5 4.6 L6.4 6 M13.8 4.6 L12.6 6 \
      M5 13.4 L6.2 12.2
    selection.pin.in.out = @app.dashed|@pin.fill 12 12 .5
    square.and.arrow.up = M8.2 9.2 H7 Q4.6 9.2 4.6 11.6 V18.8 Q4.6 21.2 7 21.2 H17 Q19.4 21.2 19.4 \
      18.8 V11.6 Q19.4 9.2 17 9.2 H15.8|M12 14.8 V2.7 M8.3 6.3 L12 2.6 L15.7 6.3 ; C \
      trianglebadge.exclamationmark
    square.and.arrow.up.fill = #R4.6 9.2 14.8 12 2.4|R4.6 9.2 14.8 12 2.4|!M12 15 V2.7|M12 15 V2.7 \
      M8.3 6.3 L12 2.6 L15.7 6.3
    square.and.arrow.down = M8.2 9.2 H7 Q4.6 9.2 4.6 11.6 V18.8 Q4.6 21.2 7 21.2 H17 Q19.4 21.2 \
      19.4 18.8 V11.6 Q19.4 9.2 17 9.2 H15.8|M12 2.7 V15.6 M8.3 12 L12 15.7 L15.7 12 ; circle
    square.and.arrow.down.fill = #R4.6 9.2 14.8 12 2.4|R4.6 9.2 14.8 12 2.4|!M12 2.7 V15.6 M8.3 12 \
      L12 15.7 L15.7 12|M12 2.7 V15.6 M8.3 12 L12 15.7 L15.7 12
    square.and.arrow.down.on.square = @square.and.arrow.down
    square.and.arrow.up.on.square = @square.and.arrow.up
    rectangle.portrait.and.arrow.right = M13.4 7 V5.4 Q13.4 3 11 3 H6.4 Q4 3 4 5.4 V18.6 Q4 21 6.4 \
      21 H11 Q13.4 21 13.4 18.6 V17|M9 12 H20.4|J21 12 0 4.6
    rectangle.portrait.and.arrow.forward = @rectangle.portrait.and.arrow.right
    iphone.and.arrow.forward = R3.4 2.6 10 18.8 2.4|!M9.6 12 H21|M9.6 12 H20.6|J21.2 12 0 4.2
    _sign = #Y1.2 18 11.6 22.6 20.8 13.4 20.8|-M18 15.2 V17.2|-#D18 19.2 .8
    _sign.hole = #Y1.2 18 8.6 25 22.4 11 22.4
    _missing = M3.2 7.8 V6.6 Q3.2 3.2 6.6 3.2 H7.8 M16.2 3.2 H17.4 Q20.8 3.2 20.8 6.6 V7.8 M20.8 \
      16.2 V17.4 Q20.8 20.8 17.4 20.8 H16.2 M7.8 20.8 H6.6 Q3.2 20.8 3.2 17.4 V16.2|M9.3 10 C9.3 \
      6.6 14.7 6.6 14.7 10 C14.7 12 12 12.2 12 14.2|#D12 17 1.2
    ~0 = E12 12 5.4 8.2 ; C Q
    ~1 = M7.8 7 L12.6 3.8 V20.2 ; C Q
    ~2 = M6.8 8.4 C6.8 2.4 17.2 2.4 17.2 8.6 C17.2 12.4 11.4 14.6 6.8 20.2 H17.6 ; C Q
    ~3 = M7 6.4 C8.4 2.6 16.8 2.6 16.8 7.8 C16.8 10.6 14.6 11.6 11.4 11.6 C15 11.6 17.4 13.2 17.4 \
      16 C17.4 21.4 8 21.6 6.6 17.2 ; C Q
    ~4 = M14.8 20.2 V3.8 L5.8 15.4 H18.4 ; C Q
    ~5 = M16.4 3.8 H8.4 L7.6 11.2 C10 9 17.6 9 17.6 15 C17.6 21.4 8.2 21.6 6.6 17.4 ; C Q
    ~6 = M16 5.4 C11.6 1.8 6.6 6 6.6 13.6|O12 14.8 5.4 ; C Q
    ~7 = M6.6 3.8 H17.6 L10.4 20.2 ; C Q
    ~8 = O12 7.9 4.1|O12 15.9 4.4 ; C Q
    ~9 = M8 18.6 C12.4 22.2 17.4 18 17.4 10.4|O12 9.2 5.4 ; C Q
    ~a = M5.4 20.2 L12 3.8 L18.6 20.2 M7.8 14.6 H16.2 ; C Q
    ~b = M7 3.8 H12.6 A3.9 1 1 12.6 11.6 H7 Z M7 11.6 H13.4 A4.3 1 1 13.4 20.2 H7 Z ; C Q
    ~c = B12 12 8.2 45 315 ; C Q
    ~d = M6.4 3.8 H10.6 A8.2 1 1 10.6 20.2 H6.4 Z ; C Q
    ~e = M17 3.8 H7.4 V20.2 H17 M7.4 11.8 H15.6 ; C Q
    ~f = M17 3.8 H7.4 V20.2 M7.4 11.8 H15.6 ; C Q
    ~g = M17.8 6.2 A8.2 1 0 20.2 12.4 H13.4 ; C Q
    ~h = M6.4 3.8 V20.2 M17.6 3.8 V20.2 M6.4 11.8 H17.6 ; C Q
    ~i = M12 3.8 V20.2 M8.4 3.8 H15.6 M8.4 20.2 H15.6 ; C Q
    ~j = M15.8 3.8 V15 A4.6 0 1 6.6 15 ; C Q
    ~k = M7 3.8 V20.2 M17.4 3.8 L7 13.4 M10.8 10 L17.8 20.2 ; C Q
    ~l = M7.8 3.8 V20.2 H17 ; C Q
    ~m = M4.6 20.2 V3.8 L12 15 L19.4 3.8 V20.2 ; C Q
    ~n = M6.4 20.2 V3.8 L17.6 20.2 V3.8 ; C Q
    ~o = O12 12 8.2 ; C Q
    ~p = M7 20.2 V3.8 H12.8 A4.4 1 1 12.8 12.8 H7 ; C Q
    ~q = O12 12 8.2|M14 14.6 L19.4 20.2 ; C Q
    ~r = M7 20.2 V3.8 H12.8 A4.4 1 1 12.8 12.6 H7 M12.8 12.6 L17.8 20.2 ; C Q
    ~s = M17 7.2 C16 2.4 7 2.6 7 7.8 C7 13.2 17.4 10.4 17.4 16.2 C17.4 21.4 7.6 21.6 6.6 16.8 ; C \
      Q
    ~t = M5.4 3.8 H18.6 M12 3.8 V20.2 ; C Q
    ~u = M6.4 3.8 V14.6 A5.6 0 0 17.6 14.6 V3.8 ; C Q
    ~v = M5.4 3.8 L12 20.2 L18.6 3.8 ; C Q
    ~w = M3.4 3.8 L7.6 20.2 L12 7.4 L16.4 20.2 L20.6 3.8 ; C Q
    ~x = M6.2 3.8 L17.8 20.2 M17.8 3.8 L6.2 20.2 ; C Q
    ~y = M5.8 3.8 L12 12.2 L18.2 3.8 M12 12.2 V20.2 ; C Q
    ~z = M6.2 3.8 H17.8 L6.2 20.2 H17.8 ; C Q
    """
}
