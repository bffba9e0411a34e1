// What people have set for all apps. A host says it with `updateEnvironment(_:)`; nothing in this
// package but custom views reads it.

private let settings = EnvironmentSlot<AccessibilitySettings>()

private struct AccessibilitySettings {
  var reducesMotion = false
  var reducesTransparency = false
  var differentiatesWithoutColor = false
  var invertsColors = false
  var showsButtonShapes = false
  var dimsFlashingLights = false
  var playsAnimatedImages = true
  var isVoiceOverEnabled = false
  var isSwitchControlEnabled = false
  var isLargeContentViewerEnabled = false
}

extension EnvironmentValues {
  private var accessibility: AccessibilitySettings {
    get { self[settings] ?? AccessibilitySettings() }
    set { self[settings] = newValue }
  }

  /// Whether things should move little.
  public var accessibilityReduceMotion: Bool {
    get { accessibility.reducesMotion }
    set { accessibility.reducesMotion = newValue }
  }

  /// Whether backgrounds should not be seen through.
  public var accessibilityReduceTransparency: Bool {
    get { accessibility.reducesTransparency }
    set { accessibility.reducesTransparency = newValue }
  }

  /// Whether nothing should be told by colours alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { accessibility.differentiatesWithoutColor }
    set { accessibility.differentiatesWithoutColor = newValue }
  }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool {
    get { accessibility.invertsColors }
    set { accessibility.invertsColors = newValue }
  }

  /// Whether buttons should be seen as such by their shapes.
  public var accessibilityShowButtonShapes: Bool {
    get { accessibility.showsButtonShapes }
    set { accessibility.showsButtonShapes = newValue }
  }

  /// Whether lights that flash should be dim.
  public var accessibilityDimFlashingLights: Bool {
    get { accessibility.dimsFlashingLights }
    set { accessibility.dimsFlashingLights = newValue }
  }

  /// Whether pictures that move should do so by themselves.
  public var accessibilityPlayAnimatedImages: Bool {
    get { accessibility.playsAnimatedImages }
    set { accessibility.playsAnimatedImages = newValue }
  }

  /// Whether screens are read to people.
  public var accessibilityVoiceOverEnabled: Bool {
    get { accessibility.isVoiceOverEnabled }
    set { accessibility.isVoiceOverEnabled = newValue }
  }

  /// Whether people use a switch.
  public var accessibilitySwitchControlEnabled: Bool {
    get { accessibility.isSwitchControlEnabled }
    set { accessibility.isSwitchControlEnabled = newValue }
  }

  /// Whether people can have controls shown larger.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { accessibility.isLargeContentViewerEnabled }
    set { accessibility.isLargeContentViewerEnabled = newValue }
  }
}
