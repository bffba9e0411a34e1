extension SymbolTable {
  /// Devices, connections and messages.
  static let devices = """
    iphone = R6.4 2.4 11.2 19.2 2.6|M10.6 5 H13.4 ; slash
    iphone.gen1 = R6.4 2.4 11.2 19.2 2.6|M6.4 6 H17.6 M6.4 17.4 H17.6|#D12 19.5 .9
    iphone.gen2 = @iphone
    iphone.gen3 = @iphone
    smartphone = @iphone
    iphone.radiowaves.left.and.right = R8.2 4 7.6 16 1.8|B12 12 8.4 152 208|B12 12 8.4 -28 \
      28|M11.2 6.4 H12.8 ; circle
    apps.iphone = R6.4 2.4 11.2 19.2 2.6|#R9 6 2.4 2.4 .6 R12.7 6 2.4 2.4 .6 R9 9.9 2.4 2.4 .6 \
      R12.7 9.9 2.4 2.4 .6 R9 13.8 2.4 2.4 .6 R12.7 13.8 2.4 2.4 .6
    platter.filled.bottom.iphone = R6.4 2.4 11.2 19.2 2.6|#R8.8 13.4 6.4 5.8 1
    flipphone = R7.4 2.6 9.2 8.4 1.8|R7.4 13 9.2 8.4 1.8|M9 11 V13 M15 11 V13|#D10.4 16 .9 D13.6 \
      16 .9 D10.4 18.6 .9 D13.6 18.6 .9
    candybarphone = R7 2.4 10 19.2 2.2|R9.6 5 4.8 5.4 .6|#D9.8 14 .8 D12 14 .8 D14.2 14 .8 D9.8 \
      17.4 .8 D12 17.4 .8 D14.2 17.4 .8
    ipad = R4.2 2.6 15.6 18.8 2.4|M10.4 18.4 H13.6
    ipad.landscape = R2.6 4.2 18.8 15.6 2.4|M18.4 10.4 V13.6
    applewatch = R6.4 6.4 11.2 11.2 2.8|M8.6 6.4 L9.2 2.6 H14.8 L15.4 6.4 M8.6 17.6 L9.2 21.4 \
      H14.8 L15.4 17.6
    laptopcomputer = M4.6 16.6 V6.8 Q4.6 4.8 6.6 4.8 H17.4 Q19.4 4.8 19.4 6.8 V16.6|M2.4 18.8 \
      H21.6 L20.6 16.6 H3.4 Z ; trianglebadge.exclamationmark slash
    macbook = @laptopcomputer
    macbook.and.iphone = M12.4 17 H2.6 M4.4 17 V6.8 Q4.4 4.8 6.4 4.8 H16.4 Q18.4 4.8 18.4 6.6|R15 \
      9.6 6.4 11 1.6
    desktopcomputer = R2.6 3.6 18.8 12.8 2|M2.8 13 H21.2|M12 16.4 V20.4 M8 20.6 H16 ; \
      trianglebadge.exclamationmark
    display = R2.6 3.6 18.8 12.8 2|+M12 16.4 V20.4|+M8 20.6 H16 ; trianglebadge.exclamationmark
    pc = R6 2.8 12 18.4 1.8|M9 6.4 H15 M9 9.8 H15|#D12 17 1.5
    macwindow = R2.6 4 18.8 16 2.6|M2.6 8.6 H21.4|#D5.4 6.3 .8 D7.8 6.3 .8 D10.2 6.3 .8 ; \
      badge.plus
    macwindow.on.rectangle = @rectangle.on.rectangle|M7 12 H21.6
    menubar.rectangle = R2.6 4 18.8 16 2.6|M2.6 8.6 H21.4
    dock.rectangle = R2.6 4 18.8 16 2.6|M6.4 16.4 H17.6
    tv = R2.4 4.2 19.2 13 2.2|+M7.6 20.6 H16.4 ; F slash
    play.tv = @tv|#Y.8 10 7.4 15.2 10.7 10 14 ; F
    tv.and.mediabox = @tv
    av.remote = R7.2 2.4 9.6 19.2 2.8|O12 8.2 2.4|#D10.2 14 1 D13.8 14 1 D10.2 17.4 1 D13.8 17.4 1 \
      ; F
    appletvremote.gen4 = @av.remote
    homepod = M5 9 V17 Q5 20.8 8.8 20.8 H15.2 Q19 20.8 19 17 V9|E12 7.4 7 3.8
    hifispeaker = R5.4 2.6 13.2 18.8 2.4|O12 14.6 3.6|#O12 7 1.6 ; F
    hifispeaker.2 = @hifispeaker ; F
    keyboard = R2.2 5.4 19.6 13.2 2.4|#D5.8 9.2 .85 D8.9 9.2 .85 D12 9.2 .85 D15.1 9.2 .85 D18.2 \
      9.2 .85 D5.8 12 .85 D8.9 12 .85 D12 12 .85 D15.1 12 .85 D18.2 12 .85|M8 15.2 H16 ; F
    keyboard.chevron.compact.down = R2.2 3.4 19.6 11.4 2.2|#D5.8 7 .85 D8.9 7 .85 D12 7 .85 D15.1 \
      7 .85 D18.2 7 .85|M8 11.2 H16|+M8.6 18.6 L12 20.6 L15.4 18.6 ; fill
    keyboard.onehanded.left = R5.4 5.4 16.2 13.2 2.4|#D9 9.2 .85 D12 9.2 .85 D15 9.2 .85 D18 9.2 \
      .85 D9 12 .85 D12 12 .85 D15 12 .85 D18 12 .85|M10.4 15.2 H16.6|+M2.6 7.6 V16.4 ; fill
    keyboard.onehanded.right = @keyboard.onehanded.left 12 12 1 0 1 ; fill
    computermouse = R6.6 2.8 10.8 18.4 5.4|M12 6.4 V9.6 ; F
    magicmouse = R6.6 2.8 10.8 18.4 5.4 ; F
    printer = M6.6 16.4 H5 Q2.6 16.4 2.6 14 V10 Q2.6 7.6 5 7.6 H19 Q21.4 7.6 21.4 10 V14 Q21.4 \
      16.4 19 16.4 H17.4|R6.6 13 10.8 7.8 1|M6.6 7.6 V3.4 H17.4 V7.6|#D18 10.6 1
    printer.fill = #R2.6 7.6 18.8 8.8 2.4|R2.6 7.6 18.8 8.8 2.4|-#R6.6 13 10.8 7.8 1|-R6.6 13 10.8 \
      7.8 1|#R8 14.2 8 6.8 .6|M8 4 H16
    scanner = R2.6 12 18.8 7.4 2|+M4 12 L19 4.4|M6 16 H10 ; F
    faxmachine = R2.8 8 5 12.8 1.6|*M7.8 10.4 H18.8 Q21.2 10.4 21.2 12.8 V18.4 Q21.2 20.8 18.8 \
      20.8 H7.8|+M10.6 10.4 V3.6 H18 V10.4|#D12 14.4 1 D15 14.4 1 D18 14.4 1 D12 17.6 1 D15 17.6 1 \
      D18 17.6 1 ; fill
    headphones = M3.4 17 V12.6 A8.6 0 1 20.6 12.6 V17|*R3.4 14 4.4 7 1.8|*R16.2 14 4.4 7 1.8 ; \
      circle
    earbuds = M7.4 4.4 A3.6 1 0 8.6 11.4 V20.6 M16.6 4.4 A3.6 1 1 15.4 11.4 V20.6
    airpods = @earbuds
    cpu = R5.8 5.8 12.4 12.4 2.2|R9.2 9.2 5.6 5.6 .8|+M9 2.8 V5.8 M12 2.8 V5.8 M15 2.8 V5.8 M9 \
      18.2 V21.2 M12 18.2 V21.2 M15 18.2 V21.2 M2.8 9 H5.8 M2.8 12 H5.8 M2.8 15 H5.8 M18.2 9 H21.2 \
      M18.2 12 H21.2 M18.2 15 H21.2 ; F
    memorychip = R2.6 7.4 18.8 9.2 1.6|M7 10.4 V13.6 M12 10.4 V13.6 M17 10.4 V13.6|+M6 4.6 V7.4 \
      M10 4.6 V7.4 M14 4.6 V7.4 M18 4.6 V7.4 M6 16.6 V19.4 M10 16.6 V19.4 M14 16.6 V19.4 M18 16.6 \
      V19.4 ; F
    simcard = Y2 5 2.6 14.4 2.6 19 7.4 19 21.4 5 21.4|R8.4 10.4 7.2 7.6 1.2|M12 10.4 V18 M8.4 14.2 \
      H15.6 ; F
    sdcard = Y1.8 8.4 2.6 19 2.6 19 21.4 5 21.4 5 7|M9 6 V9 M12.2 6 V9 M15.4 6 V9 ; F
    battery.100 = R2 7 17.6 10 2.8|#R4.6 9.6 12.4 4.8 1|M21.8 10.6 V13.4
    battery.75 = R2 7 17.6 10 2.8|#R4.6 9.6 9.2 4.8 1|M21.8 10.6 V13.4
    battery.50 = R2 7 17.6 10 2.8|#R4.6 9.6 6.2 4.8 1|M21.8 10.6 V13.4
    battery.25 = R2 7 17.6 10 2.8|#R4.6 9.6 3.2 4.8 1|M21.8 10.6 V13.4
    battery.0 = R2 7 17.6 10 2.8|M21.8 10.6 V13.4
    battery.100.bolt = R2 7 17.6 10 2.8|#R4.6 9.6 12.4 4.8 1|M21.8 10.6 V13.4|!@bolt.fill 10.8 12 \
      .56|@bolt.fill 10.8 12 .56
    battery.100percent = @battery.100
    battery.75percent = @battery.75
    battery.50percent = @battery.50
    battery.25percent = @battery.25
    battery.0percent = @battery.0
    battery.100percent.bolt = @battery.100.bolt
    minus.plus.batteryblock = R2.6 7 18.8 13 2|M5.4 7 V4.4 H9 V7 M15 7 V4.4 H18.6 V7|M5.8 13.4 \
      H9.4 M14.6 13.4 H18.2 M16.4 11.6 V15.2 ; F
    powerplug = M7 9 H17 V12 Q17 16.4 12.6 16.4 H11.4 Q7 16.4 7 12 Z|+M9.2 9 V3.4 M14.8 9 \
      V3.4|+M12 16.4 V21.2 ; F
    poweroutlet.type.b = R3.2 3.2 17.6 17.6 3.4|M9 7.6 V11.2 M15 7.6 V11.2|M10 17.4 V15.8 A2 0 1 \
      14 15.8 V17.4 Z ; F
    cable.connector = R7.2 8.6 8.4 6.8 1.4|M15.6 10.4 H18.6 M15.6 13.6 H18.6|M7.2 12 H4.4
    cable.connector.horizontal = R2.8 8.8 6.4 6.4 1.2|M9.2 12 H14.8|R14.8 8.8 6.4 6.4 1.2
    power = B12 12.8 8 -55 235|M12 3 V11.6 ; circle
    power.circle.fill = @_disc|-B12 12.4 4.6 -50 230|-M12 6.6 V11.6
    togglepower = O12 12 9.2|B12 12.4 4.4 -50 230|M12 6.6 V11.6
    poweron = M12 3.6 V20.4
    poweroff = O12 12 8.6
    switch.2 = R2.6 3.4 18.8 7.4 3.7|#O17.4 7.1 2.2|R2.6 13.2 18.8 7.4 3.7|#O6.6 16.9 2.2
    button.programmable = O12 12 9.2|O12 12 5.6
    button.horizontal = R2.4 6.8 19.2 10.4 2.8 ; F
    button.angledbottom.horizontal.right = Y2.6 2.6 6.8 21.4 6.8 21.4 12 16.4 17.2 2.6 17.2 ; F
    button.angledbottom.horizontal.left = @button.angledbottom.horizontal.right 12 12 1 0 1 ; F
    terminal = R2.4 4 19.2 16 2.6|M6.2 8.8 L9.8 12 L6.2 15.2 M11.8 15.6 H16.4 ; F
    apple.terminal = @terminal ; F
    network = O12 12 9.2|M12 2.8 C6.7 7.6 6.7 16.4 12 21.2 C17.3 16.4 17.3 7.6 12 2.8 Z|M2.8 12 \
      H21.2 ; slash
    globe = O12 12 9.2|M12 2.8 C6.7 7.6 6.7 16.4 12 21.2 C17.3 16.4 17.3 7.6 12 2.8 Z|M2.8 12 \
      H21.2 M4.1 7.4 H19.9 M4.1 16.6 H19.9
    globe.americas = O12 12 9.2|M5 6.4 L8.4 6 L11.4 7.6 L9.6 10.4 L6.8 11.4 L9.8 13.6 L11.6 14.6 \
      L10 19.4 L8.4 20|M15 3.6 L14 6.4 L16.4 8.6 L20.2 8 ; F
    globe.europe.africa = O12 12 9.2|M10.4 3.2 L11.4 6 L8.4 8 L10.6 10 L8 12 L10.4 14.4 L12.4 14 \
      L12.6 18.6 L15 16.4 L16.4 12.8 L20.6 13.4|M15.4 4 L16 7 L19.6 8 ; F
    globe.asia.australia = O12 12 9.2|M4.2 8 L8 8.4 L9.4 12 L12 8.6 L14 11.6 L15.4 8 L19 6|M13 \
      15.6 L17.4 14.8 L18.6 17.4 L14.6 18.4 Z ; F
    network.badge.shield.half.filled = @network|!@shield.fill 17 16.4 .52|@shield.lefthalf.filled \
      17 16.4 .52
    cellularbars = #R2.6 15.4 3.8 5.4 1.1|#R7.6 11.6 3.8 9.2 1.1|#R12.6 7.6 3.8 13.2 1.1|#R17.6 3.4 \
      3.8 17.4 1.1
    wifi = B12 18.6 12.4 -134 -46|B12 18.6 8.2 -134 -46|B12 18.6 4.1 -134 -46|#D12 19 1.3 ; slash \
      circle
    wifi.exclamationmark = B12 18.6 12.4 -134 -46|B12 18.6 8.2 -134 -46|!M17.6 11 V20.8|M17.6 12 \
      V16.6|#D17.6 20 1.4|#D12 19 1.3
    wifi.router = R3 13 18 6.8 2|+M17.4 13 V8.6|#D6.4 16.4 1.1 D9.4 16.4 1.1|+B17.4 7 3.4 200 \
      340|+#O17.4 7.4 1 ; F
    antenna.radiowaves.left.and.right = M12 12 V21.4|#D12 9.6 2.2|B12 9.6 5.2 140 220|B12 9.6 5.2 \
      -40 40|B12 9.6 9.2 138 222|B12 9.6 9.2 -42 42 ; slash circle circle.fill
    dot.radiowaves.left.and.right = #D12 12 2.4|B12 12 5.4 140 220|B12 12 5.4 -40 40|B12 12 9.4 \
      138 222|B12 12 9.4 -42 42
    dot.radiowaves.right = #D4.6 12 2.4|B4.6 12 5.6 -42 42|B4.6 12 10.4 -42 42|B4.6 12 15.2 -42 42
    dot.radiowaves.forward = @dot.radiowaves.right
    dot.radiowaves.up.forward = #D5 19 2.4|B5 19 5.6 -90 0|B5 19 10.2 -90 0|B5 19 14.8 -90 0
    wave.3.right = B2 12 5 -41 41|B2 12 10.4 -41 41|B2 12 15.8 -40 40 ; circle
    wave.3.left = @wave.3.right 12 12 1 180 ; circle
    wave.3.forward = @wave.3.right ; circle
    wave.3.backward = @wave.3.left ; circle
    badge.plus.radiowaves.right = @plus 5.8 12 .38|B6 12 8.2 -46 46|B6 12 13.4 -44 44
    badge.plus.radiowaves.forward = @badge.plus.radiowaves.right
    sensor = R2.8 6.6 18.4 10.8 2.8|#O12 12 2|M6.4 12 H7.4 M16.6 12 H17.6 ; F
    sensor.tag.radiowaves.forward = R2.8 6.4 9.4 11.2 2.2|#D7.5 12 1.3|+B9.6 12 6.4 -44 44|+B9.6 \
      12 10.6 -44 44 ; fill
    airplayaudio = B12 10.4 8.2 140 400|B12 10.4 4.4 150 390|#Y1 12 13.4 17.4 20.4 6.6 20.4
    airplayvideo = M6.4 17 H5.2 Q2.6 17 2.6 14.4 V6.6 Q2.6 4 5.2 4 H18.8 Q21.4 4 21.4 6.6 V14.4 \
      Q21.4 17 18.8 17 H17.6|#Y1 12 13.4 17.4 20.4 6.6 20.4
    phone = M5.2 3.5 H7.5 Q8.5 3.5 8.9 4.4 L10.2 7.6 Q10.6 8.6 9.8 9.3 L8.2 10.8 C9.3 13 11 14.7 \
      13.2 15.8 L14.7 14.2 Q15.4 13.4 16.4 13.8 L19.6 15.1 Q20.5 15.5 20.5 16.5 V18.8 Q20.5 20.6 \
      18.6 20.6 C10.3 20.2 3.8 13.7 3.4 5.4 Q3.4 3.5 5.2 3.5 Z ; F C badge.plus
    phone.down = @phone 12 13.4 .9 135 ; F C
    phone.connection = @phone 10.8 13.2 .9|+B12.4 11.6 4.4 -90 0|+B12.4 11.6 8.4 -90 0 ; fill
    phone.arrow.up.right = @phone 10.8 13.2 .9|+M14.4 9.6 L20.2 3.8 M15.6 3.6 H20.4 V8.4 ; fill
    phone.arrow.down.left = @phone 10.8 13.2 .9|+M20.4 3.6 L14.6 9.4 M14.4 4.8 V9.6 H19.2 ; fill
    teletype = @phone
    envelope = R2.4 5 19.2 14 2.6|M3.3 6.3 L10.5 12.5 Q12 13.7 13.5 12.5 L20.7 6.3 ; F C badge \
      badge.fill
    envelope.open = M3 9.7 L10.7 3.8 Q12 2.9 13.3 3.8 L21 9.7 V18.2 Q21 20.8 18.4 20.8 H5.6 Q3 \
      20.8 3 18.2 Z|M3.4 10.4 L10.5 15.2 Q12 16.1 13.5 15.2 L20.6 10.4 ; F
    envelope.arrow.triangle.branch = @envelope|-#R12.4 9.6 11 14 1|M14.6 21 V15.6|M14.6 19 Q14.6 \
      17.4 17 17.2 Q19.4 17 19.4 15.6|#J14.6 12 270 3.8|#J19.4 12 270 3.8
    bubble.left = M12 3.4 C6.8 3.4 2.8 6.8 2.8 11.2 C2.8 13.6 4 15.7 5.9 17.1 Q6.1 19.4 4.4 21 \
      Q7.8 20.9 9.9 18.8 Q10.9 19 12 19 C17.2 19 21.2 15.6 21.2 11.2 C21.2 6.8 17.2 3.4 12 3.4 Z ; \
      F C
    bubble.right = @bubble.left 12 12 1 0 1 ; F C
    bubble = @bubble.left ; F C
    message = @bubble.left ; F C badge
    text.bubble = @bubble.left|M8 9.4 H16 M8 13 H13.4 ; F
    captions.bubble = M5 3.8 H19 Q21.2 3.8 21.2 6 V15.4 Q21.2 17.6 19 17.6 H12.4 L8.2 21 V17.6 H5 \
      Q2.8 17.6 2.8 15.4 V6 Q2.8 3.8 5 3.8 Z|M6.4 9.4 H11 M13.6 9.4 H17.6 M6.4 13.2 H9.4 M12 13.2 \
      H17.6 ; F
    bubble.middle.bottom = M5 3.8 H19 Q21.2 3.8 21.2 6 V15.4 Q21.2 17.6 19 17.6 H15.2 L12 21 L8.8 \
      17.6 H5 Q2.8 17.6 2.8 15.4 V6 Q2.8 3.8 5 3.8 Z ; F
    bubble.left.and.bubble.right = M9.6 3 C5.4 3 2.4 5.6 2.4 8.8 C2.4 10.6 3.2 12 4.4 13 Q4.4 14.6 \
      3.2 15.8 Q5.8 15.6 7.4 14.3 Q8.4 14.6 9.6 14.6 C13.8 14.6 16.8 12 16.8 8.8 C16.8 5.6 13.8 3 \
      9.6 3 Z|M19 8.8 C20.6 9.8 21.6 11.2 21.6 13.2 C21.6 14.8 20.8 16.2 19.6 17.2 Q19.6 18.8 20.8 \
      20.2 Q18.2 20 16.6 18.6 C14 19.2 11.4 18.6 9.8 17.4 ; fill
    bubble.left.and.bubble.right.fill = #M9.6 3 C5.4 3 2.4 5.6 2.4 8.8 C2.4 10.6 3.2 12 4.4 13 \
      Q4.4 14.6 3.2 15.8 Q5.8 15.6 7.4 14.3 Q8.4 14.6 9.6 14.6 C13.8 14.6 16.8 12 16.8 8.8 C16.8 \
      5.6 13.8 3 9.6 3 Z|M9.6 3 C5.4 3 2.4 5.6 2.4 8.8 C2.4 10.6 3.2 12 4.4 13 Q4.4 14.6 3.2 15.8 \
      Q5.8 15.6 7.4 14.3 Q8.4 14.6 9.6 14.6 C13.8 14.6 16.8 12 16.8 8.8 C16.8 5.6 13.8 3 9.6 3 \
      Z|#M19.4 9.4 C20.8 10.2 21.6 11.6 21.6 13.2 C21.6 14.8 20.8 16.2 19.6 17.2 Q19.6 18.8 20.8 \
      20.2 Q18.2 20 16.6 18.6 C14.4 19.2 12.4 18.8 10.8 17.8 C15.6 17.4 19.4 14.4 19.4 9.4 Z|M19.4 \
      9.4 C20.8 10.2 21.6 11.6 21.6 13.2 C21.6 14.8 20.8 16.2 19.6 17.2 Q19.6 18.8 20.8 20.2 Q18.2 \
      20 16.6 18.6 C14.4 19.2 12.4 18.8 10.8 17.8 C15.6 17.4 19.4 14.4 19.4 9.4 Z
    bubble.left.and.text.bubble.right = @bubble.left.and.bubble.right|M6 7.4 H13.2 M6 10.2 H10.8 ; \
      fill
    bubble.left.and.text.bubble.right.fill = @bubble.left.and.bubble.right.fill|-M6 7.4 H13.2 M6 \
      10.2 H10.8
    bubble.and.pencil = @bubble.left|!M13.6 18.6 L20.6 11.4|@_pencil 17.2 15.2 .5
    translate = @bubble.left.and.bubble.right|@a 9.6 8.8 .34
    phone.bubble = @bubble.left|@phone.fill 12 11.2 .42 ; F
    """
}
