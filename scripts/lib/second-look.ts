import type { Part } from './suites/suite.ts';

/** How many files may pass at the second try alone before the run fails for it. */
export const secondTries = 3;

/** What a second look at a run found. */
export interface SecondLook {
  /** Every part as it stands now: one that passed at the second try with the counts of that try. */
  parts: Part[];
  /** Those that passed at the second try alone, as they were at the first. */
  passedAtSecondTry: Part[];
  /** What the runners printed of those that failed again. */
  output: string;
}

/** Runs each part that failed once more, one after another. */
export async function lookAgain(first: readonly Part[]): Promise<SecondLook> {
  const look: SecondLook = { parts: [], passedAtSecondTry: [], output: '' };
  for (const part of first) {
    const second = part.failed > 0 ? await part.again?.() : undefined;
    const passed = second ? passedOf(second.parts) : 0;
    // The same tests have to have passed: what is run again alone must not be less.
    if (second && passed >= part.passed + part.failed) {
      look.passedAtSecondTry.push(part);
      look.parts.push({ ...part, passed, failed: 0 });
    } else {
      const secondError = second?.parts.find(({ failed }) => failed > 0)?.firstError;
      look.parts.push({ ...part, ...(secondError !== undefined && { secondError }) });
      look.output += second?.output ?? '';
    }
  }
  return look;
}

/** How many tests passed; 0 where any failed. */
function passedOf(parts: readonly Part[]): number {
  if (parts.some(({ failed }) => failed > 0)) return 0;
  return parts.reduce((sum, { passed }) => sum + passed, 0);
}
