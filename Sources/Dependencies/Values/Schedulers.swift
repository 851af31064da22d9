import CombineSchedulers
import Foundation
import TenureCombine

extension DependencyValues {
  /// The main queue. In tests it has to be overridden: by `DispatchQueue.test.eraseToAnyScheduler()` or `.immediate`.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }

  /// The main run loop. In tests it has to be overridden: by `RunLoop.test.eraseToAnyScheduler()` or `.immediate`.
  public var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }

  private enum MainQueueKey: DependencyKey {
    static let liveValue = AnySchedulerOf<DispatchQueue>.main
    static var testValue: AnySchedulerOf<DispatchQueue> {
      let place = Access.current?.place ?? .here
      return .unimplemented(
        "@Dependency(\\.mainQueue)", fileID: place.fileID, filePath: place.filePath, line: place.line,
        column: place.column)
    }
  }

  private enum MainRunLoopKey: DependencyKey {
    static let liveValue = AnySchedulerOf<RunLoop>.main
    static var testValue: AnySchedulerOf<RunLoop> {
      let place = Access.current?.place ?? .here
      return .unimplemented(
        "@Dependency(\\.mainRunLoop)", fileID: place.fileID, filePath: place.filePath, line: place.line,
        column: place.column)
    }
  }
}
