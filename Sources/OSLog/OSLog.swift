// Apple's module name: what `import OSLog` brings in.
@_exported import Foundation
@_exported import os
