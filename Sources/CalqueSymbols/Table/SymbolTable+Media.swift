extension SymbolTable {
  /// Pictures, sounds, instruments and times.
  static let media = """
    play = Y1.6 6 3.4 20.6 12 6 20.6 ; F C Q slash slash.fill rectangle rectangle.fill
    pause = R5.6 4 4.4 16 1.4 R14 4 4.4 16 1.4 ; F C rectangle rectangle.fill
    stop = R4.6 4.6 14.8 14.8 2 ; F C
    _forward = Y1.2 2.6 5.6 12 12 2.6 18.4 Y1.2 12.6 5.6 22 12 12.6 18.4
    forward = @_forward ; F C
    backward = @_forward 12 12 1 180 ; F C
    forward.end = Y1.4 4 4.4 16.4 12 4 19.6|+M19.6 4.4 V19.6 ; F
    backward.end = @forward.end 12 12 1 180 ; F
    forward.end.alt = @forward.end ; F
    backward.end.alt = @backward.end ; F
    forward.frame = Y1.4 9 4.4 21 12 9 19.6|+M4.4 4.4 V19.6 ; F
    playpause = Y1.4 2.8 5.4 12.6 12 2.8 18.6|*R14.4 5.4 2 13.2 .8|*R19.4 5.4 2 13.2 .8 ; F C
    eject = Y1.4 12 3.4 21 13.6 3 13.6|*R3.4 17.2 17.2 3.2 1.2 ; F C
    _speaker.left = M2.6 9.6 Q2.6 8.6 3.6 8.6 H6 L11 4.6 V19.4 L6 15.4 H3.6 Q2.6 15.4 2.6 14.4 Z
    speaker.fill = #M7 9.6 Q7 8.6 8 8.6 H10.4 L15.4 4.6 V19.4 L10.4 15.4 H8 Q7 15.4 7 14.4 Z|M7 \
      9.6 Q7 8.6 8 8.6 H10.4 L15.4 4.6 V19.4 L10.4 15.4 H8 Q7 15.4 7 14.4 Z
    speaker = M7 9.6 Q7 8.6 8 8.6 H10.4 L15.4 4.6 V19.4 L10.4 15.4 H8 Q7 15.4 7 14.4 Z ; F slash \
      slash.fill
    speaker.wave.1 = *@_speaker.left 14 12 1|+B12 12 5.4 -40 40 ; F
    speaker.wave.2 = *@_speaker.left 13 12 1|+B10.6 12 5.6 -40 40|+B10.6 12 9.6 -42 42 ; F C
    speaker.wave.3 = *@_speaker.left|+B8.6 12 5.4 -40 40|+B8.6 12 9 -42 42|+B8.6 12 12.8 -42 42 ; \
      F
    speaker.badge.exclamationmark = @speaker 9.4 12 .9|+M19 7 V13|+#D19 17 1.3 ; fill
    mic = R8.4 2.6 7.2 12.4 3.6|+M4.8 11.4 A7.2 1 0 19.2 11.4 M12 18.6 V21.4 M8.4 21.4 H15.6 ; F C \
      Q slash slash.fill badge.plus
    music.mic = O16.6 7.4 4.4|*M13 10 L3.6 18.6 L5.4 20.4 L14 11 Z ; circle
    music.note = #O8.4 18 2.6|M11 18 V3.6 L17.4 6 V9.4 L11 7
    music.note.list = M3.4 5.4 H11 M3.4 10 H11 M3.4 14.6 H8|#O14.4 18.6 2.4|M16.8 18.6 V6.4 L21 \
      7.6 V10.4 L16.8 9.2
    music.quarternote.3 = #O5 18.6 2.2|M7.2 18.6 V9.8|#O11.4 15.4 2.2|M13.6 15.4 V6.6|#O17.8 12.2 \
      2.2|M20 12.2 V3.4
    waveform = M3.4 10.4 V13.6 M7.7 6.6 V17.4 M12 3.4 V20.6 M16.3 7.6 V16.4 M20.6 10.4 V13.6 ; C \
      badge.plus badge.minus
    waveform.path = M2.6 12 H4.6 L7 6 L10.4 19.4 L14 3.6 L17 16.4 L19 12 H21.4
    waveform.path.ecg = M2.6 12.4 H7.4 L9.6 7 L13.4 18.4 L15.8 12.4 H21.4
    waveform.path.ecg.rectangle = R2.4 4.4 19.2 15.2 2.6|M5.4 12.4 H8.6 L10.4 8.4 L13.2 16 L15 \
      12.4 H18.6 ; F
    waveform.path.badge.plus = @waveform.path|-#O18.2 17.6 5.4|@plus 18.2 17.6 .36
    camera = M4.9 6.6 H7 Q7.8 6.6 8.3 5.9 L9 4.8 Q9.5 4 10.5 4 H13.5 Q14.5 4 15 4.8 L15.7 5.9 \
      Q16.2 6.6 17 6.6 H19.1 Q21.4 6.6 21.4 8.9 V17.3 Q21.4 19.6 19.1 19.6 H4.9 Q2.6 19.6 2.6 17.3 \
      V8.9 Q2.6 6.6 4.9 6.6 Z|O12 13 3.9 ; F C
    camera.viewfinder = @viewfinder|@camera.fill 12 12 .5
    camera.rotate = @camera|B12 13 3.4 -60 200
    camera.filters = O12 8.4 5.6|O8.4 15 5.6|O15.6 15 5.6
    camera.aperture = O12 12 9.2|M9.4 3.2 L14.4 12 M19 6 H9.4 M21.2 13 L16.4 4.6 M14.6 20.8 L9.6 \
      12 M5 18 H14.6 M2.8 11 L7.6 19.4
    photo = R2.6 4.2 18.8 15.6 2.8|O8 9.1 1.7|M2.8 17.2 L7.3 13.2 Q8.3 12.4 9.3 13.2 L12.2 15.8 \
      L15.5 12.2 Q16.5 11.2 17.5 12.2 L21.3 16 ; F C badge.plus badge.checkmark
    photo.fill = #R2.6 4.2 18.8 15.6 2.8|R2.6 4.2 18.8 15.6 2.8|-#O8 9.1 2|-M3.6 17 L7.3 13.6 Q8.3 \
      12.8 9.3 13.6 L12.2 16.2 L15.5 12.6 Q16.5 11.6 17.5 12.6 L20.4 15.4
    photo.on.rectangle = @rectangle.on.rectangle|#O11 12.2 1.3|M7.6 17.4 L11.4 14.8 L13.4 16.4 \
      L16.8 13 L21.4 16.6 ; F
    photo.on.rectangle.angled = R7.6 9.4 13.6 10.6 2|+M4.8 16.6 L2.8 8.4 Q2.4 6.4 4.2 6 L14.2 3.6 \
      Q16 3.2 16.6 5 L17 6.4|#O11.4 12.6 1.2|M8.2 18.6 L11.8 15.6 L13.8 17.2 L17 14 L20.8 17 ; F
    photo.stack = R2.4 9 19.2 11.6 2.4|+M4.8 6 H19.2|+M7.2 3 H16.8|#O8 12.8 1.3|M2.8 18.8 L7.6 16 \
      L11 18 L15.4 13.8 L21.2 18 ; F
    photo.artframe = R2.6 2.6 18.8 18.8 2|R6 6 12 12 1|M6.4 16.4 L9.8 12.6 L12.4 15 L14.4 13 L17.6 \
      16.4 ; F
    video = R2.4 6 13 12 2.6|*M15.4 10.6 L20 7.6 Q21.6 6.8 21.6 8.6 V15.4 Q21.6 17.2 20 16.4 L15.4 \
      13.4 Z ; C slash slash.fill badge.plus
    video.fill = #R2.4 6 12.2 12 2.6|R2.4 6 12.2 12 2.6|#Y1 17.8 10.4 21.4 8 21.4 16 17.8 13.6|Y1 \
      17.8 10.4 21.4 8 21.4 16 17.8 13.6
    film = R2.6 4.2 18.8 15.6 2.2|M7 4.2 V19.8 M17 4.2 V19.8 M7 12 H17 M2.6 8.1 H7 M2.6 12 H7 M2.6 \
      15.9 H7 M17 8.1 H21.4 M17 12 H21.4 M17 15.9 H21.4 ; F circle
    movieclapper = R2.8 9.4 18.4 11.2 1.8|*Y1 2.8 9.4 2.2 6.4 20 2.8 20.8 5.8|M6.4 5.6 L8.4 8.2 \
      M11.4 4.6 L13.4 7.2 M16.2 3.6 L18.2 6.2 ; F
    ticket = M2.6 8.6 V7 Q2.6 5 4.6 5 H19.4 Q21.4 5 21.4 7 V8.6 A3.4 0 0 21.4 15.4 V17 Q21.4 19 \
      19.4 19 H4.6 Q2.6 19 2.6 17 V15.4 A3.4 0 0 2.6 8.6 Z|M14.6 8 V9.6 M14.6 12 H14.61 M14.6 14.4 \
      V16 ; F
    theatermasks = M3 4 H13 V10 C13 14 10.6 16 8 16 C5.4 16 3 14 3 10 Z|+M16 8.4 H21 V14 C21 18 \
      18.6 20.4 16 20.4 C14 20.4 12.4 19.4 11.6 17.8|#D6 8.4 1 D10 8.4 1|M6 11.4 Q8 13.4 10 11.4 ; \
      fill
    pip = R2.6 4.6 18.8 14.8 2.4|#R11.6 11.2 7.4 5.8 1
    pip.swap = R2.6 4.6 18.8 14.8 2.4|#R11.8 12 7.4 5 1|M6 12.4 V9.6 Q6 8.2 7.4 8.2 H9.4|J9.8 8.2 \
      0 2.6|J6 13 90 2.6
    pip.enter = R2.6 4.6 18.8 14.8 2.4|#R11.8 12 7.4 5 1|M6 8 L9.6 11.4|J10 11.8 45 3.4
    pip.exit = R2.6 4.6 18.8 14.8 2.4|#R11.8 12 7.4 5 1|M10 11.8 L6.4 8.2|J5.8 7.8 225 3.4
    qrcode = R3.2 3.2 6.6 6.6 1 R14.2 3.2 6.6 6.6 1 R3.2 14.2 6.6 6.6 1|#D6.5 6.5 1.1 D17.5 6.5 \
      1.1 D6.5 17.5 1.1|#R13.4 13.4 2.6 2.6 .4 R18.8 13.4 2.6 2.6 .4 R16.1 16.1 2.6 2.6 .4 R13.4 \
      18.8 2.6 2.6 .4 R18.8 18.8 2.6 2.6 .4
    qrcode.viewfinder = @viewfinder|#R7 7 4 4 .6 R13 7 4 4 .6 R7 13 4 4 .6 R13 13 1.7 1.7 .3 R15.3 \
      15.3 1.7 1.7 .3
    barcode = M3.4 5 V19 M6.4 5 V19 M13 5 V19 M20.6 5 V19|#R8.8 4.2 2 15.6 .4 R15.6 4.2 2.6 15.6 \
      .4
    barcode.viewfinder = @viewfinder|M7 8 V16 M9.6 8 V16 M14 8 V16 M17 8 V16
    text.viewfinder = @viewfinder|M7.4 8.6 H16.6 M7.4 12 H16.6 M7.4 15.4 H13
    doc.viewfinder = +@viewfinder|*@_sheet 12 12 .48 ; F
    magnifyingglass = O10.3 10.3 6.9|+M15.3 15.3 L21 21 ; C
    plus.magnifyingglass = @magnifyingglass|M10.3 7.2 V13.4 M7.2 10.3 H13.4
    minus.magnifyingglass = @magnifyingglass|M7.2 10.3 H13.4
    exclamationmark.magnifyingglass = @magnifyingglass|M10.3 6.8 V10.8|#D10.3 13.7 1.1
    text.magnifyingglass = M3 4.6 H21 M3 9.2 H8.4 M3 13.8 H7.4|O14.4 13.4 4.4|M17.8 16.8 L21.2 \
      20.2
    slider.horizontal.3 = M3.4 6 H13 M18.6 6 H20.6 M3.4 12 H5.6 M11.2 12 H20.6 M3.4 18 H13 M18.6 \
      18 H20.6|O15.8 6 2.4|O8.4 12 2.4|O15.8 18 2.4
    slider.horizontal.2.square = @square|M6.4 9 H9.6 M14.4 9 H17.6 M6.4 15 H11 M15.8 15 H17.6|O12 \
      9 2|O13.4 15 2
    slider.horizontal.2.gobackward = B12 12.4 8.6 -60 220|#J9 4.2 180 4.6|M7 10 H8.4 M13 10 H17 M7 \
      14.4 H11 M15.6 14.4 H17|O10.7 10 1.9|O13.3 14.4 1.9
    slider.vertical.3 = @slider.horizontal.3 12 12 1 -90
    dial.min = O12 12 6.4|M12 12 L8.4 15.6|+#D12 2.6 .8 D18.6 5.4 .8 D21.4 12 .8 D18.6 18.6 .8 \
      D5.4 5.4 .8 D2.6 12 .8 D5.4 18.6 .8 ; fill
    dial.low = @dial.min ; F
    dial.medium = O12 12 6.4|M12 12 V7|+#D12 2.6 .8 D18.6 5.4 .8 D21.4 12 .8 D18.6 18.6 .8 D5.4 \
      5.4 .8 D2.6 12 .8 D5.4 18.6 .8 ; F
    dial.high = O12 12 6.4|M12 12 L15.6 15.6|+#D12 2.6 .8 D18.6 5.4 .8 D21.4 12 .8 D18.6 18.6 .8 \
      D5.4 5.4 .8 D2.6 12 .8 D5.4 18.6 .8 ; F
    gauge = B12 12.6 9.2 140 400|M12 12.6 L15.6 7.6|#D12 12.6 1.8|#D6.2 14.6 .8 D7.4 8.6 .8 D12 \
      6.6 .8 D17.8 14.6 .8
    gauge.medium = @gauge
    gauge.with.needle = @gauge
    speedometer = O12 12 9.2|M12 14 L15.2 8.6|#D12 14 1.9|#D6.4 13.4 .9 D8 8.6 .9 D12 6.4 .9 D17.6 \
      13.4 .9
    gauge.with.dots.needle.33percent = O12 12 9.2|M12 14 L8.6 9|#D12 14 1.9|#D6.4 13.4 .9 D12 6.4 \
      .9 D16 8.6 .9 D17.6 13.4 .9
    gauge.with.dots.needle.50percent = O12 12 9.2|M12 14 V7.6|#D12 14 1.9|#D6.4 13.4 .9 D8 8.6 .9 \
      D16 8.6 .9 D17.6 13.4 .9
    gauge.with.dots.needle.67percent = @speedometer
    gauge.with.dots.needle.bottom.50percent = B12 13.6 9.2 175 365|M12 14.4 V7.4|#D12 14.4 \
      1.9|#D5.8 13.4 .9 D7.6 9.2 .9 D16.4 9.2 .9 D18.2 13.4 .9|M4.4 18.4 H19.6 ; badge.plus \
      badge.minus
    lines.measurement.horizontal = M2.8 7.6 V16.4 M21.2 7.6 V16.4 M6.5 10 V14 M10.2 10 V14 M13.8 \
      10 V14 M17.5 10 V14|M2.8 12 H21.2
    lines.measurement.vertical = @lines.measurement.horizontal 12 12 1 90
    progress.indicator = M12 2.8 V7.4 M12 16.6 V21.2 M2.8 12 H7.4 M16.6 12 H21.2 M5.5 5.5 L8.7 8.7 \
      M15.3 15.3 L18.5 18.5 M5.5 18.5 L8.7 15.3 M15.3 8.7 L18.5 5.5
    rays = @progress.indicator
    slowmo = @progress.indicator
    timelapse = @circle.dotted|#O12 12 5
    gyroscope = O12 12 9.2|E12 12 9.2 3.6|E12 12 3.6 9.2
    lightspectrum.horizontal = R2.4 6 19.2 12 2.4|M6.4 6 V18 M9.4 6 V18 M13.4 6 V18 M18.4 6 V18
    fibrechannel = M3.4 8 H15 M3.4 16 H15|J20.6 8 0 5|M15 8 H20 M15 16 H20|J20.6 16 0 5
    directcurrent = M3 9 H21|M3 15 H6 M10.5 15 H13.5 M18 15 H21
    logo.xbox = O12 12 9.2|@x 12 12 .56
    calendar = R3 4.6 18 16.4 3|M3 9.6 H21 M7.8 2.7 V6.3 M16.2 2.7 V6.3|#D8 13.3 1.25 D12 13.3 \
      1.25 D16 13.3 1.25 D8 17.2 1.25 D12 17.2 1.25 ; C badge.plus badge.minus badge.clock \
      badge.exclamationmark badge.checkmark
    calendar.day.timeline.left = @calendar
    clock = O12 12 9.2|M12 6.6 V12 L15.6 14.2 ; F C badge badge.fill badge.checkmark badge.xmark \
      badge.exclamationmark badge.questionmark badge.checkmark.fill badge.xmark.fill \
      badge.exclamationmark.fill badge.questionmark.fill
    alarm = O12 12.8 7.8|M12 8.6 V12.8 L14.8 14.6|+M5 3.4 L2.6 6 M19 3.4 L21.4 6 M6.6 18.6 L4.8 \
      20.8 M17.4 18.6 L19.2 20.8 ; F
    timer = B12 12 9.2 -90 225|M12 2.8 V7|M12 12 L7.4 7.4|#D12 12 1.6
    stopwatch = O12 13.4 7.8|M12 9.4 V13.4|+M12 5.6 V2.8 M9.2 2.8 H14.8 M18 6.6 L19.4 5.2 ; F
    deskclock = @clock ; F
    chart.bar = R3 12 4.4 8.6 1.2 R9.8 7.7 4.4 12.9 1.2 R16.6 3.4 4.4 17.2 1.2 ; F
    chart.bar.xaxis = R4 11 3.8 6 1 R10.1 7 3.8 10 1 R16.2 3.4 3.8 13.6 1|+M2.8 20.6 H21.2
    chart.bar.doc.horizontal = R4.4 2.8 15.2 18.4 2.4|M8.2 7.4 H15.8 M8.2 12 H13 M8.2 16.6 H11 ; F
    chart.xyaxis.line = U1.4 3.2 3.4 3.2 20.6 20.8 20.6|U1 6.6 15.4 10.6 10.6 14.2 13.4 20.4 5.8
    chart.line.uptrend.xyaxis = U1.4 3.2 3.4 3.2 20.6 20.8 20.6|M6.8 16 L11 11.4 L14 13.6 L19.6 \
      7.4|J20.4 6.6 -47 4.4 ; circle
    chart.line.downtrend.xyaxis = U1.4 3.2 3.4 3.2 20.6 20.8 20.6|M6.8 6.6 L11 11.2 L14 9 L19.6 \
      15.2|J20.4 16 47 4.4
    chart.pie = M10.6 4.4 A8.4 1 0 19.6 13.4 H10.6 Z|*M13.8 2.8 A7.6 0 1 21.2 10.2 H13.8 Z ; F
    chart.dots.scatter = U1.4 3.2 3.4 3.2 20.6 20.8 20.6|#D8 15.4 1.6 D11.4 10 1.6 D15 13.4 1.6 \
      D18.4 6.6 1.6
    """
}
