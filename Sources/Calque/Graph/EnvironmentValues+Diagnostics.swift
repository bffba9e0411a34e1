private let collectorSlot = EnvironmentSlot<DiagnosticCollector>()

extension EnvironmentValues {
  /// What keeps the findings of the host, for values that are resolved without an emitter.
  var diagnosticCollector: DiagnosticCollector? {
    get { self[collectorSlot] }
    set { self[collectorSlot] = newValue }
  }
}
