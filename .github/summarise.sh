#!/bin/bash
# Runs a command, and adds to the run's summary, as Markdown, the "problems" that the build or tsc prints, each with a
# link to its line in GitHub's editor, or the "tests" that fail.
set -o pipefail
editor="$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/edit/main"

# A problem is its locations, each on its line, then, indented, what is wrong and what to do. tsc's errors become alike:
# "data/copy/limits.ts(20,3): error TS2741: Property …". Lines about dist/ tell the owner nothing.
problems() {
  local hint='→ This line no longer fits the code. Undo the change, or ask a developer.'
  sed -E \
    -e '/dist\//d' \
    -e "s/^([^ (]+)\(([0-9]+),[0-9]+\): error TS[0-9]+: (.*)/\1:\2\n  \3\n  $hint\n/" \
    -e 's/[][\\`*_<>&$~|]/\\&/g' |
    sed -E \
      -e 's/^[^ :]+(:[0-9]+)?$/- &/' \
      -e "s,([^ ]+\.(toml|tsx?|css)):([0-9]+),[\1:\3]($editor/\1#L\3),g" \
      -e 's/[^ ]$/&  /'
}

# A test's name is a sentence. The texts that a test didn't expect are sentences that claim too much.
tests() {
  sed -nE \
    -e 's/^ FAIL .* > /- Test failed: /p' \
    -e 's/^\+ +"(.*)",$/  - \1/p'
}

output=$("${@:2}" 2>&1 | tee >(cat >&2))
status=$?
{
  test $status = 0 || printf '\n%s\n\n' 'This keeps your changes from being published:'
  sed 's/\x1b\[[0-9;]*m//g' <<< "$output" | "$1"
} >> "$GITHUB_STEP_SUMMARY"
exit $status
