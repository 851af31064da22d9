/// What a view says to layout in code: no list of facts can hold it, so who lays out asks the view for it.
public enum Saying {
  /// How the views in a container are arranged.
  case layout(any LayoutCode)
  /// Where a guide is in the view.
  case guide(Guide, (Dimensions) -> Double)
  /// What the layout around reads under a key.
  case value(ObjectIdentifier, Any)
  /// A length for the container's, along an axis.
  case containerLength((Double, Axis) -> Double)
}
