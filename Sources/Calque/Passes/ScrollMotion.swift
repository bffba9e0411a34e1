import CalqueLayout
import Foundation

/// A scroll view that moves to where a view has asked for.
struct ScrollMotion {
  let port: ScrollPort
  /// The offsets at both ends, in points.
  let start: CGPoint
  let target: CGPoint
  /// When it begins, in seconds.
  let time: TimeInterval
  let animation: Animation

  /// When it ends, in seconds.
  var end: TimeInterval { time + animation.duration }

  /// The offset at a time.
  func offset(at now: TimeInterval) -> CGPoint {
    let part = CGFloat(animation.progress(at: now - time))
    return CGPoint(
      x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
  }
}

extension MotionRecords {
  /// Begins the movement of a scroll view that has come to where it moves to. It begins where it is
  /// seen now, if it moves already.
  func begin(_ port: ScrollPort, from start: CGPoint, _ animation: Animation, at time: TimeInterval)
  {
    let known = scrolls.first { $0.port === port }
    let start = known?.offset(at: time) ?? start
    stop(port)
    guard start != port.offset else { return }
    scrolls.append(
      ScrollMotion(
        port: port, start: start, target: port.offset, time: time, animation: animation))
  }

  /// Leaves a scroll view where it is.
  func stop(_ port: ScrollPort) { scrolls.removeAll { $0.port === port } }

  /// Has scroll views at the ends of their movements: so they are shown after a change.
  func showScrollEnds() {
    for motion in scrolls { motion.port.aim(at: motion.target) }
  }
}
