extension SymbolTable {
  /// Arrows.
  static let arrows = """
    arrow.up = M12 20.4 V3.6 M5.3 10.3 L12 3.6 L18.7 10.3 ; C Q
    arrow.down = M12 3.6 V20.4 M5.3 13.7 L12 20.4 L18.7 13.7 ; C Q
    arrow.left = M20.4 12 H3.6 M10.3 5.3 L3.6 12 L10.3 18.7 ; C Q
    arrow.right = M3.6 12 H20.4 M13.7 5.3 L20.4 12 L13.7 18.7 ; C Q
    arrow.backward = M20.4 12 H3.6 M10.3 5.3 L3.6 12 L10.3 18.7 ; C Q
    arrow.forward = M3.6 12 H20.4 M13.7 5.3 L20.4 12 L13.7 18.7 ; C Q
    arrow.up.right = M5.4 18.6 L18.4 5.6 M8.4 5.6 H18.4 V15.6 ; C Q
    arrow.up.left = @arrow.up.right 12 12 1 -90 ; C Q
    arrow.down.right = @arrow.up.right 12 12 1 90 ; C Q
    arrow.down.left = @arrow.up.right 12 12 1 180 ; C Q
    arrow.up.forward = @arrow.up.right ; C Q app app.fill
    arrow.up.backward = @arrow.up.left ; C Q
    arrow.down.forward = @arrow.down.right ; C Q
    arrow.down.backward = @arrow.down.left ; C Q
    arrow.up.arrow.down = M7.4 20.2 V4 M3.2 8.2 L7.4 4 L11.6 8.2 M16.6 3.8 V20 M12.4 15.8 L16.6 20 \
      L20.8 15.8 ; C Q
    arrow.left.arrow.right = @arrow.up.arrow.down 12 12 1 90 ; C Q
    arrow.up.and.down = @arrow.left.and.right 12 12 1 90 ; C
    arrow.left.and.right = M3 12 H21 M7.6 7.2 L2.8 12 L7.6 16.8 M16.4 7.2 L21.2 12 L16.4 16.8 ; C
    arrow.up.and.down.and.arrow.left.and.right = M12 2.8 V21.2 M2.8 12 H21.2 M9 5.8 L12 2.8 L15 \
      5.8 M9 18.2 L12 21.2 L15 18.2 M5.8 9 L2.8 12 L5.8 15 M18.2 9 L21.2 12 L18.2 15
    arrow.up.left.and.arrow.down.right = M10 10 L4 4 M4 9.6 V4 H9.6 M14 14 L20 20 M14.4 20 H20 \
      V14.4 ; C
    arrow.up.right.and.arrow.down.left = @arrow.up.left.and.arrow.down.right 12 12 1 90 ; C
    arrow.down.right.and.arrow.up.left = M4 4 L10.2 10.2 M10.2 4.6 V10.2 H4.6 M20 20 L13.8 13.8 \
      M13.8 19.4 V13.8 H19.4 ; C
    arrow.down.left.and.arrow.up.right = @arrow.down.right.and.arrow.up.left 12 12 1 90 ; C
    arrow.up.to.line = M4.4 3.6 H19.6 M12 20.8 V8.2 M6.4 13.6 L12 8 L17.6 13.6 ; circle
    arrow.down.to.line = @arrow.up.to.line 12 12 1 180 ; circle
    arrow.left.to.line = @arrow.up.to.line 12 12 1 -90 ; circle
    arrow.right.to.line = @arrow.up.to.line 12 12 1 90 ; circle
    arrow.backward.to.line = @arrow.left.to.line ; circle
    arrow.forward.to.line = @arrow.right.to.line ; circle
    arrow.up.to.line.compact = M6 6 H18 M12 18.6 V10.4 M8 14.2 L12 10.2 L16 14.2
    arrow.down.to.line.compact = @arrow.up.to.line.compact 12 12 1 180
    arrow.uturn.left = M8.4 3.8 L3.6 8.6 L8.4 13.4 M3.8 8.6 H15 A5.6 1 1 15 19.8 H8.8 ; C
    arrow.uturn.right = @arrow.uturn.left 12 12 1 0 1 ; C
    arrow.uturn.backward = @arrow.uturn.left ; C
    arrow.uturn.forward = @arrow.uturn.right ; C
    arrow.uturn.up = @arrow.uturn.left 12 12 1 90 ; C
    arrow.uturn.down = @arrow.uturn.right 12 12 1 90 ; C
    arrow.turn.down.right = U3 4.6 4 4.6 14.6 19.6 14.6|J20 14.6 0 6.4
    arrow.turn.down.left = @arrow.turn.down.right 12 12 1 0 1
    arrow.turn.up.right = U3 4.6 20 4.6 9.4 19.6 9.4|J20 9.4 0 6.4
    arrow.turn.up.left = @arrow.turn.up.right 12 12 1 0 1
    arrow.turn.left.up = @arrow.turn.down.right 12 12 1 -90
    arrow.turn.right.up = @arrow.turn.up.left 12 12 1 90
    arrow.turn.right.down = @arrow.turn.up.right 12 12 1 90
    arrow.turn.left.down = @arrow.turn.up.left 12 12 1 -90
    arrow.clockwise = M20.2 12.6 A8.2 1 1 17.8 6.8 L18.4 7.4 M18.5 2.9 V7.5 H13.9 ; C
    arrow.counterclockwise = M3.8 12.6 A8.2 1 0 6.2 6.8 L5.6 7.4 M5.5 2.9 V7.5 H10.1 ; C
    arrow.clockwise.heart = @arrow.clockwise|@heart.fill 12 13 .32
    arrow.triangle.2.circlepath = B12 12 8 192 318|B12 12 8 12 138|#J19.6 11.2 75 6|#J4.4 12.8 255 \
      6 ; C
    arrow.trianglehead.2.clockwise.rotate.90 = @arrow.triangle.2.circlepath
    arrow.trianglehead.2.clockwise = @arrow.triangle.2.circlepath
    arrow.trianglehead.clockwise = @arrow.clockwise
    arrow.trianglehead.counterclockwise = @arrow.counterclockwise
    arrow.2.circlepath = B12 12 8.2 192 340|B12 12 8.2 12 160|J19.8 9.8 75 4.6|J4.2 14.2 255 4.6 ; \
      C
    arrow.2.squarepath = U3.2 4.2 15 4.2 6 17.2 6|J18.4 6 0 4.2|U3.2 19.8 9 19.8 18 6.8 18|J5.6 18 \
      180 4.2
    arrow.3.trianglepath = U2.4 8.4 8.2 12 2.6 15.4 8.6|J16 9.8 60 4.4|U2.4 17.8 12.6 21.4 19 14.6 \
      19|J13 19 180 4.4|U2.4 10.4 19 2.6 19 6.4 12.2|J7 11 300 4.4
    arrow.triangle.branch = M7 20.8 V7.6|M7 17.4 C7 12.4 17 14 17 7.6|#J7 3 270 6.2|#J17 3 270 6.2
    arrow.triangle.merge = M12 20.8 V7.6|M5.6 20.8 C5.6 14.6 12 15.6 12 10.6|M18.4 20.8 C18.4 14.6 \
      12 15.6 12 10.6|#J12 3 270 6.2
    arrow.triangle.pull = M6.8 20.8 V7.6|#J6.8 3 270 6.2|U4 17.2 20.8 17.2 7.2 12.6 7.2
    arrow.triangle.swap = M4 7.6 H15|#J20.8 7.6 0 6.2|M20 16.4 H9|#J3.2 16.4 180 6.2
    arrow.trianglehead.swap = @arrow.triangle.swap
    arrow.swap = @arrow.triangle.swap 12 12 1 90
    arrow.triangle.capsulepath = R3 6.4 18 11.2 5.6|-#O12 6.4 2.6 O12 17.6 2.6|#J15 6.4 0 5|#J9 \
      17.6 180 5
    arrow.triangle.turn.up.right.diamond = Y2.2 12 2.4 21.6 12 12 21.6 2.4 12|U1.6 9.4 15.6 9.4 11 \
      13.4 11|J15.4 11 0 3.6 ; fill
    shuffle = M3 7.4 H5.6 C11.4 7.4 11.4 16.6 17.2 16.6 H20.4|M3 16.6 H5.6 C11.4 16.6 11.4 7.4 \
      17.2 7.4 H20.4|J21 7.4 0 4|J21 16.6 0 4 ; C
    repeat = U3.4 4.2 11.6 4.2 7 19 7|J20 7 0 4.2|U3.4 19.8 12.4 19.8 17 5 17|J4 17 180 4.2 ; C
    repeat.1 = U3.4 4.2 11.6 4.2 7 19 7|J20 7 0 4.2|U3.4 13.6 17 5 17 5.2 17|J4 17 180 4.2|M17.6 \
      13.6 L19.6 12.6 V19.6 ; circle
    restart = B12 12.4 8 -60 220|#J9.4 5 180 5.6
    gobackward = B12 12.6 8 -90 216|#J8.6 4.6 180 6.4
    goforward = @gobackward 12 12 1 0 1
    gobackward.5 = @gobackward|@5 12 12.8 .36
    goforward.5 = @goforward|@5 12 12.8 .36
    gobackward.10 = @gobackward|@1 8.9 12.8 .3|@0 15.1 12.8 .3
    goforward.10 = @goforward|@1 8.9 12.8 .3|@0 15.1 12.8 .3
    gobackward.15 = @gobackward|@1 8.9 12.8 .3|@5 15.1 12.8 .3
    goforward.15 = @goforward|@1 8.9 12.8 .3|@5 15.1 12.8 .3
    gobackward.30 = @gobackward|@3 8.9 12.8 .3|@0 15.1 12.8 .3
    goforward.30 = @goforward|@3 8.9 12.8 .3|@0 15.1 12.8 .3
    gobackward.45 = @gobackward|@4 8.9 12.8 .3|@5 15.1 12.8 .3
    goforward.45 = @goforward|@4 8.9 12.8 .3|@5 15.1 12.8 .3
    gobackward.60 = @gobackward|@6 8.9 12.8 .3|@0 15.1 12.8 .3
    goforward.60 = @goforward|@6 8.9 12.8 .3|@0 15.1 12.8 .3
    gobackward.75 = @gobackward|@7 8.9 12.8 .3|@5 15.1 12.8 .3
    goforward.75 = @goforward|@7 8.9 12.8 .3|@5 15.1 12.8 .3
    gobackward.90 = @gobackward|@9 8.9 12.8 .3|@0 15.1 12.8 .3
    goforward.90 = @goforward|@9 8.9 12.8 .3|@0 15.1 12.8 .3
    rotate.right = R3.6 10 11 11 2.2|+M12.2 5.2 Q18.6 5.2 18.6 11.6|+J18.6 12.8 90 4.2 ; fill
    rotate.left = @rotate.right 12 12 1 0 1 ; fill
    clock.arrow.circlepath = B12.6 12 8.6 200 505|J4.6 10 106 4.6|M12.6 7 V12 L16 14
    clock.arrow.trianglehead.counterclockwise.rotate.90 = @clock.arrow.circlepath
    clock.arrow.2.circlepath = @arrow.triangle.2.circlepath|M12 7.8 V12.2 L14.8 13.8
    clock.arrow.trianglehead.2.counterclockwise.rotate.90 = @clock.arrow.2.circlepath
    arrowshape.right = Y1.4 3 8.8 12 8.8 12 4.2 21.2 12 12 19.8 12 15.2 3 15.2 ; F C
    arrowshape.left = @arrowshape.right 12 12 1 180 ; F C
    arrowshape.up = @arrowshape.right 12 12 1 -90 ; F C
    arrowshape.down = @arrowshape.right 12 12 1 90 ; F C
    arrowshape.forward = @arrowshape.right ; F C
    arrowshape.backward = @arrowshape.left ; F C
    arrowshape.turn.up.left = M9.8 4.6 L2.8 11 L9.8 17.4 V13.6 C14.8 13.2 18.6 14.6 21.2 19.2 \
      C20.8 12.6 16.6 8.8 9.8 8.4 Z ; F C
    arrowshape.turn.up.right = @arrowshape.turn.up.left 12 12 1 0 1 ; F C
    arrowshape.turn.up.backward = @arrowshape.turn.up.left ; F C
    arrowshape.turn.up.forward = @arrowshape.turn.up.right ; F C
    arrowshape.turn.up.left.2 = M12.4 5 L6.4 11 L12.4 17 V13.6 C16.6 13.2 19.6 14.6 21.4 18.6 \
      C21.2 12.8 17.8 9 12.4 8.6 Z|+M7.4 5 L2.6 11 L7.4 17 ; fill
    arrowtriangle.up = Y1.6 12 4.4 20.6 18.8 3.4 18.8 ; F C Q
    arrowtriangle.down = @arrowtriangle.up 12 12 1 180 ; F C Q
    arrowtriangle.left = @arrowtriangle.up 12 12 1 -90 ; F C Q
    arrowtriangle.right = @arrowtriangle.up 12 12 1 90 ; F C Q
    arrowtriangle.backward = @arrowtriangle.left ; F C
    arrowtriangle.forward = @arrowtriangle.right ; F C
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right = +M12 3.4 V20.6|*Y1 8.6 7.4 8.6 \
      16.6 3 12|*Y1 15.4 7.4 15.4 16.6 21 12 ; fill
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left = +M12 3.4 V20.6|*Y1 3.4 7.4 3.4 \
      16.6 9 12|*Y1 20.6 7.4 20.6 16.6 15 12 ; fill
    delete.forward = @delete.right ; fill
    delete.backward = @delete.left ; fill
    """
}
