extension LocaleID {
  /// The locale from which this one inherits (UTS #35, "Parent Locales"): en-AU → en-001 → en,
  /// es-MX → es-419 → es, pt-AO → pt-PT → pt, zh-HK → zh-Hant-HK → zh-Hant. Returns nil at the end
  /// of the chain.
  package static func parent(_ identifier: String) -> String? {
    guard let parts = parts(identifier) else { return nil }
    let tag = parts.identifier
    // A variant or an extension is removed first.
    if let whole = canonical(identifier), whole != tag { return tag }
    if let irregular = AvailableLocales.parents[tag] {
      return irregular == "und" ? nil : irregular
    }
    if parts.script == nil, parts.region != nil,
      let script = unusualScript(of: tag, language: parts.language)
    {
      // The region uses a script other than the likely one of the language.
      return Parts(language: parts.language, script: script, region: parts.region).identifier
    }
    if parts.region != nil {
      return Parts(language: parts.language, script: parts.script).identifier
    }
    guard let script = parts.script else { return nil }
    // A text in another script than the usual one cannot be read by the readers of this locale.
    return LocaleID.script(maximized(parts.language)) == script ? parts.language : nil
  }

  /// The locale and all locales that it inherits from, nearest first, without the root.
  package static func chain(_ identifier: String) -> [String] {
    guard var last = canonical(identifier) else { return [] }
    var chain = [last]
    // CLDR's table has no cycles; the limit prevents an endless loop if it is broken.
    while chain.count < 10, let parent = parent(last) {
      chain.append(parent)
      last = parent
    }
    return chain
  }

  private static func unusualScript(of tag: String, language: String) -> String? {
    guard let script = script(maximized(tag)), script != self.script(maximized(language)) else {
      return nil
    }
    return script
  }
}
