extension SymbolTable {
  /// Plain shapes, and pictures of how things are arranged.
  static let shapes = """
    circle = O12 12 9.2 ; F slash badge
    square = R3.2 3.2 17.6 17.6 3.4 ; F slash
    rectangle = R2.4 5 19.2 14 2.6 ; F slash
    rectangle.portrait = R5 2.6 14 18.8 2.6 ; F
    capsule = R2.4 7 19.2 10 5 ; F
    capsule.portrait = R7 2.4 10 19.2 5 ; F
    oval = E12 12 9.6 6.8 ; F
    triangle = M10.2 4.2 Q12 1.6 13.8 4.2 L21.4 17.3 Q22.8 20.3 19.8 20.5 H4.2 Q1.2 20.3 2.6 17.3 \
      Z ; F
    diamond = Y2.2 12 2.4 21.6 12 12 21.6 2.4 12 ; F
    pentagon = P12 12.8 9.6 5 -90 ; F
    hexagon = P12 12 9.8 6 -90 ; F
    octagon = P12 12 9.8 8 22.5 ; F
    seal = N12 12 10.2 8 10 ; F
    shield = M12 2.6 L19.8 5.4 V11.4 C19.8 16.4 16.4 19.6 12 21.4 C7.6 19.6 4.2 16.4 4.2 11.4 V5.4 \
      Z ; F slash slash.fill
    shield.lefthalf.filled = @shield|#M12 2.6 L4.2 5.4 V11.4 C4.2 16.4 7.6 19.6 12 21.4 Z
    app = R3.2 3.2 17.6 17.6 5.4 ; F badge badge.fill
    app.dashed = M3.2 8.6 Q3.2 3.2 8.6 3.2 M15.4 3.2 Q20.8 3.2 20.8 8.6 M20.8 15.4 Q20.8 20.8 15.4 \
      20.8 M8.6 20.8 Q3.2 20.8 3.2 15.4|M11.2 3.2 H12.8 M11.2 20.8 H12.8 M3.2 11.2 V12.8 M20.8 \
      11.2 V12.8
    app.gift = @app|M3.2 10 H20.8 M12 10 V20.8 M12 10 C8 10 7 5.8 9.4 5.8 C11.2 5.8 12 8.4 12 10 \
      C12 8.4 12.8 5.8 14.6 5.8 C17 5.8 16 10 12 10 ; fill
    app.connected.to.app.below = *R4.6 2.8 14.8 8.2 2.6|+M12 11 V17|*R9 16.8 6 4.4 1.4 ; fill
    circle.dashed = T12 12 9.2 8 .58
    circle.dotted = #D12 2.8 1.2 D16.6 4 1.2 D20 7.4 1.2 D21.2 12 1.2 D20 16.6 1.2 D16.6 20 1.2 \
      D12 21.2 1.2 D7.4 20 1.2 D4 16.6 1.2 D2.8 12 1.2 D4 7.4 1.2 D7.4 4 1.2
    square.dashed = M3.2 7.8 V6.6 Q3.2 3.2 6.6 3.2 H7.8 M16.2 3.2 H17.4 Q20.8 3.2 20.8 6.6 V7.8 \
      M20.8 16.2 V17.4 Q20.8 20.8 17.4 20.8 H16.2 M7.8 20.8 H6.6 Q3.2 20.8 3.2 17.4 V16.2 M11 3.2 \
      H13 M11 20.8 H13 M3.2 11 V13 M20.8 11 V13
    rectangle.dashed = M2.4 8.6 V7.6 Q2.4 5 5 5 H6.2 M17.8 5 H19 Q21.6 5 21.6 7.6 V8.6 M21.6 15.4 \
      V16.4 Q21.6 19 19 19 H17.8 M6.2 19 H5 Q2.4 19 2.4 16.4 V15.4 M9.6 5 H14.4 M9.6 19 H14.4 M2.4 \
      11.6 V12.4 M21.6 11.6 V12.4
    viewfinder = M3.2 8.4 V6.2 Q3.2 3.2 6.2 3.2 H8.4 M15.6 3.2 H17.8 Q20.8 3.2 20.8 6.2 V8.4 M20.8 \
      15.6 V17.8 Q20.8 20.8 17.8 20.8 H15.6 M8.4 20.8 H6.2 Q3.2 20.8 3.2 17.8 V15.6 ; circle
    circlebadge = O12 12 6.2 ; F
    largecircle.fill.circle = O12 12 9.2|#O12 12 5.6
    smallcircle.filled.circle = O12 12 9.2|#O12 12 3.4
    circle.lefthalf.filled = O12 12 9.2|#M12 2.8 A9.2 1 0 12 21.2 Z
    circle.righthalf.filled = O12 12 9.2|#M12 2.8 A9.2 1 1 12 21.2 Z
    record.circle = O12 12 9.2|O12 12 4.4 ; fill
    target = O12 12 9.2|O12 12 5.2|#O12 12 1.7
    scope = O12 12 7.6|M12 2.6 V8.6 M12 15.4 V21.4 M2.6 12 H8.6 M15.4 12 H21.4
    dot.scope = O12 12 7.6|M12 2.6 V7 M12 17 V21.4 M2.6 12 H7 M17 12 H21.4|#O12 12 1.7
    circle.grid.cross = O12 4.8 2.2|*O12 19.2 2.2|*O4.8 12 2.2|*O19.2 12 2.2|+#O12 12 1.7 ; fill
    circle.grid.2x2 = *O7 7 3.6|*O17 7 3.6|*O7 17 3.6|*O17 17 3.6 ; F
    circle.grid.3x3 = *O4.8 4.8 1.9 O12 4.8 1.9 O19.2 4.8 1.9 O4.8 12 1.9 O12 12 1.9 O19.2 12 1.9 \
      O4.8 19.2 1.9 O12 19.2 1.9 O19.2 19.2 1.9 ; F
    square.grid.2x2 = R3.2 3.2 7.2 7.2 1.8 R13.6 3.2 7.2 7.2 1.8 R3.2 13.6 7.2 7.2 1.8 R13.6 13.6 \
      7.2 7.2 1.8 ; F
    square.grid.3x3 = R3 3 4 4 1 R10 3 4 4 1 R17 3 4 4 1 R3 10 4 4 1 R10 10 4 4 1 R17 10 4 4 1 R3 \
      17 4 4 1 R10 17 4 4 1 R17 17 4 4 1 ; F
    square.grid.3x1.below.line.grid.1x2 = R3 13.6 4.6 4.6 1 R9.7 13.6 4.6 4.6 1 R16.4 13.6 4.6 4.6 \
      1|+M3 5.4 H21 M3 9.4 H21 ; F
    rectangle.grid.1x2 = R2.8 3.6 18.4 7 2 R2.8 13.4 18.4 7 2 ; F
    rectangle.grid.2x2 = R2.6 4.4 8 6.2 1.6 R13.4 4.4 8 6.2 1.6 R2.6 13.4 8 6.2 1.6 R13.4 13.4 8 \
      6.2 1.6 ; F
    rectangle.3.group = R2.6 4.8 10.6 14.4 2 R16 4.8 5.4 5.6 1.6 R16 13.6 5.4 5.6 1.6 ; F
    square.split.2x1 = @square|M12 3.2 V20.8 ; F
    square.split.1x2 = @square|M3.2 12 H20.8 ; F
    square.split.2x2 = @square|M12 3.2 V20.8 M3.2 12 H20.8 ; F
    rectangle.split.2x1 = @rectangle|M12 5 V19 ; F
    rectangle.split.3x1 = @rectangle|M8.8 5 V19 M15.2 5 V19 ; F
    rectangle.split.1x2 = @rectangle|M2.4 12 H21.6 ; F
    cylinder.split.1x2 = M4.4 5.8 V18 C4.4 22.2 19.6 22.2 19.6 18 V5.8|E12 5.8 7.6 3|M4.4 12 C4.4 \
      16 19.6 16 19.6 12
    cylinder.split.1x2.fill = #M4.4 5.8 V18 C4.4 22.2 19.6 22.2 19.6 18 V5.8 C19.6 1.8 4.4 1.8 4.4 \
      5.8 Z|M4.4 5.8 V18 C4.4 22.2 19.6 22.2 19.6 18 V5.8 C19.6 1.8 4.4 1.8 4.4 5.8 Z|-M4.4 6.8 \
      C5.4 10.2 18.6 10.2 19.6 6.8|-M4.4 12.6 C5.4 16.4 18.6 16.4 19.6 12.6
    cylinder = M4.4 5.8 V18 C4.4 22.2 19.6 22.2 19.6 18 V5.8|E12 5.8 7.6 3
    square.on.square = R8 8 13 13 2.8|+M5.4 16 Q3 15.8 3 13.2 V5.8 Q3 3 5.8 3 H13.2 Q15.8 3 16 5.4 \
      ; F
    square.on.square.dashed = M8 11.6 V10.8 Q8 8 10.8 8 H11.6 M17.4 8 H18.2 Q21 8 21 10.8 V11.6 \
      M21 17.4 V18.2 Q21 21 18.2 21 H17.4 M11.6 21 H10.8 Q8 21 8 18.2 V17.4 M14 8 H15 M14 21 H15 \
      M8 14 V15 M21 14 V15|M5.4 16 Q3 15.8 3 13.2 V5.8 Q3 3 5.8 3 H13.2 Q15.8 3 16 5.4
    plus.square.on.square = @square.on.square|M14.5 11.4 V17.6 M11.4 14.5 H17.6 ; F
    rectangle.on.rectangle = R7 8.8 14.6 10.6 2.2|+M4.6 15.4 Q2.4 15.4 2.4 13.2 V6.8 Q2.4 4.6 4.6 \
      4.6 H14.8 Q17 4.6 17 6.2 ; F slash
    plus.rectangle.on.rectangle = @rectangle.on.rectangle|M14.3 11 V17.2 M11.2 14.1 H17.4 ; F
    play.rectangle.on.rectangle = @rectangle.on.rectangle|#Y.6 12.6 11.2 17.2 14.1 12.6 17 ; F
    rectangle.inset.filled = @rectangle|#R5 7.6 14 8.8 1
    rectangle.inset.filled.on.rectangle = @rectangle.on.rectangle|#R9.4 11.2 9.8 5.8 .8
    square.inset.filled = @square|#R6 6 12 12 1.4
    square.bottomthird.inset.filled = @square|#R6 13.2 12 4.8 1
    square.topthird.inset.filled = @square|#R6 6 12 4.8 1
    square.leadingthird.inset.filled = @square|#R6 6 4.4 12 1
    square.trailingthird.inset.filled = @square|#R13.6 6 4.4 12 1
    square.lefthalf.filled = @square|#R3.2 3.2 8.8 17.6 2
    square.righthalf.filled = @square|#R12 3.2 8.8 17.6 2
    rectangle.leadingthird.inset.filled = @rectangle|#R5 7.6 4.4 8.8 .8
    rectangle.trailingthird.inset.filled = @rectangle|#R14.6 7.6 4.4 8.8 .8
    rectangle.bottomthird.inset.filled = @rectangle|#R5 12.8 14 3.6 .8
    square.stack = R3.4 8.8 17.2 12.2 2.6|+M5.8 5.8 H18.2|+M8 2.8 H16 ; F
    rectangle.stack = R2.4 9 19.2 11.6 2.4|+M4.8 6 H19.2|+M7.2 3 H16.8 ; F badge.plus
    square.stack.3d.up = Y1 12 2.8 21.2 7.6 12 12.4 2.8 7.6|+U1 2.8 12 12 16.8 21.2 12|+U1 2.8 \
      16.4 12 21.2 21.2 16.4 ; F
    square.stack.3d.down.forward = Y1 12 11.6 21.2 16.4 12 21.2 2.8 16.4|+U1 2.8 12 12 7.2 21.2 \
      12|+U1 2.8 7.6 12 2.8 21.2 7.6 ; F
    square.stack.3d.down.right = @square.stack.3d.down.forward ; F
    square.2.layers.3d = Y1 12 4 21.2 9 12 14 2.8 9|+U1 2.8 14.6 12 19.6 21.2 14.6 ; F
    square.3.layers.3d = @square.stack.3d.up
    rectangle.connected.to.line.below = R5 3.8 14 9.4 2.2|+M12 13.2 V19.4 M2.8 19.4 H21.2 ; F
    rectangle.compress.vertical = M3.4 12 H20.6|M12 2.8 V8|M12 21.2 V16|J12 8.4 90 4.6|J12 15.6 \
      270 4.6
    rectangle.expand.vertical = M3.4 12 H20.6|M12 8.4 V3.2|M12 15.6 V20.8|J12 2.8 270 4.6|J12 21.2 \
      90 4.6
    cube = Y.8 12 2.4 20.4 7.2 20.4 16.8 12 21.6 3.6 16.8 3.6 7.2|U.4 3.6 7.2 12 12 20.4 7.2|M12 \
      12 V21.6 ; F
    cube.transparent = Y.8 12 2.4 20.4 7.2 20.4 16.8 12 21.6 3.6 16.8 3.6 7.2|M12 12 L20.4 16.8 \
      M12 12 L3.6 16.8 M12 12 V2.4
    shippingbox = Y.8 12 2.4 20.4 7.2 20.4 16.8 12 21.6 3.6 16.8 3.6 7.2|U.4 3.6 7.2 12 12 20.4 \
      7.2|M12 12 V21.6|M7.6 4.9 L16.2 9.7 ; F
    shippingbox.and.arrow.backward = Y.8 15 4.4 21.4 8 21.4 16 15 19.6 8.6 16 8.6 8|U.4 8.6 8 15 \
      11.6 21.4 8|M15 11.6 V19.6|!M2.8 14 H11|+M2.8 14 H11|+J2.6 14 180 3.6 ; fill
    view.3d = Y.8 12 4.6 18.6 8.2 18.6 15.8 12 19.4 5.4 15.8 5.4 8.2|U.4 5.4 8.2 12 11.8 18.6 \
      8.2|M12 11.8 V19.4|M2.6 5.4 V2.8 H5.4 M18.6 2.8 H21.4 V5.4 M21.4 18.6 V21.2 H18.6 M5.4 21.2 \
      H2.6 V18.6
    point.3.connected.trianglepath.dotted = O12 5.2 2.5|O5 18.4 2.5|O19 18.4 2.5|M10.7 7.6 L6.3 16 \
      M13.3 7.6 L17.7 16 M7.6 18.4 H16.4
    point.3.filled.connected.trianglepath.dotted = #O12 5.2 3.3|#O5 18.4 3.3|#O19 18.4 3.3|M12 5.2 \
      L5 18.4 H19 Z
    point.topleft.down.to.point.bottomright.curvepath = *O5.2 5.2 2.6|*O18.8 18.8 2.6|+M7.8 5.2 \
      H13.4 A3.4 1 1 13.4 12 H10.6 A3.4 1 0 10.6 18.8 H16.2 ; F
    point.topleft.filled.down.to.point.bottomright.curvepath = #O5.2 5.2 3.4|O18.8 18.8 2.6|M7.8 \
      5.2 H13.4 A3.4 1 1 13.4 12 H10.6 A3.4 1 0 10.6 18.8 H16.2
    point.topleft.down.curvedto.point.bottomright.up = *O5.2 5.2 2.6|*O18.8 18.8 2.6|+M5.2 7.8 \
      C5.2 21 18.8 3 18.8 16.2 ; F
    skew = Y1 7.6 5.4 21.4 5.4 16.4 18.6 2.6 18.6
    crop = U2.4 6.8 2.4 6.8 17.2 21.6 17.2|U2.4 2.4 6.8 17.2 6.8 17.2 21.6
    """
}
