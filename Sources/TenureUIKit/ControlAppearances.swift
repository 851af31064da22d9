import Foundation

// See BarAppearances.swift: kept, and not drawn.

/// Controls, in UIKit's words.
@MainActor @preconcurrency public class UIControl: NSObject {
  /// How a control is.
  public struct State: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// That of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing else.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }
}

/// Segmented pickers, in UIKit's words. Kept, and not drawn.
@MainActor @preconcurrency public class UISegmentedControl: UIControl {
  private static let ofAll = UISegmentedControl()
  /// That of all of them. Kept, and not drawn.
  public static func appearance() -> UISegmentedControl { ofAll }

  /// Behind all segments.
  public var backgroundColor: UIColor?
  /// Behind the segment that is chosen.
  public var selectedSegmentTintColor: UIColor?
  /// Its colour.
  public var tintColor: UIColor!

  /// How titles look. Not drawn.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}

/// Dots below pages, in UIKit's words: `indexViewStyle` is drawn, this is not.
@MainActor @preconcurrency public class UIPageControl: UIControl {
  private static let ofAll = UIPageControl()
  /// That of all of them. Kept, and not drawn.
  public static func appearance() -> UIPageControl { ofAll }

  /// The dot of the page that is shown.
  public var currentPageIndicatorTintColor: UIColor?
  /// The other dots.
  public var pageIndicatorTintColor: UIColor?
  /// Behind the dots.
  public var backgroundColor: UIColor?
}

/// Toggles, in UIKit's words: `tint` is drawn, this is not.
@MainActor @preconcurrency public class UISwitch: UIControl {
  private static let ofAll = UISwitch()
  /// That of all of them. Kept, and not drawn.
  public static func appearance() -> UISwitch { ofAll }

  /// The colour where it is on.
  public var onTintColor: UIColor?
  /// The colour of the knob.
  public var thumbTintColor: UIColor?
}

/// Scroll views, in UIKit's words: `scrollBounceBehavior` and `scrollIndicators` are what is drawn.
@MainActor @preconcurrency public class UIScrollView: NSObject {
  private static let ofAll = UIScrollView()
  /// That of all of them. Kept, and not drawn.
  public static func appearance() -> UIScrollView { ofAll }

  /// Behind what is scrolled.
  public var backgroundColor: UIColor?
  /// Whether it gives way at the ends.
  public var bounces: Bool = true
  /// Whether it stops at pages.
  public var isPagingEnabled: Bool = false
  /// Whether a bar is seen at the side.
  public var showsVerticalScrollIndicator: Bool = true
  /// Whether a bar is seen below.
  public var showsHorizontalScrollIndicator: Bool = true
  /// How scrolling puts the keyboard away.
  public var keyboardDismissMode: KeyboardDismissMode = .none

  /// How scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none
    /// As soon as it begins.
    case onDrag
    /// The keyboard follows the finger.
    case interactive
  }
}

/// Lists, in UIKit's words: `scrollContentBackground`, `listRowSeparator` and `listRowBackground` are drawn, this is not, and on a phone not either since iOS 16.
@MainActor @preconcurrency public class UITableView: NSObject {
  private static let ofAll = UITableView()
  /// That of all of them. Kept, and not drawn.
  public static func appearance() -> UITableView { ofAll }

  /// Behind the rows.
  public var backgroundColor: UIColor?
  /// The lines between rows.
  public var separatorColor: UIColor?
  /// Whether there are lines between rows.
  public var separatorStyle: SeparatorStyle = .singleLine
  /// Whether a bar is seen at the side.
  public var showsVerticalScrollIndicator: Bool = true
  /// Above headers.
  public var sectionHeaderTopPadding: CGFloat = 0

  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line.
    case singleLine
  }
}

/// Rows of lists, in UIKit's words: `listRowBackground` is drawn, this is not.
@MainActor @preconcurrency public class UITableViewCell: NSObject {
  private static let ofAll = UITableViewCell()
  /// That of all of them. Kept, and not drawn.
  public static func appearance() -> UITableViewCell { ofAll }

  /// Behind the row.
  public var backgroundColor: UIColor?
  /// How a row looks that is touched.
  public var selectionStyle: SelectionStyle = .default

  /// How a row looks that is touched.
  public enum SelectionStyle: Int, Sendable {
    /// As others.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As rows are by themselves.
    case `default`
  }
}

/// Text editors, in UIKit's words: `scrollContentBackground(.hidden)` is drawn, this is not, and on a phone not either since iOS 16.
@MainActor @preconcurrency public class UITextView: NSObject {
  private static let ofAll = UITextView()
  /// That of all of them. Kept, and not drawn.
  public static func appearance() -> UITextView { ofAll }

  /// Behind the text.
  public var backgroundColor: UIColor?
}

/// Text fields, in UIKit's words. Kept, and not drawn.
@MainActor @preconcurrency public class UITextField: UIControl {
  private static let ofAll = UITextField()
  /// That of all of them. Kept, and not drawn.
  public static func appearance() -> UITextField { ofAll }

  /// Behind the text.
  public var backgroundColor: UIColor?
  /// The colour of the text.
  public var textColor: UIColor?
  /// The colour of the cursor.
  public var tintColor: UIColor!
  /// The text's font.
  public var font: UIFont?
  /// When there is a button that clears the field.
  public var clearButtonMode: ViewMode = .never

  /// When a view in the field is seen.
  public enum ViewMode: Int, Sendable {
    /// At no time.
    case never
    /// While a user types.
    case whileEditing
    /// Unless a user types.
    case unlessEditing
    /// At any time.
    case always
  }
}

/// Sliders, in UIKit's words: `tint` is drawn, this is not.
@MainActor @preconcurrency public class UISlider: UIControl {
  private static let ofAll = UISlider()
  /// That of all of them. Kept, and not drawn.
  public static func appearance() -> UISlider { ofAll }

  /// The colour of the track before the knob.
  public var minimumTrackTintColor: UIColor?
  /// The colour of the track after the knob.
  public var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  public var thumbTintColor: UIColor?

  /// The picture of the knob. Not drawn.
  public func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// Bars of buttons, in UIKit's words: `toolbarBackground` and `tint` are drawn, this is not.
@MainActor @preconcurrency public class UIToolbar: NSObject {
  private static let ofAll = UIToolbar()
  /// That of all of them. Kept, and not drawn.
  public static func appearance() -> UIToolbar { ofAll }

  /// Behind the bar.
  public var backgroundColor: UIColor?
  /// The colour of the bar.
  public var barTintColor: UIColor?
  /// The colour of its buttons.
  public var tintColor: UIColor!
  /// Whether something shows through.
  public var isTranslucent: Bool = true
}

/// What is seen while a list is refreshed, in UIKit's words. Kept, and not drawn.
@MainActor @preconcurrency public class UIRefreshControl: UIControl {
  private static let ofAll = UIRefreshControl()
  /// That of all of them. Kept, and not drawn.
  public static func appearance() -> UIRefreshControl { ofAll }

  /// Its colour.
  public var tintColor: UIColor!
  /// What is written below it.
  public var attributedTitle: NSAttributedString?
}
