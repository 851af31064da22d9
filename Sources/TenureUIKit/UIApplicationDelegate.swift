import Foundation
import Observation
import TenureCombine
import TenureScenes
import TenureTree

/// What a program is told as it starts, in UIKit's words.
///
///     final class AppDelegate: NSObject, UIApplicationDelegate {
///       func application(
///         _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///       ) -> Bool {
///         Log.start()
///         return true
///       }
///     }
///
/// The trap: other methods are not called. As on a phone, a program with scenes hears of the foreground and the background
/// from `scenePhase`, and of addresses from `onOpenURL`; nobody sends notifications here.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The program starts; its first window is not made yet.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The program has started; its first window is made next.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplication {
  /// Why a program was started. Here it always was by its user, and the options are nil.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address that is to be opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A notification that was touched.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
}

/// Makes a delegate of UIKit's application for a program: once, as it starts, and tells it so before the first body runs. A
/// program that is served makes one for each page, as it makes its other state.
///
///     @main struct ShopApp: App {
///       @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
///       var body: some Scene { WindowGroup { Shop() } }
///     }
///
/// A delegate that can be observed is in the environment of all views: `@EnvironmentObject var appDelegate: AppDelegate`.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  @ObservedObject private var made: MadeDelegate<DelegateType>

  /// Makes a delegate of a type, which must have an `init()`.
  @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    made = MadeDelegate()
  }

  /// The delegate.
  @MainActor @preconcurrency public var wrappedValue: DelegateType { made.delegate }
}

extension UIApplicationDelegateAdaptor: AppPart {
  @MainActor package func start() { made.launch() }

  @MainActor package func around(_ content: AnyView) -> AnyView {
    if let object = made.delegate as? any ObservableObject { return place(object) }
    if let object = made.delegate as? any AnyObject & Observable { return place(object) }
    return content

    func place(_ object: some ObservableObject) -> AnyView { AnyView(content.environmentObject(object)) }
    func place(_ object: some AnyObject & Observable) -> AnyView { AnyView(content.environment(object)) }
  }
}

/// The delegate of one program: made when it is asked for first, at the latest when the program starts.
@MainActor private final class MadeDelegate<Delegate: NSObject & UIApplicationDelegate>: ObservableObject {
  private var subscription: AnyCancellable?

  private(set) lazy var delegate: Delegate = {
    let new = makeObject(Delegate.self)
    subscription = (new as? any ObservableObject).map { follow($0) }
    return new
  }()

  nonisolated init() {}

  func launch() {
    _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
  }

  private func follow(_ object: some ObservableObject) -> AnyCancellable {
    object.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}
