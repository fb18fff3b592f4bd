# Commits and pushes what the workflows have regenerated. Publishing doesn't depend on it: if the branch is protected, or
# has moved on so that a newer run is waiting, the push fails, and the next run regenerates the files.
set -e
git add --all -- data static components/styles/display-font.ts tests/snapshot/pages docs/owner.md
git diff --cached --quiet && exit
bot="41898282+github-actions[bot]@users.noreply.github.com"
git -c user.name="github-actions[bot]" -c user.email="$bot" \
  commit --quiet --no-verify --message="Update what depends on the facts"
# Gives git the job's token for this push only, so that no other step has it.
token='!f() { echo username=x-access-token; echo "password=$GH_TOKEN"; }; f'
git -c credential.helper="$token" push --quiet origin "HEAD:refs/heads/$GITHUB_REF_NAME" ||
  echo "::warning::The regenerated files weren't saved in $GITHUB_REF_NAME; the next run regenerates them."
