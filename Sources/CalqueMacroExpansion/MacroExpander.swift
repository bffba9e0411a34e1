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
    case "NoMacro": return ""
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
    case ("ModelMacro", "member"): return try ModelMacro(request).members
    case ("ModelMacro", "memberAttribute"): return ModelMacro.memberAttributes(request)
    case ("ModelMacro", "extension"): return ModelMacro.conformance(request)
    case ("PersistedPropertyMacro", "accessor"): return ModelMacro.accessors(request)
    case ("PersistedPropertyMacro", "peer"): return ModelMacro.storage(request)
    case ("QueryMacro", "accessor"): return try QueryMacro(request).accessor
    case ("QueryMacro", "peer"): return try QueryMacro(request).storage
    case ("ModelActorMacro", "member"): return ModelMacro.actorMembers(request)
    case ("ModelActorMacro", "extension"): return ModelMacro.actorConformance(request)
    case ("NoMacro", _): return ""
    case (let name, let role):
      throw unknown("\(name) as \(role)", at: request.attributeSyntax)
    }
  }

  private static func unknown(_ name: String, at node: SourceNode) -> MacroDiagnostic {
    MacroDiagnostic(
      "CalqueMacros has no macro \(name)", in: node, at: 0..<node.source.utf8.count)
  }
}
