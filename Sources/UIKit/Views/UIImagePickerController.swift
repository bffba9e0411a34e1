/// A screen on which people take or choose a picture. Hosts show none, and have no camera.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The sources by their names.
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// The names of what is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What is told of a picture.
    public static let originalImage = Self(rawValue: "originalImage"),
      editedImage = Self(rawValue: "editedImage"), imageURL = Self(rawValue: "imageURL"),
      mediaType = Self(rawValue: "mediaType"), mediaURL = Self(rawValue: "mediaURL"),
      cropRect = Self(rawValue: "cropRect")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Which kinds of media can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether a picture can be changed.
  open var allowsEditing = false
  /// The object that is told which picture was chosen.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Whether there are pictures: only in the library.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  /// The kinds of media of a source: none.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
}

/// An object that is told which picture was chosen.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Told which picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Told that none was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// An object that is told of what a stack of screens shows. It is told nothing.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}
