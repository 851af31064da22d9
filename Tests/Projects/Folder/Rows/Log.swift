import CoreGraphics
import OSLog
import UIKit
import os.log

let log = Logger(subsystem: "books", category: "rows")
let rowColor = UIColor.secondarySystemBackground
let rowTilt = CGAffineTransform(rotationAngle: 0.1)
