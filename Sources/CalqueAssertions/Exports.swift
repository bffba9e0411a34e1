// Assertions are about screens.
@_exported public import CalqueTesting
