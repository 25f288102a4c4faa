/** What came of a run of a suite, or of a part of it. */
export interface Outcome {
  parts: Part[];
  /** What the runner printed. */
  output: string;
  /** What it took of the processors; a database server beside it is not counted. */
  cpuSeconds: number;
}

/** A test file or a command. */
export interface Part {
  name: string;
  passed: number;
  failed: number;
  /** How long it took. */
  seconds: number;
  /** The first test of it that failed, and what it says. */
  firstError?: string;
  /** The same of the second try. */
  secondError?: string;
  /** Its tests that took more than a quarter of their limit. */
  slowTests: SlowTest[];
  /** Runs it once more, alone; left out where only the whole suite can be run. */
  again?(): Promise<Outcome>;
}

/** A test that took more than a quarter of its limit. */
export interface SlowTest {
  name: string;
  seconds: number;
}

/** Tests that are run and counted together. */
export interface Suite {
  name: string;
  /** Part of `npm run verify`: needs neither browser nor build. */
  fast: boolean;
  /** Looks at what is built, which is built before any suite runs: the check of types writes the same declarations. */
  needsBuild?: boolean;
  /** Takes all processors by itself; nothing runs beside it. */
  alone?: boolean;
  run(): Promise<Outcome>;
}

/** The outcome of something that failed before any test ran, or beside them. */
export function failedAsWhole(name: string, output: string, cpuSeconds = 0): Outcome {
  const part = { name, passed: 0, failed: 1, seconds: 0, firstError: output, slowTests: [] };
  return { parts: [part], output, cpuSeconds };
}
