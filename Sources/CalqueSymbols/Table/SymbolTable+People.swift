extension SymbolTable {
  /// People, hands, faces, hearts and stars.
  static let people = """
    _shoulders = M4 20.6 C4 16.4 7.6 14.3 12 14.3 C16.4 14.3 20 16.4 20 20.6 Z
    person = O12 7.5 4.2|*@_shoulders ; F C Q slash slash.fill badge.plus badge.minus badge.clock \
      fill.badge.plus fill.badge.minus
    person.2 = O8.8 8.2 3.5|*M2 19.4 C2 15.9 5 14.1 8.8 14.1 C12.6 14.1 15.6 15.9 15.6 19.4 \
      Z|+M15.2 4.8 A3.4 0 1 15.2 11.6|+M17.2 14.4 C20.2 14.9 22.2 16.7 22.2 19.4 H18.8 ; F C slash \
      badge.gearshape badge.plus badge.minus fill.badge.gearshape
    person.2.fill = #O8.8 8.2 3.5|O8.8 8.2 3.5|#M2 19.4 C2 15.9 5 14.1 8.8 14.1 C12.6 14.1 15.6 \
      15.9 15.6 19.4 Z|M2 19.4 C2 15.9 5 14.1 8.8 14.1 C12.6 14.1 15.6 15.9 15.6 19.4 Z|M15.4 4.8 \
      A3.4 0 1 15.4 11.6 Z|#M15.4 4.8 A3.4 0 1 15.4 11.6 Z|#M17 14.4 C20.2 14.9 22 16.7 22 19.4 \
      H18.6 Q18.6 16.4 17 14.4 Z|M17 14.4 C20.2 14.9 22 16.7 22 19.4 H18.6 Q18.6 16.4 17 14.4 Z
    person.3 = O12 9 2.9|*M7.2 18.6 C7.2 15.8 9.2 14.2 12 14.2 C14.8 14.2 16.8 15.8 16.8 18.6 \
      Z|*O4.8 9.8 2|*O19.2 9.8 2|+M2 17.6 C2 15.4 3.2 14.2 5.4 14.2 M22 17.6 C22 15.4 20.8 14.2 \
      18.6 14.2 ; F
    person.3.sequence = @person.3 ; F
    person.circle = O12 12 9.2|O12 9.5 3.2|M5.9 18.7 C7.2 16.4 9.4 15.2 12 15.2 C14.6 15.2 16.8 \
      16.4 18.1 18.7
    person.circle.fill = @_disc|-#O12 9.2 3.7|-#M4 20.4 C5.8 16.8 8.6 15 12 15 C15.4 15 18.2 16.8 \
      20 20.4 Q12 26 4 20.4 Z|O12 12 9.2
    _disc = #O12 12 9.2|O12 12 9.2
    person.crop.circle = O12 12 9.2|#O12 9.4 3.4|*#M5.4 18.4 C6.6 15.8 9 14.5 12 14.5 C15 14.5 \
      17.4 15.8 18.6 18.4 A9.2 0 1 5.4 18.4 Z ; badge.plus badge.minus badge.xmark badge.checkmark \
      badge.questionmark badge.exclamationmark badge.clock badge.moon badge.plus.fill \
      badge.minus.fill badge.xmark.fill badge.checkmark.fill badge.questionmark.fill \
      badge.exclamationmark.fill fill.badge.plus fill.badge.minus fill.badge.xmark \
      fill.badge.checkmark fill.badge.questionmark fill.badge.exclamationmark dashed
    person.crop.circle.fill = @_disc|-#O12 9 3.6|-#M5 18.2 C6.4 15.6 8.8 14.3 12 14.3 C15.2 14.3 \
      17.6 15.6 19 18.2 A9.2 0 1 5 18.2 Z|O12 12 9.2
    person.crop.circle.dashed = @circle.dashed|#O12 9.4 3.4|#M5.8 17.4 C7 15.4 9.2 14.5 12 14.5 \
      C14.8 14.5 17 15.4 18.2 17.4 A8.4 0 1 5.8 17.4 Z
    person.crop.square = R3.2 3.2 17.6 17.6 3.4|#O12 9.6 3.2|#M5.4 19.8 C5.8 16.4 8.4 14.6 12 14.6 \
      C15.6 14.6 18.2 16.4 18.6 19.8 Z
    person.crop.square.fill = #R3.2 3.2 17.6 17.6 3.4|R3.2 3.2 17.6 17.6 3.4|-#O12 9.4 3.5|-#M5.4 \
      19.6 C5.8 16.2 8.4 14.6 12 14.6 C15.6 14.6 18.2 16.2 18.6 19.6 Z
    person.crop.rectangle = R2.4 4.4 19.2 15.2 2.6|#O12 9.8 2.8|#M6.2 18.8 C6.6 15.8 9 14.2 12 \
      14.2 C15 14.2 17.4 15.8 17.8 18.8 Z
    person.crop.rectangle.fill = #R2.4 4.4 19.2 15.2 2.6|R2.4 4.4 19.2 15.2 2.6|-#O12 9.6 3|-#M6.2 \
      18.6 C6.6 15.6 9 14.2 12 14.2 C15 14.2 17.4 15.6 17.8 18.6 Z
    person.crop.rectangle.stack = R2.4 7.4 19.2 13.2 2.4|+M5.4 4 H18.6|#O12 11.6 2.2|#M7.6 18.6 C8 \
      16.2 9.8 15 12 15 C14.2 15 16 16.2 16.4 18.6 Z
    person.text.rectangle = R2.4 4.6 19.2 14.8 2.6|#O7.8 10 2|#M4.8 16 C4.8 13.8 6 12.8 7.8 12.8 \
      C9.6 12.8 10.8 13.8 10.8 16 Z|M13.6 9.4 H18.4 M13.6 12.4 H18.4 M13.6 15.4 H16.8 ; F
    person.badge.shield.checkmark = @person 10.6 12 1|!@shield.fill 17.4 16.4 \
      .56|@checkmark.shield.fill 17.4 16.4 .56 ; fill
    person.badge.shield.checkmark.fill = @person.fill 10.6 12 1|!@shield.fill 17.4 16.4 \
      .56|@checkmark.shield.fill 17.4 16.4 .56
    person.badge.key = @person|-#O17.8 17 6.2|@key.fill 18 17 .4
    person.badge.key.fill = @person.fill|-#O17.8 17 6.2|@key.fill 18 17 .4
    person.fill.questionmark = @person.fill 9.8 12 .86|@questionmark 19.4 9 .38
    person.fill.checkmark = @person.fill 9.8 12 .86|@checkmark 19 9.6 .36
    person.fill.xmark = @person.fill 9.8 12 .86|@xmark 19 9.6 .36
    person.fill.and.arrow.left.and.arrow.right = @person.fill 12 8.4 .66|M3.4 19.4 H20.6|J2.8 19.4 \
      180 3.8|J21.2 19.4 0 3.8
    person.wave.2 = @person 9.6 12 .88|+B13.6 7.4 4.6 -42 42|+B13.6 7.4 7.8 -42 42 ; fill
    person.line.dotted.person = O6.2 8 2.6|*O17.8 8 2.6|*M2.4 18 C2.4 15 4 13.6 6.2 13.6 C8.4 13.6 \
      10 15 10 18 Z M14 18 C14 15 15.6 13.6 17.8 13.6 C20 13.6 21.6 15 21.6 18 Z|+#D12 8 .9 ; F
    accessibility = O12 12 9.4|#D12 6.9 1.5|M6.8 9.9 L10.4 10.9 H13.6 L17.2 9.9|M10.4 10.9 V14.2 \
      L8.8 18.2 M13.6 10.9 V14.2 L15.2 18.2
    face.smiling = O12 12 9.2|M7.6 14 Q12 19 16.4 14|#D8.8 9.4 1.5 D15.2 9.4 1.5 ; fill
    face.smiling.inverse = @face.smiling.fill
    smiley = @face.smiling ; F
    face = O12 12 9.2|#D8.8 10 1.5 D15.2 10 1.5 ; fill
    face.dashed = @circle.dashed|#D8.8 10 1.5 D15.2 10 1.5|M8 14.4 Q12 18 16 14.4
    _hand.point = M9.4 13.4 V4.8 A1.7 0 1 12.8 4.8 V11 C15 10.6 19.4 11.4 19.4 14.2 C19.4 18.6 \
      18.4 21.2 14 21.2 H12.4 C9.6 21.2 8.4 19.8 7 17.6 L4.8 14.2 C3.8 12.4 6 11.2 7.4 12.6 Z
    hand.point.up.left = @_hand.point ; F
    hand.point.up = @_hand.point ; F
    hand.point.down = @_hand.point 12 12 1 180 ; F
    hand.point.right = @_hand.point 12 12 1 90 ; F
    hand.point.left = @_hand.point 12 12 1 -90 1 ; F
    hand.tap = @_hand.point 12 13.6 .84|+B9.2 7.4 5.6 150 390 ; fill
    hand.draw = @_hand.point 14 14 .76|M3 10.4 C3 6 9.4 2.4 9.8 5.6 ; fill
    hand.draw.fill = @_hand.point.fill 14.6 14.4 .78|M2.8 15 C2.2 8.2 7.2 2.6 10.4 4.4
    hand.raised = M6.4 13.8 V6.6 A1.35 0 1 9.1 6.6 V4.6 A1.35 0 1 11.8 4.6 V4.2 A1.35 0 1 14.5 4.2 \
      V5.6 A1.35 0 1 17.2 5.6 V13.4 L18.4 11.8 C19.4 10.6 21.2 11.6 20.6 13 L18 18.4 C17 20.4 15.4 \
      21.4 12.6 21.4 C8.8 21.4 6.4 18.6 6.4 13.8 Z|M9.1 6.6 V11.6 M11.8 4.6 V11.2 M14.5 5.2 V11.6 \
      ; F C slash slash.fill
    hand.wave = @hand.raised 11.4 12.8 .84 -22|+B12 12 10 -70 -40|+B12 12 9.6 115 145 ; fill
    hand.thumbsup = M8 10.8 L11.4 4 Q12 2.8 13.2 3.2 Q15 3.8 14.6 6 L14 9.4 H18.6 Q21 9.4 20.6 \
      11.8 L19.4 18 Q19 20.4 16.6 20.4 H8 Z|*R3 10.8 3.4 9.6 1 ; F C
    hand.thumbsdown = @hand.thumbsup 12 12 1 180 1 ; F
    hands.clap = @hand.raised 12 13 .8 20|M8.4 2.8 L9 4.6 M4.8 4.6 L6.2 6 M3 8 L4.8 8.4
    figure.walk = O13 4.6 2|M12.6 8.6 L11.4 14 L14.4 17 L15.2 21.2 M11.4 14 L9.8 17.6 L7.2 21|M8 \
      13 L8.6 10 L12.6 8.6 L15 11.4 L17.4 12.4 ; circle
    figure.walk.motion = @figure.walk 14 12 1|M3 8.4 H7 M2.6 12 H5.4 M3 15.6 H6.4
    figure.run = O15 4.4 2|M13.4 8.2 L10.4 13.6 L14 16 L13 21 M10.4 13.6 L9.2 17 H4.6|M6.6 11 L9 \
      7.6 L13.4 8.2 L15.6 11.6 H19 ; circle
    figure.hiking = O12.2 4.6 2|M11.6 8.8 L10.4 14 L13.6 16.6 L14 21 M10.4 14 L9 17.8 L6.4 \
      21|M11.6 8.8 L14.4 11.4 L17.6 11.8 M18.2 9.4 V21.2|*R5 7.6 3.4 5.6 1
    figure.roll = O10.6 4.4 1.9|M10.6 7.8 V13.6 H15.4 L17.6 19 H20|M10.6 10.2 H15|M8 12.4 A4.8 0 0 \
      15.4 18.2
    lungs = M9.4 8.6 C8.2 6.4 6.4 6.8 5.2 9 C3.6 11.8 2.6 15 2.6 17.8 C2.6 20.2 4.2 20.6 5.8 19.8 \
      C7.8 18.8 9.8 17.8 9.8 15.6 V9.8 Z|*M14.6 8.6 C15.8 6.4 17.6 6.8 18.8 9 C20.4 11.8 21.4 15 \
      21.4 17.8 C21.4 20.2 19.8 20.6 18.2 19.8 C16.2 18.8 14.2 17.8 14.2 15.6 V9.8 Z|+M12 3 V9.6 \
      M9.8 12 L12 9.6 L14.2 12 ; F
    figure.wave = O12 5 2|M12 9.4 V14.6 M12 14.6 L9.6 21 M12 14.6 L14.4 21 M12 9.8 L7.6 13 M12 9.8 \
      L17 5.4
    eye = M2.2 12 C6.4 4.4 17.6 4.4 21.8 12 C17.6 19.6 6.4 19.6 2.2 12 Z|O12 12 3.2 ; C slash \
      slash.fill
    eye.fill = #M2.2 12 C6.4 4.4 17.6 4.4 21.8 12 C17.6 19.6 6.4 19.6 2.2 12 Z|M2.2 12 C6.4 4.4 \
      17.6 4.4 21.8 12 C17.6 19.6 6.4 19.6 2.2 12 Z|-#O12 12 4.2|#O12 12 2.2
    eyes = E7.4 12 4 6.8|E16.6 12 4 6.8|#O8.4 13.4 2|#O17.6 13.4 2
    eyeglasses = O7 14 4|O17 14 4|M11 13.4 Q12 12.4 13 13.4|M3 13.4 L5.4 6.4 Q6 5 7.6 5.4 M21 13.4 \
      L18.6 6.4 Q18 5 16.4 5.4
    ear = M7 10 C7 5.6 9.4 3 12.8 3 C16.2 3 18.4 5.4 18.4 8.8 C18.4 13.4 14 13.6 13.8 17 C13.6 \
      19.6 12.2 21 10.4 21 C8.6 21 7.4 19.8 7.2 18|M10 9.8 C10 7.4 11 6 12.8 6 C14.4 6 15.4 7.2 \
      15.4 8.8 C15.4 11 13.4 11.4 12.6 13
    heart = M12 20.6 C7 16.9 2.8 13.3 2.8 8.9 C2.8 6 5 3.9 7.6 3.9 C9.4 3.9 11 4.8 12 6.4 C13 4.8 \
      14.6 3.9 16.4 3.9 C19 3.9 21.2 6 21.2 8.9 C21.2 13.3 17 16.9 12 20.6 Z ; F C Q slash \
      slash.fill
    heart.text.square = @square|@heart.fill 8.6 9 .3|M13 9 H17.4 M6.6 13 H17.4 M6.6 16.4 H14 ; F
    bolt.heart = @heart|@bolt.fill 12 11.6 .4 ; F
    star = S12 12.7 9.9 4.3 5 ; F C Q slash slash.fill bubble bubble.fill
    star.leadinghalf.filled = @star|#M12 2.8 L9.5 9.2 L2.6 9.6 L7.9 14 L6.2 20.7 L12 17 Z
    sparkle = M12 2.6 C12.8 8.6 15.4 11.2 21.4 12 C15.4 12.8 12.8 15.4 12 21.4 C11.2 15.4 8.6 12.8 \
      2.6 12 C8.6 11.2 11.2 8.6 12 2.6 Z
    _sparkle = #M12 2.6 C12.8 8.6 15.4 11.2 21.4 12 C15.4 12.8 12.8 15.4 12 21.4 C11.2 15.4 8.6 \
      12.8 2.6 12 C8.6 11.2 11.2 8.6 12 2.6 Z|M12 2.6 C12.8 8.6 15.4 11.2 21.4 12 C15.4 12.8 12.8 \
      15.4 12 21.4 C11.2 15.4 8.6 12.8 2.6 12 C8.6 11.2 11.2 8.6 12 2.6 Z
    sparkles = @sparkle 10 13.6 .76|@sparkle 18.8 5.6 .3|@sparkle 19 18.4 .24
    """
}
