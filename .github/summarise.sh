#!/bin/bash
# Runs a command, and adds to the run's summary, as Markdown, the "problems" that the build or tsc prints, each with a
# link to its line in GitHub's editor, the "claims" in sentences that a test refuses, or the "tests" that fail.
set -o pipefail
editor="$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/edit/main"

# A problem is its locations, each on its line, then, indented, what is wrong and what to do. tsc's errors become alike:
# "data/copy/heating.ts(20,3): error TS2741: Property …". Only the first of a file counts, as others may follow from it.
# Lines about dist/ tell the owner nothing.
problems() {
  local error='\(([0-9]+),[0-9]+\): error TS[0-9]+: (.*)'
  local ours='→ This line no longer fits the code. Undo the change, or ask a developer.'
  local code='→ If you changed a sentence, undo that. If not, a developer must mend this.'
  awk -F'[(]' '!(/: error TS/ && seen[$1]++)' | sed -E \
    -e '/dist\//d' \
    -e "s/^(data\/copy\/[^ (]+)$error/\1:\2\n  \3\n  $ours\n/" \
    -e "s/^([^ (]+)$error/\1:\2\n  \3\n  $code\n/" \
    -e 's/[][\\`*_<>&$~|]/\\&/g' |
    sed -E \
      -e 's/^[^ :]+(:[0-9]+)?$/- &/' \
      -e "s,([^ ]+\.(toml|tsx?|css)):([0-9]+),[\1:\3]($editor/\1#L\3),g" \
      -e 's/[^ ]$/&  /'
}

# The test of claims prints the sentences that it didn't expect.
claims() {
  sed -nE 's/^\+ +"(.*)",$/  - \1/p' | sort -u |
    sed '1i - A sentence claims what nobody can prove. Change it, or ask a developer.'
}

# A test's name is a sentence.
tests() {
  sed -nE 's/^ FAIL .* > /- Test failed: /p'
}

output=$("${@:2}" 2>&1 | tee >(cat >&2))
status=$?
{
  test $status = 0 || printf '\n%s\n\n' 'This keeps your changes from being published:'
  sed 's/\x1b\[[0-9;]*m//g' <<< "$output" | "$1"
} >> "$GITHUB_STEP_SUMMARY"
exit $status
