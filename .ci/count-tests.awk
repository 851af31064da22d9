# Reads the output of `swift test` and prints `N passed, N failed`, over Swift Testing and XCTest. Before it, what failed
# and why is said once more: who reads only the end of a long output is to know it too.
#
# A test that started and never ended, because its process died, has failed; but where the run has come to its end, only
# the line about it is lost: output of several programs falls into itself. Where a process died, most tests that never
# ended had only to wait: how it died is said, and the tests that began last are named. A skipped test is neither. Lines
# about suites, the whole run, and single arguments of a test are not tests. What a program printed without ending its
# line may stand before an event.

# The name of the test that this line is about, which ends where `end` begins.
function name(end) {
  sub(/^(.* )?Test (Case )?/, "")
  sub("( with [0-9]+ test cases?)?" end ".*", "")
  return $0
}

function say(what) { said[++lines] = "failed: " what }
function died(how) { deaths[++death] = how }
function began(test) { open[test]++; order[started] = test }

/ Test case passing / { next }
/ Test run with [0-9]+ tests? .*(passed|failed) after / { whole = 1 }
/ Test run with [0-9]+ tests? .*failed after / { bad = 1 }
/[^ ]+ Test run (with [0-9]+ test|started)/ { next }

# How a process died, in Swift's words and the package manager's.
/\*\*\* (Signal|Program crashed)/ { report = 45 }
/^(Registers|Images)/ { report = 0 }
report && NF { died($0); report--; next }
/Fatal error: |malloc|^error: .*signal code/ { died($0) }

# A reason, and what is told about it below.
/[^ ]+ Test .* recorded an issue / { line = $0; sub(/^.* Test /, "Test ", line); say(line); reason = 1; next }
/^ *↳ / { if (reason) say($0); next }
{ reason = 0 }
/: error: [^ ]+ : / { say($0) }

/[^ ]+ Test .* started\.$/ { started++; began(name(" started\\.")) }
/[^ ]+ Test .* passed after [0-9.]+ seconds/ { passed++; open[name(" passed after ")]-- }
/[^ ]+ Test .* failed after [0-9.]+ seconds/ { failed++; open[name(" failed after ")]-- }
/[^ ]+ Test .* was cancelled after [0-9.]+ seconds/ { neither++; open[name(" was cancelled after ")]-- }

/^Test Case .* started at / { started++; began(name(" started at ")) }
/^Test Case .* passed \([0-9.]+ seconds\)/ { passed++; open[name(" passed \\(")]-- }
/^Test Case .* failed \([0-9.]+ seconds\)/ { failed++; open[name(" failed \\(")]-- }
/^Test Case .* skipped \([0-9.]+ seconds\)/ { neither++; open[name(" skipped \\(")]-- }

END {
  lost = started - passed - failed - neither
  if (lost > 0 && whole) passed += lost
  else if (lost > 0) {
    failed += lost
    for (i = death > 150 ? death - 149 : 1; i <= death; i++) say(deaths[i])
    for (i = started; i > 0 && named < 30; i--) if (open[order[i]]-- > 0) { say("Test " order[i] " never ended"); named++ }
    if (lost > named) say("and " lost - named " others never ended")
  }
  if (bad && failed == 0) { failed = 1; passed -= 1 }
  if (failed > 0) for (i = 1; i <= lines; i++) print said[i]
  printf "%d passed, %d failed\n", passed, failed
}
