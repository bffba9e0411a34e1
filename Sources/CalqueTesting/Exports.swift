// Screens are made of views.
@_exported public import Calque
