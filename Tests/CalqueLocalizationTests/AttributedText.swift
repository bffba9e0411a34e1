import CalqueLocalization
import CalqueMessages
import Foundation

/// Describes an attributed string as text: `⟦bold|…⟧`, with the attributes of each run except the
/// language.
func described(_ text: AttributedString) -> String {
  text.runs.map { run in
    var marks: [String] = []
    let names: [(InlinePresentationIntent, String)] = [
      (.emphasized, "em"), (.stronglyEmphasized, "strong"), (.code, "code"),
      (.strikethrough, "del"), (.softBreak, "soft"), (.lineBreak, "line"), (.inlineHTML, "html"),
    ]
    for (intent, name) in names where run.inlinePresentationIntent?.contains(intent) == true {
      marks.append(name)
    }
    if let link = run.link { marks.append("→" + link.absoluteString) }
    if let image = run.imageURL { marks.append("img " + image.absoluteString) }
    if run.inflect != nil { marks.append("inflect") }
    if let other = run.inflectionAlternative { marks.append("or " + String(other.characters)) }
    if let position = run.agreeWithArgument { marks.append("agree \(position)") }
    if let morphology = run.morphology {
      let number = morphology.number.map { "\($0)" }
      let part = morphology.partOfSpeech.map { "\($0)" }
      marks.append([number, part].compactMap { $0 }.joined(separator: "/"))
    }
    let string = String(text[run.range].characters)
    return marks.isEmpty ? string : "⟦\(marks.joined(separator: "+"))|\(string)⟧"
  }.joined()
}
