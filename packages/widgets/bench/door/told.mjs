/** Prints what was measured against what is to be reached, and fails the run where it is not. */
export function tellTargets(rows) {
  console.table(rows);
  if (rows.every(({ holds }) => holds)) return;
  console.error('Not every target is reached');
  process.exitCode = 1;
}
