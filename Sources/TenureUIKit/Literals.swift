// Colours and pictures that Xcode shows in the source: `Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))`.

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}

/// What a literal of a colour is where nothing says its type.
public typealias _ColorLiteralType = UIColor
/// What a literal of a picture is where nothing says its type.
public typealias _ImageLiteralType = UIImage
