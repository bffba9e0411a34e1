// Places and source texts are part of this module's interface.
@_exported public import CalqueDiagnostics
