// What files with `import Charts` alone may name, as on Apple's platforms.
@_exported import Foundation
