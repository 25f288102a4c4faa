import { groupsOf } from './groups.ts';
import { type CheckResult, givenBy, type RunOptions } from './run-checks.ts';

const marks = { holds: '✓', fails: '✗', 'not run': '-' } as const;

/** What is said before the checks begin: whom they ask, and what they write there. */
export function introduction(options: RunOptions): string {
  const { url, widgets } = options;
  const { link, reviewLink, managerLink, trainingLink, gameLink } = givenBy(options);
  const written = [
    link !== undefined && 'The link is answered and finished by the checks.',
    reviewLink !== undefined &&
      'The self-assessment is scored and finished by the checks; its managers may be mailed then.',
    managerLink !== undefined &&
      'The review is rated and gets feedback by the checks; its person may be mailed then.',
    trainingLink !== undefined &&
      'The training is watched to its end by the checks, for which a certificate is issued.',
    gameLink !== undefined && 'The game is answered to its end by the checks.',
  ].filter((sentence) => sentence !== false);
  const nothing = written.length === 0 ? 'Nothing' : 'Nothing else';
  const about = widgets ? ` for ${widgets.join(', ')}` : '';
  return `Checking ${url}${about}.\n${[...written, `${nothing} is written there.`].join('\n')}`;
}

/**
 * Makes what tells results one by one, under the names of their groups. A group that needs what was not given is told in
 * a line.
 */
export function createTeller(options: RunOptions): (result: CheckResult) => string[] {
  const given = givenBy(options);
  const groups = new Map(groupsOf(options.widgets).map((group) => [group.title, group]));
  let last: CheckResult | undefined;
  return (result) => {
    const isNew = result.group !== last?.group;
    const isSaid = !isNew && result.outcome === 'not run' && result.why === last?.why;
    last = result;
    const { needs, checks } = groups.get(result.group) ?? { checks: [] };
    const head = isNew ? [`\n${result.group}`] : [];
    if (!needs || given[needs] !== undefined) return [...head, lineOf(result, isSaid)];
    return isNew ? [...head, `  - ${countOf(checks.length)} not run: ${result.why}`] : [];
  };
}

function countOf(rules: number): string {
  return rules === 1 ? '1 rule' : `${rules} rules`;
}

/** How many hold, fail and were not run. */
export function countResults(results: readonly CheckResult[]) {
  const count = (outcome: CheckResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return { holds: count('holds'), fails: count('fails'), notRun: count('not run') };
}

/** The last line. */
export function summary(results: readonly CheckResult[]): string {
  const { holds, fails, notRun } = countResults(results);
  const counts = `\n${holds} hold, ${fails} ${fails === 1 ? 'fails' : 'fail'}, ${notRun} not run.`;
  const busy = results.find(({ isTooBusy }) => isTooBusy);
  return busy ? `${counts}\nThat tells too little: ${busy.why}.` : counts;
}

function lineOf({ outcome, rule, call, operation, why }: CheckResult, isSaid: boolean): string {
  const mark = `  ${marks[outcome]} ${rule}`;
  if (outcome === 'holds' || isSaid) return mark;
  if (outcome === 'not run') return `${mark}\n      not run: ${why}`;
  return `${mark}\n      ${call ? `${operation} (${call}) ` : ''}${why}`;
}
