// What this module's interface names: findings, their places and fixes.
@_exported public import CalqueDiagnostics
