# Reads the output of `swift test` and prints `N passed, N failed`, over Swift Testing and XCTest.
#
# A test that started and never ended, because its process died, has failed; but where the run has come to its end, only
# the line about it is lost: output of several programs falls into itself. A skipped test is neither. Lines about suites,
# the whole run, and single arguments of a test are not tests. What a program printed without ending its line may stand
# before an event.

/ Test case passing / { next }
/ Test run with [0-9]+ tests? .*(passed|failed) after / { whole = 1 }
/ Test run with [0-9]+ tests? .*failed after / { bad = 1 }
/[^ ]+ Test run (with [0-9]+ test|started)/ { next }

/[^ ]+ Test .* started\.$/ { started++ }
/[^ ]+ Test .* passed after [0-9.]+ seconds/ { passed++ }
/[^ ]+ Test .* failed after [0-9.]+ seconds/ { failed++ }
/[^ ]+ Test .* was cancelled after [0-9.]+ seconds/ { neither++ }

/^Test Case .* started at / { started++ }
/^Test Case .* passed \([0-9.]+ seconds\)/ { passed++ }
/^Test Case .* failed \([0-9.]+ seconds\)/ { failed++ }
/^Test Case .* skipped \([0-9.]+ seconds\)/ { neither++ }

END {
  lost = started - passed - failed - neither
  if (lost > 0) { if (whole) passed += lost; else failed += lost }
  if (bad && failed == 0) { failed = 1; passed -= 1 }
  printf "%d passed, %d failed\n", passed, failed
}
