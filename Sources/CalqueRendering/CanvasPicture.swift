import CCalqueDrawing
import CalqueDrawing

/// A picture that was read, ready to be drawn several times: a tiled one is drawn in many pieces.
final class CanvasPicture {
  let data: ImageData
  let pointer: OpaquePointer

  init(_ data: ImageData) throws(RenderingError) {
    self.data = data
    let pointer = try withDecoded(data) { image in
      withUnsafePointer(to: image) { cd_picture_create($0) }
    }
    guard let pointer else { throw .outOfMemory }
    self.pointer = pointer
  }

  deinit { cd_picture_destroy(pointer) }
}
