import Calque

/// A dark screen with sliders and a row of tools.
struct EditorScreen: AppScreen {
  let mistake: String?
  @State private var brightness = 0.5

  static let mistakes = [
    AppFault(
      "editorToolCut", "truncated", .key("Brightness"), "de",
      ["Brightness": "Helligkeitsverteilung"]),
    AppFault("editorDarkOnDark", "lowContrast", .key("Warmth")),
    AppFault("editorUndoTurned", "fixedArrow", .view("undo"), "ar"),
    AppFault("editorDoneSmall", "smallTouchArea", .view("done")),
    AppFault("editorScrimOverDone", "covered", .view("done")),
    AppFault(
      "editorCropClipped", "clipped", .key("Crop"), "de", ["Crop": "Zuschneiden und drehen"]),
    AppFault("editorToolsOut", "unreachable", .key("Brightness")),
    AppFault("editorTitleKey", "missing", .text("Edit photo"), "de", ["Edit photo": "-"]),
    AppFault("editorDrawnArrow", "fixedPicture", .view("before"), "ar"),
    AppFault("editorValueOverTitle", "overlapping", .text("\u{200E}+12")),
    AppFault("editorValueOut", "overflowing", .text("\u{200E}−100 … +100")),
    AppFault("editorHelpTwoFonts", "mixedFonts", .text("Kon\u{210D}ast")),
  ]

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Button {
        } label: {
          Image(
            systemName: pick("editorUndoTurned", "arrow.left", "arrow.backward")
          )
          .frame(width: 44, height: 44).contentShape(Rectangle())
          .accessibilityIdentifier("undo")
        }
        Spacer()
        Text("Edit photo").font(.headline)
        Spacer()
        done
      }
      RoundedRectangle(cornerRadius: 4).fill(Color(white: 0.25)).frame(height: 300)
        .overlay { if made("editorDrawnArrow") { before } }
      HStack {
        Text("Contrast")
        Slider(value: $brightness).tint(.yellow)
        Text(verbatim: pick("editorValueOut", "\u{200E}−100 … +100", "\u{200E}+12"))
          .fixedSize(horizontal: made("editorValueOut"), vertical: false)
          .frame(width: pick("editorValueOut", 44, nil))
          .offset(x: pick("editorValueOverTitle", -290, 0))
      }
      if made("editorHelpTwoFonts") { Text(verbatim: "Kon\u{210D}ast") }
      tools
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.black)
    .foregroundStyle(.white)
    .tint(.white)
  }

  private var done: some View {
    Button {
    } label: {
      Text("Done")
        .frame(
          minWidth: pick("editorDoneSmall", 0, 44), minHeight: pick("editorDoneSmall", 0, 44)
        )
        .contentShape(Rectangle())
    }
    .accessibilityIdentifier("done")
    .overlay { if made("editorScrimOverDone") { Rectangle().fill(.white.opacity(0.03)) } }
  }

  private var before: some View {
    Canvas { context, size in
      var path = Path()
      path.move(to: CGPoint(x: size.width, y: size.height / 2))
      path.addLine(to: CGPoint(x: 2, y: size.height / 2))
      path.move(to: CGPoint(x: 12, y: size.height / 2 - 10))
      path.addLine(to: CGPoint(x: 2, y: size.height / 2))
      path.addLine(to: CGPoint(x: 12, y: size.height / 2 + 10))
      context.stroke(path, with: .color(.white), lineWidth: 3)
    }
    .frame(width: 60, height: 30)
    .accessibilityIdentifier("before")
  }

  private var tools: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 18) {
        tool("Brightness", "sun.max")
        tool("Warmth", "thermometer")
        tool("Crop", "crop")
        tool("Contrast", "circle.lefthalf.filled")
        tool("Help", "questionmark.circle")
      }
      .offset(x: pick("editorToolsOut", -120, 0))
    }
  }

  private func tool(_ name: LocalizedStringKey, _ symbol: String) -> some View {
    VStack(spacing: 4) {
      Image(systemName: symbol).font(.title2)
      Text(name).font(.caption)
        .lineLimit(made("editorToolCut") ? 1 : nil)
        .fixedSize(horizontal: made("editorCropClipped"), vertical: false)
        .foregroundStyle(
          made("editorDarkOnDark") && name == "Warmth" ? Color(white: 0.2) : Color.white
        )
        .modifier(Frame(width: made("editorCropClipped") && name == "Crop" ? 70 : nil))
    }
    .frame(minWidth: pick("editorToolCut", 0, 86), maxWidth: pick("editorToolCut", 70, nil))
  }

  private struct Frame: ViewModifier {
    let width: CGFloat?

    @ViewBuilder func body(content: Content) -> some View {
      if let width { content.frame(width: width).clipped() } else { content }
    }
  }
}
