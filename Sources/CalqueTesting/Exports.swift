// Screens are made of views.
@_exported public import Calque

@_exported public import enum CalqueLint.ReportFormat
