// Publishers and subscribers where Apple's Combine is not: OpenCombine by that name.

@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
