import OSLog
import UIKit

let log = Logger(subsystem: "books", category: "rows")
let rowColor = UIColor.secondarySystemBackground
