# Reads the output of `swift test` and prints `N passed, N failed`, over Swift Testing and XCTest.
#
# A test that started and never ended, because its process died, has failed. A skipped test is neither. Lines about
# suites, the whole run, and single arguments of a test are not tests. What a program printed without ending its line may
# stand before an event.

/ Test case passing / { next }
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
  if (lost > 0) failed += lost
  printf "%d passed, %d failed\n", passed, failed
}
