/// Answers a message of the compiler.
package enum MacroExpander {
  package static func answer(to request: PluginRequest) -> PluginResponse {
    if request.getCapability != nil { return .version }
    if let library = request.loadPluginLibrary {
      let diagnostic = MacroDiagnostic("CalqueMacros does not load '\(library.libraryPath)'")
      return PluginResponse(
        loadPluginLibraryResult: .init(loaded: false, diagnostics: [diagnostic]))
    }
    do throws(MacroDiagnostic) {
      if let request = request.expandFreestandingMacro { return .expansion(try expand(request)) }
      if let request = request.expandAttachedMacro { return .expansion(try expand(request)) }
    } catch {
      // The compiler reports another error where there is no source at all.
      return .expansion("", [error])
    }
    return .expansion(
      nil, [MacroDiagnostic("CalqueMacros does not know this message of the compiler")])
  }

  private static func expand(
    _ request: PluginRequest.Freestanding
  ) throws(MacroDiagnostic) -> String {
    switch request.macro.typeName {
    case "PreviewMacro":
      return try PreviewMacro(request.syntax, discriminator: request.discriminator).expansion()
    // #Index and #Unique.
    case "ModelRemarkMacro": return ""
    case let name: throw unknown(name, at: request.syntax)
    }
  }

  private static func expand(_ request: PluginRequest.Attached) throws(MacroDiagnostic) -> String {
    switch (request.macro.typeName, request.macroRole) {
    case ("EntryMacro", "accessor"): return try EntryMacro(request).accessors
    case ("EntryMacro", "peer"): return try EntryMacro(request).key
    case ("PreviewableMacro", "peer"):
      try PreviewableMacro.check(request)
      return ""
    case ("ModelMacro", "member"): return try ModelMacro(request).members()
    case ("ModelMacro", "memberAttribute"): return ModelMacro(request).attribute
    case ("ModelMacro", "extension"): return ModelMacro(request).conformances
    case ("PersistedPropertyMacro", "accessor"):
      return try PersistedPropertyMacro(request).accessors
    case ("PersistedPropertyMacro", "peer"): return try PersistedPropertyMacro(request).storage
    case ("QueryMacro", "accessor"): return try QueryMacro(request).getter
    case ("QueryMacro", "peer"): return try QueryMacro(request).query
    case ("ModelRemarkMacro", "peer"): return ""
    case ("ModelActorMacro", "member"): return ModelActorMacro.members
    case ("ModelActorMacro", "extension"): return ModelActorMacro.conformance(request)
    case (let name, let role):
      throw unknown("\(name) as \(role)", at: request.attributeSyntax)
    }
  }

  private static func unknown(_ name: String, at node: SourceNode) -> MacroDiagnostic {
    MacroDiagnostic(
      "CalqueMacros has no macro \(name)", in: node, at: 0..<node.source.utf8.count)
  }
}
