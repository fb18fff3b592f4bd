#!/bin/bash
# Runs a command, and adds to the run's summary, as Markdown, the "problems" that the build or tsc prints, with links to
# GitHub's editor where the owner may edit, the "claims" in sentences that a test refuses, or the "tests" that fail.
set -o pipefail
editor="$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/edit/main"

# A problem is its locations, each on its line, then, indented, what is wrong and what to do. tsc's errors become alike:
# "data/copy/heating.ts(20,3): error TS2741: Property …"; of those on one line, the first says most.
problems() {
  local undo='open its file, tap **History**, then your change, and write the red line back without its `-`.'
  if grep -qE '^data/copy/.*: error TS' <<< "$printed"; then
    printf '%s\n\n' "In \`data/copy/\`, quotes, backticks and commas stay as they were; to undo a change, $undo"
  elif grep -q ': error TS' <<< "$printed"; then
    printf '%s\n\n' "If you didn’t change a sentence, a developer must mend this; to undo a change, $undo"
  fi
  awk -F, '!(/: error TS/ && seen[$1]++)' <<< "$printed" | sed -E \
    -e '/^[0-9]+ (files in|problems?;) dist\/ /d' \
    -e '/^- [^ ]+: Visitors ask: /d' \
    -e 's/^([^ (]+)\(([0-9]+),[0-9]+\): error TS[0-9]+: /\1:\2\n  /' \
    -e 's/[][\\`*_<>&$~|]/\\&/g' |
    sed -E \
      -e 's/^[^ :-][^:]*(:[0-9]+)?$/- &/' \
      -e "s,(data/([^ /]+\.toml|copy/[^ ]+)):([0-9]+),[\1:\3]($editor/\1#L\3),g" \
      -e 's/[^ ]$/&  /'
  for form in data/owner.toml data/questions.toml; do
    count=$(grep -c "^- $form:.*: Visitors ask: " <<< "$printed") &&
      echo "- What visitors ask and [$form]($editor/$form) doesn’t answer: $count"
  done
}

# The test of claims prints the sentences that it didn't expect.
claims() {
  sed -nE 's/^\+ +"(.*)",$/  - \1/p' <<< "$printed" | sort -u |
    sed '1i - A sentence claims what nobody can prove, or has a price of its own. Change it, or ask a developer.'
}

# A test's name is a sentence.
tests() {
  test $status = 0 && return
  sed -nE 's/^ FAIL .* > /- Test failed: /p' <<< "$printed"
  echo '- If you changed a file outside `data/`, undo that. If not, a developer must mend the site’s code.'
}

printed=$("${@:2}" 2>&1 | tee >(cat >&2))
status=$?
printed=$(sed 's/\x1b\[[0-9;]*m//g' <<< "$printed")
report=$("$1")
if test "$report"; then
  if test $status != 0; then
    printf '\n%s\n\n' 'This keeps your changes from being published:'
    echo EXPLAINED=yes >> "$GITHUB_ENV" # to the last step
  fi
  echo "$report"
fi >> "$GITHUB_STEP_SUMMARY"
exit $status
