extension SymbolTable {
  /// Marks and chevrons.
  static let marks = """
    plus = M12 3.8 V20.2 M3.8 12 H20.2 ; C Q app diamond rectangle message bubble bubble.fill \
      viewfinder
    minus = M3.8 12 H20.2 ; C Q diamond rectangle
    multiply = M6 6 L18 18 M18 6 L6 18 ; C Q
    divide = M3.8 12 H20.2|#D12 6 1.4 D12 18 1.4 ; C Q
    equal = M4 8.6 H20 M4 15.4 H20 ; C Q
    plusminus = M12 3.4 V14 M6.7 8.7 H17.3 M6.7 19.4 H17.3 ; C
    number = M9.8 3.6 L7.2 20.4 M16.8 3.6 L14.2 20.4 M4.2 9.2 H20.4 M3.6 14.8 H19.8 ; C Q
    percent = M18 5 L6 19|O7.2 7.2 2.7|O16.8 16.8 2.7
    asterisk = M12 3.6 V20.4 M4.7 7.8 L19.3 16.2 M19.3 7.8 L4.7 16.2 ; C
    checkmark = M4 13 L9.6 18.7 L20 5.7 ; C Q shield shield.fill seal seal.fill bubble bubble.fill \
      message rectangle diamond
    xmark = M5.2 5.2 L18.8 18.8 M18.8 5.2 L5.2 18.8 ; C Q app app.fill shield shield.fill seal \
      seal.fill octagon octagon.fill bin bin.fill diamond rectangle icloud
    questionmark = M7.2 8.4 C7.2 2 16.8 2 16.8 8.4 C16.8 12 12 12.2 12 15.4|#D12 20 1.4 ; C Q app \
      app.fill diamond diamond.fill bubble bubble.fill
    exclamationmark = M12 3.6 V14.4|#D12 20 1.5 ; C Q triangle triangle.fill octagon octagon.fill \
      shield shield.fill bubble bubble.fill message icloud
    exclamationmark.2 = M7.6 3.6 V14.4 M16.4 3.6 V14.4|#D7.6 20 1.5 D16.4 20 1.5
    exclamationmark.3 = M4.4 3.6 V14.4 M12 3.6 V14.4 M19.6 3.6 V14.4|#D4.4 20 1.4 D12 20 1.4 D19.6 \
      20 1.4
    ~info = M12 10 V20|#D12 4.6 1.5 ; C Q bubble bubble.fill
    ellipsis = #D5 12 2.3 D12 12 2.3 D19 12 2.3 ; C rectangle bubble bubble.fill message \
      message.fill
    at = O12 12 3.8|M15.8 8.2 V13.4 Q15.8 16 18.2 16 Q20.8 16 20.8 12 A8.8 1 0 16.6 19.5 ; C
    infinity = M12 12 C9.8 8.8 8.4 7.3 6.4 7.3 C3.9 7.3 2.4 9.4 2.4 12 C2.4 14.6 3.9 16.7 6.4 16.7 \
      C8.4 16.7 9.8 15.2 12 12 C14.2 8.8 15.6 7.3 17.6 7.3 C20.1 7.3 21.6 9.4 21.6 12 C21.6 14.6 \
      20.1 16.7 17.6 16.7 C15.6 16.7 14.2 15.2 12 12 Z ; C
    command = M8.6 8.6 H15.4 V15.4 H8.6 Z M8.6 8.6 H6 A2.6 1 1 8.6 6 Z M15.4 8.6 V6 A2.6 1 1 18 \
      8.6 Z M15.4 15.4 H18 A2.6 1 1 15.4 18 Z M8.6 15.4 V18 A2.6 1 1 6 15.4 Z ; C Q
    option = M3.4 5.6 H8.4 L15.6 18.4 H20.6 M14.6 5.6 H20.6
    shift = Y1.2 12 3.4 20.6 12.4 16 12.4 16 20.4 8 20.4 8 12.4 3.4 12.4 ; fill
    control = M5 15.4 L12 8.4 L19 15.4
    escape = B12.6 12.6 8 -70 190|M14 14 L4 4|J3.8 3.8 225 5
    return = U2 19.6 5 19.6 14 5 14|J4.2 14 180 4.6
    delete.left = Y2 8.2 4.6 21.4 4.6 21.4 19.4 8.2 19.4 2.4 12|M11.4 8.8 L17.4 15.2 M17.4 8.8 \
      L11.4 15.2 ; fill
    delete.right = @delete.left 12 12 1 180 ; fill
    clear = @delete.left ; fill
    slash.circle = O12 12 9.2|M18.5 5.5 L5.5 18.5 ; fill
    nosign = O12 12 9.2|M5.5 5.5 L18.5 18.5
    sum = M18.4 6.4 V4 H5.6 L12.6 12 L5.6 20 H18.4 V17.6
    function = M9.8 20.4 C4.2 20.4 13 3.6 15.4 3.6 Q18 3.4 18.4 5.6 M7.6 10.6 H16.4
    chevron.left = M15.4 4.6 L8 12 L15.4 19.4 ; C Q
    chevron.right = M8.6 4.6 L16 12 L8.6 19.4 ; C Q
    chevron.backward = M15.4 4.6 L8 12 L15.4 19.4 ; C Q
    chevron.forward = M8.6 4.6 L16 12 L8.6 19.4 ; C Q
    chevron.up = M4.6 15.6 L12 8.2 L19.4 15.6 ; C Q
    chevron.down = M4.6 8.4 L12 15.8 L19.4 8.4 ; C Q
    chevron.left.2 = M11.4 5.6 L5 12 L11.4 18.4 M18.6 5.6 L12.2 12 L18.6 18.4
    chevron.right.2 = M5.4 5.6 L11.8 12 L5.4 18.4 M12.6 5.6 L19 12 L12.6 18.4
    chevron.backward.2 = @chevron.left.2
    chevron.forward.2 = @chevron.right.2
    chevron.up.2 = @chevron.right.2 12 12 1 -90
    chevron.down.2 = @chevron.right.2 12 12 1 90
    chevron.compact.left = M13.8 3.6 L10.2 12 L13.8 20.4
    chevron.compact.right = M10.2 3.6 L13.8 12 L10.2 20.4
    chevron.compact.up = M3.6 13.8 L12 10.2 L20.4 13.8
    chevron.compact.down = M3.6 10.2 L12 13.8 L20.4 10.2
    chevron.up.chevron.down = M6.2 9 L12 3.6 L17.8 9 M6.2 15 L12 20.4 L17.8 15
    chevron.left.forwardslash.chevron.right = M7 7 L2.4 12 L7 17 M17 7 L21.6 12 L17 17 M13.8 4.6 \
      L10.2 19.4
    curlybraces = M9.4 3.6 Q6.4 3.6 6.4 6.6 V9 Q6.4 12 3.6 12 Q6.4 12 6.4 15 V17.4 Q6.4 20.4 9.4 \
      20.4 M14.6 3.6 Q17.6 3.6 17.6 6.6 V9 Q17.6 12 20.4 12 Q17.6 12 17.6 15 V17.4 Q17.6 20.4 14.6 \
      20.4
    quote.opening = M9.6 6 Q4.4 8 4.4 13.4 V15.6|#O6.8 15.4 3.2|M19.4 6 Q14.2 8 14.2 13.4 \
      V15.6|#O16.6 15.4 3.2
    quote.closing = @quote.opening 12 12 1 180
    ~quote = @quote.opening ; bubble bubble.fill
    line.3.horizontal = M3.6 6 H20.4 M3.6 12 H20.4 M3.6 18 H20.4 ; C
    line.3.horizontal.decrease = M3.4 6.4 H20.6 M6.6 12 H17.4 M9.8 17.6 H14.2 ; C
    line.horizontal.3 = @line.3.horizontal ; C
    line.horizontal.3.decrease = @line.3.horizontal.decrease ; C
    line.diagonal = M5 19 L19 5
    lineweight = M3.4 5 H20.6|#R2.8 8.6 18.4 3 1|#R2.8 14.8 18.4 5 1.4
    """
}
