import Calque
import CalqueDrawing
import Foundation

/// Which of the texts of a screen a reader sees.
struct TextSight {
  /// For each text of the screen, whether all of its letters are seen; `nil` if none is.
  private(set) var isWhole: [Bool?]

  init(of screen: LocalizedScreen) {
    isWhole = Array(repeating: nil, count: screen.texts.count)
    let whole = CGRect(origin: .zero, size: screen.size)
    let frames = screen.texts.map { $0.frame.insetBy(dx: -1, dy: -1) }
    screen.drawing.walk { item, context in
      guard case .glyphs(let run) = item, context.opacity > 0 else { return }
      // About from the height of capitals to the baseline.
      let height = run.font.size * 0.7
      let box = CGRect(
        x: run.origin.x, y: run.origin.y - height, width: run.width, height: height
      ).applying(context.transform)
      let seen = box.intersection(context.clip ?? whole).intersection(whole)
      let string = run.string
      let middle = CGPoint(x: box.midX, y: box.midY)
      guard !box.isEmpty,
        let index = frames.indices.last(where: {
          frames[$0].contains(middle) && screen.texts[$0].string.contains(string)
        }) ?? frames.indices.last(where: { frames[$0].contains(middle) })
      else { return }
      if seen.isEmpty {
        if isWhole[index] == true { isWhole[index] = false }
      } else {
        let isInside = seen.insetBy(dx: -0.5, dy: -0.5).encloses(box)
        isWhole[index] = (isWhole[index] ?? true) && isInside
      }
    }
    for (index, text) in screen.texts.enumerated() where isWhole[index] == true {
      isWhole[index] = text.faults.isEmpty && !text.isTruncated
    }
  }
}
