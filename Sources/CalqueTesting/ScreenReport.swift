import Calque
import CalqueEscaping
import Foundation

/// A page that shows each screen in all languages side by side, with the findings marked on it.
public struct ScreenReport: Sendable {
  /// A screen, and the paths of its pictures.
  public struct Entry: Sendable {
    /// The screen.
    public var screen: LocalizedScreen
    /// The picture, as a link on the page.
    public var png: String
    /// The drawing, as a link on the page.
    public var svg: String

    /// Makes an entry for a screen and its pictures.
    public init(screen: LocalizedScreen, png: String, svg: String) {
      self.screen = screen
      self.png = png
      self.svg = svg
    }
  }

  /// The title of the page.
  public var title: String
  /// The screens, in the order of the page.
  public var entries: [Entry]

  /// Makes a report.
  public init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  /// Returns the page as HTML. It only depends on the pictures next to it.
  public func html() -> String {
    var screens: [String] = []
    for entry in entries where !screens.contains(entry.screen.name) {
      screens.append(entry.screen.name)
    }
    let locales = Set(entries.map(\.screen.locale)).count
    let found = entries.flatMap(\.screen.findings)
    let marks = found.count
    let counts = ScreenFinding.Severity.allCases.reversed().compactMap { severity in
      let count = found.count { $0.severity == severity }
      return count == 0 ? nil : "\(severity.rawValue): \(count)"
    }.joined(separator: ", ").inParentheses
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(escape(title))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <header>
      <h1>\(escape(title))</h1>
      <p>\(screens.count) screens in \(locales) languages.
      \(marks == 0 ? "Nothing was found." : "\(marks) \(marks == 1 ? "finding" : "findings")\(counts).")</p>
      <nav>\(screens.map { "<a href=\"#\(escape($0))\">\(escape($0))</a>" }.joined())
      <label><input type="checkbox" id="marks" checked> Marks</label></nav>
      </header>
      \(screens.map(section).joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private func section(_ screen: String) -> String {
    let row = entries.filter { $0.screen.name == screen }
    return """
      <section id="\(escape(screen))">
      <h2>\(escape(screen))</h2>
      <div class="row">
      \(row.map(figure).joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private func figure(_ entry: Entry) -> String {
    let screen = entry.screen
    let findings = screen.findings
    let own = Locale(identifier: screen.locale)
    let name = own.localizedString(forIdentifier: screen.locale) ?? screen.locale
    let count = findings.isEmpty ? "" : "<b class=\"count\">\(findings.count)</b>"
    let list = findings.map(item)
    return """
      <figure>
      <figcaption><span lang="\(screen.locale)" dir="auto">\(escape(name))</span>
      <code>\(screen.locale)</code><small>\(screen.isRightToLeft ? "right to left" : "left to right")</small>\(count)</figcaption>
      <div class="phone">
      <img src="\(escape(entry.png))" width="\(pixels(screen.size.width))" height="\(pixels(screen.size.height))" alt="\(escape(screen.name)), \(screen.locale)" loading="lazy">
      \(findings.map { box($0, in: screen.size) }.joined(separator: "\n"))
      </div>
      <p class="links"><a href="\(escape(entry.png))">PNG</a> <a href="\(escape(entry.svg))">SVG</a></p>
      \(list.isEmpty ? "" : "<ul>\(list.joined())</ul>")
      </figure>
      """
  }

  /// Returns a length in whole pixels for HTML; 0 if it is negative or not a number.
  private func pixels(_ length: CGFloat) -> Int {
    length > 0 ? Int(min(length, 1_000_000)) : 0
  }

  /// Returns the text of a finding: the problem, its text, the reason, and the place of the text.
  private func item(_ finding: ScreenFinding) -> String {
    var words = "<b>\(escape(finding.kind.name))</b> "
    if !finding.text.isEmpty { words += "<span dir=\"auto\">\(escape(finding.text))</span> " }
    words += escape(finding.message)
    let key = finding.key == finding.text ? nil : finding.key
    let source = [finding.identifier.map { "#\($0)" }, key, finding.place?.description].compactMap {
      $0
    }
    if !source.isEmpty { words += " <code>\(escape(source.joined(separator: " ")))</code>" }
    let path = finding.path.joined(separator: " > ")
    if !path.isEmpty { words += " <small>\(escape(path))</small>" }
    return "<li class=\"\(finding.severity.rawValue)\">\(words)</li>"
  }

  /// Returns a frame over the picture, in fractions of its size, so that it is correct at any size.
  private func box(_ finding: ScreenFinding, in size: CGSize) -> String {
    guard let frame = finding.frame else { return "" }
    func percent(_ value: CGFloat, of whole: CGFloat) -> String {
      let share = (Double(value / whole) * 10_000).rounded() / 100
      return share.isFinite ? "\(share)%" : "0%"
    }
    let style =
      "left:\(percent(frame.minX, of: size.width));"
      + "top:\(percent(frame.minY, of: size.height));"
      + "width:\(percent(frame.width, of: size.width));"
      + "height:\(percent(frame.height, of: size.height))"
    let title = escape("\(finding.kind): \(finding.text)")
    return "<span class=\"mark \(finding.severity.rawValue) \(escape(finding.kind.name))\" "
      + "style=\"\(style)\" title=\"\(title)\"></span>"
  }

  private func escape(_ text: String) -> String { MarkupEscaping.html.escape(text) }

  private static let style = """
    :root { color-scheme: light dark; --line: #8884; --soft: #8882; }
    body { font: 15px/1.5 system-ui, "Noto Sans", sans-serif; margin: 0 auto; padding: 24px 32px; }
    h1 { font-size: 28px; margin: 0; } h2 { margin: 40px 0 12px; font-size: 20px; }
    header p { margin: 4px 0 12px; opacity: .75; }
    nav { position: sticky; top: 0; display: flex; gap: 16px; align-items: center; }
    .row { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 28px 24px; }
    figure { margin: 0; } figcaption { display: flex; gap: 8px; align-items: baseline; margin-bottom: 8px; }
    figcaption span { font-weight: 600; } figcaption small { opacity: .6; margin-inline-start: auto; }
    .count { background: #d93025; color: white; border-radius: 9px; padding: 0 7px; font-size: 12px; }
    .phone { position: relative; border: 1px solid var(--line); border-radius: 22px; overflow: hidden; box-shadow: 0 4px 18px #0002; }
    .phone img { display: block; width: 100%; height: auto; }
    .mark { position: absolute; border: 2px solid; border-radius: 4px; box-sizing: border-box; }
    .mark.information { border-color: #1a73e8; background: #1a73e822; }
    .mark.warning { border-color: #e8710a; background: #e8710a22; }
    .mark.error { border-color: #d93025; background: #d9302522; }
    .mark.missing { border-color: #9334e6; background: #9334e622; }
    body:has(#marks:not(:checked)) .mark { display: none; }
    .links { margin: 6px 0 0; font-size: 13px; } ul { font-size: 13px; padding-inline-start: 18px; margin: 4px 0; }
    li.error b { color: #d93025; } li.warning b { color: #e8710a; } li.information b { color: #1a73e8; }
    li small { opacity: .6; } li code { font-size: 12px; }
    """
}

extension String {
  fileprivate var inParentheses: String { isEmpty ? "" : " (\(self))" }
}
