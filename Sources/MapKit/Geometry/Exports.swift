// What files with `import MapKit` alone may name, as on Apple's platforms.
@_exported import CoreLocation
@_exported import Foundation
