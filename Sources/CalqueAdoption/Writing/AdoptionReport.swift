import CalqueEscaping
import Foundation

/// What compiles of an app, and what is missing for the rest.
package struct AdoptionReport {
  private let result: Adoption.Result
  /// The folder that paths are shown relative to.
  private let root: String

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - result: What came of the app.
  ///   - root: The folder that paths are shown relative to.
  package init(_ result: Adoption.Result, root: String) {
    self.result = result
    self.root = root.hasSuffix("/") ? root : root + "/"
  }

  /// A name that files lack.
  struct Lack: Equatable {
    var name: MissingName
    /// The files that lack it, with the first line.
    var places: [(path: String, line: Int)]
    /// How many of them lack nothing else.
    var only: Int

    static func == (one: Self, other: Self) -> Bool { one.name == other.name }
  }

  /// The missing names, those first that most files lack. What often only follows from another
  /// missing name comes last.
  var lacks: [Lack] {
    var places: [MissingName: [(path: String, line: Int)]] = [:]
    var only: [MissingName: Int] = [:]
    let own = failingTypes
    for verdict in result.verdicts {
      for source in verdict.sources where !verdict.isDependent(source.path) {
        var first: [MissingName: Int] = [:]
        for error in verdict.errors(of: source.path) {
          var name = MissingName(message: error.message)
          if name.kind == .name, own.contains(name.name) { name = MissingName(.app, name.name) }
          if first[name] == nil { first[name] = error.line }
        }
        for (name, line) in first { places[name, default: []].append((source.path, line)) }
        if first.count == 1, let name = first.keys.first { only[name, default: 0] += 1 }
      }
    }
    let lacks = places.map { Lack(name: $0.key, places: $0.value, only: only[$0.key] ?? 0) }
    return lacks.sorted { one, other in
      let (first, second) = (one.name.kind.isConsequence, other.name.kind.isConsequence)
      if first != second { return second }
      return (-one.places.count, one.name) < (-other.places.count, other.name)
    }
  }

  /// The types that files declare which do not compile.
  private var failingTypes: Set<String> {
    Set(
      result.verdicts.flatMap { verdict in
        verdict.sources.filter { !verdict.errors(of: $0.path).isEmpty }.flatMap(\.types)
      })
  }

  private var counts: Counts {
    let verdicts = result.verdicts
    func sum(_ value: (ModuleVerdict) -> Int) -> Int { verdicts.map(value).reduce(0, +) }
    return Counts(
      files: sum(\.sources.count), compiled: sum(\.compiled.count), patched: sum(\.patched.count),
      views: sum(\.viewFiles.count), compiledViews: sum(\.compiledViewFiles.count),
      patchedViews: sum { $0.patched.count(where: \.importsSwiftUI) })
  }

  /// How many files there are, compile, and compile with placeholders; how many view files.
  private struct Counts {
    var files: Int, compiled: Int, patched: Int
    var views: Int, compiledViews: Int, patchedViews: Int
  }

  /// The report as text, with the most important missing names.
  ///
  /// - Parameter limit: How many names are listed.
  package func text(limit: Int = 40) -> String {
    let counts = counts
    var lines = [
      "\(counts.compiled) of \(counts.files) files compile, "
        + "\(counts.compiledViews) of \(counts.views) view files"
    ]
    if counts.patched > 0 {
      lines.append(
        "\(counts.patched) more compile with placeholders for what does not, "
          + "\(counts.patchedViews) of them view files")
    }
    for verdict in result.verdicts {
      lines.append(
        "  \(verdict.module.name): \(verdict.compiled.count) of \(verdict.sources.count), "
          + "\(verdict.compiledViewFiles.count) of \(verdict.viewFiles.count) view files")
    }
    if !result.stubs.isEmpty {
      let stubs = result.stubs.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      lines.append("Modules that cannot be had, each with a stub to fill:")
      lines += stubs.map { name, count in
        let isFilled = StandIns.text(of: name) != nil || Adoption.sameModules[name] != nil
        return "  \(name): \(count) \(count == 1 ? "file" : "files")"
          + (isFilled ? "" : ", an empty stub")
      }
    }
    let lacks = lacks
    if !lacks.isEmpty {
      lines.append("Missing (files that lack it, files that lack nothing else):")
      lines += lacks.prefix(limit).map { lack in
        let place = lack.places.first.map { " \(shown($0.path)):\($0.line)" } ?? ""
        return
          "  \(lack.places.count) \(lack.only) \(lack.name.kind.rawValue) \(lack.name.name)\(place)"
      }
      if lacks.count > limit { lines.append("  and \(lacks.count - limit) more") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func shown(_ path: String) -> String {
    path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}

extension AdoptionReport {
  /// The report as a page: the screens that compile, the missing names, each file with what it
  /// lacks.
  package func html(title: String) -> String {
    let counts = counts
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(escape(title))</title>
      <style>
      :root { color-scheme: light dark; }
      body { font: 15px/1.5 system-ui, "Noto Sans", sans-serif; margin: 0 auto; padding: 24px; max-width: 1100px; }
      table { border-collapse: collapse; width: 100%; } td, th { text-align: start; padding: 3px 12px 3px 0; vertical-align: top; }
      tr { border-bottom: 1px solid #8883; } code { font-size: 13px; } details { margin: 4px 0; }
      </style>
      </head>
      <body>
      <h1>\(escape(title))</h1>
      <p>\(counts.compiled) of \(counts.files) files compile, \(counts.compiledViews) of \(counts.views) view files. \(counts.patched) more \
      compile with placeholders for what does not.</p>
      <h2>Screens that compile</h2>
      <table>
      <tr><th>Views</th><th>Previews</th><th>File</th></tr>
      \(screenRows)
      </table>
      <h2>Missing names</h2>
      <table>
      <tr><th>Files</th><th>Only this</th><th>Kind</th><th>Name</th><th>First place</th></tr>
      \(lackRows)
      </table>
      <h2>Files that do not compile</h2>
      \(fileRows)
      </body>
      </html>

      """
  }

  private var screenRows: String {
    result.verdicts.flatMap(\.compiledViewFiles).filter { !$0.views.isEmpty }.map { file in
      "<tr><td>\(escape(file.views.joined(separator: ", ")))</td><td>\(file.previewCount)</td>"
        + "<td><code>\(escape(shown(file.path)))</code></td></tr>"
    }.joined(separator: "\n")
  }

  private var lackRows: String {
    lacks.map { lack in
      let place = lack.places.first.map { "\(shown($0.path)):\($0.line)" } ?? ""
      return "<tr><td>\(lack.places.count)</td><td>\(lack.only)</td>"
        + "<td>\(lack.name.kind.rawValue)</td><td>\(escape(lack.name.name))</td>"
        + "<td><code>\(escape(place))</code></td></tr>"
    }.joined(separator: "\n")
  }

  private var fileRows: String {
    result.verdicts.flatMap { verdict in
      verdict.sources.compactMap { source -> String? in
        let errors = verdict.errors(of: source.path)
        guard !errors.isEmpty else { return nil }
        let items = errors.map { "<li>\($0.line):\($0.column): \(escape($0.message))</li>" }
        let reason =
          (verdict.isDependent(source.path) ? ", only without what others lack" : "")
          + (verdict.patches[source.path] != nil ? ", compiles with placeholders" : "")
        return "<details><summary><code>\(escape(shown(source.path)))</code> "
          + "\(errors.count) errors\(reason)</summary><ul>\(items.joined())</ul></details>"
      }
    }.joined(separator: "\n")
  }

  private func escape(_ text: String) -> String { MarkupEscaping.html.escape(text) }
}
