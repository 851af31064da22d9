import TenureGraph
import TenureRender

/// A window's tree of views at one moment, as values for the inspector: who owns which state and since when, who reads
/// it, who provides what to those below. Only what is known is said; what is not is left out.
package struct Inspection {
  package var root: View
  /// Observable objects that views of the window hold.
  package var objects: [Object] = []
  /// What views hand down, outermost first.
  package var providers: [Provider] = []
  /// False where there was more to see than a user would look at.
  package var isWhole = true

  /// A view at its place, and what is in it.
  package struct View {
    package var number: Int
    package var name: String
    package var kind: Kind
    /// True for types of the program itself.
    package var isOwn: Bool
    /// The round of updates in which it was put on the screen; nil for elements.
    package var birth: Int?
    /// What a user sees of an element.
    package var words = ""
    /// The first element that shows it.
    package var element: NodeID?
    package var properties: [Property] = []
    package var children: [View] = []
  }

  package enum Kind: String {
    case view, modifier, element
  }

  /// A dynamic property of a view.
  package struct Property {
    package var name: String
    /// `State<Int>`.
    package var wrapper: String
    /// nil where looking would run the program's own code.
    package var value: String?
    /// The number by which turns name what is written there; nil for what is no place of its own.
    package var place: Int?
    /// True where the view's state begins and ends with the view.
    package var isOwner = false
    /// The observable object that it leads to.
    package var object: Int?
    /// The place that a binding leads to.
    package var target: Int?
    /// Where an environment value comes from, in words.
    package var source: String?
    /// The view that provides it.
    package var provider: Int?
    package var readers: [Reader] = []
  }

  /// A body, or an element, that runs again when something changes.
  package struct Reader: Hashable {
    /// The view whose body reads, or whose element does.
    package var view: Int
    package var name: String
    /// The element of that view that reads by itself: a text field, a toggle.
    package var element: String?
  }

  package struct Object {
    package var number: Int
    package var type: String
    /// True for `@Observable`: its properties are read one by one. Others are observed as a whole.
    package var isTracked: Bool
    package var holders: [Holder] = []
    package var properties: [Field] = []
    /// Those who observe it as a whole.
    package var readers: [Reader] = []
  }

  package struct Holder: Hashable {
    package var view: Int?
    /// `Counter.model`, or `Session.user` for one that another object holds.
    package var name: String
    package var isOwner: Bool
  }

  package struct Field {
    package var name: String
    package var value: String
    package var readers: [Reader] = []
  }

  /// A value that a view hands down.
  package struct Provider {
    /// The view whose body says so; nil for the window itself.
    package var view: Int?
    package var name: String
    /// `Session` for an object, otherwise the name of the key's type.
    package var key: String
    package var value: String
    package var object: Int?
    package var readers: [Reader] = []
  }
}

/// What one dynamic property has to tell.
@_spi(Tree) public struct PropertyFacts {
  /// nil where looking would run the program's own code.
  package var value: Any?
  /// What bodies depend on by reading it.
  package var sources: [Source] = []
  /// What writes name.
  package var place: ObjectIdentifier?
  var isOwner = false
  var object: AnyObject?
  /// What a binding leads to.
  var target: ObjectIdentifier?
  /// The follower of the environment behind it.
  var follower: Observer?

  package init(
    value: Any? = nil, sources: [Source] = [], place: ObjectIdentifier? = nil, isOwner: Bool = false,
    object: AnyObject? = nil, target: ObjectIdentifier? = nil, follower: Observer? = nil
  ) {
    (self.value, self.sources, self.place) = (value, sources, place)
    (self.isOwner, self.object, self.target) = (isOwner, object, target)
    self.follower = follower
  }
}

/// The number that stands for an object, or a place, towards people: the same as long as that lives, and of no use as an
/// address.
package func number(of id: ObjectIdentifier) -> Int {
  var hasher = Hasher()
  hasher.combine(id)
  // As much as every reader of JSON keeps.
  return Int(UInt(bitPattern: hasher.finalize()) >> 12)
}
