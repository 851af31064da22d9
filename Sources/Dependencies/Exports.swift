@_exported import Clocks
@_exported import CombineSchedulers
@_exported import IssueReporting
