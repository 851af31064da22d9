import UIKit

// On the disk, and in no target: it is not built.
final class Left: UIViewController {}
