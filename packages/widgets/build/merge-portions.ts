/** Code that is needed as a whole. */
export interface Portion {
  readonly id: string;
  /** In bytes. */
  readonly size: number;
  /** The portions without which it can't run. */
  readonly imports: readonly string[];
  /** The visits that need it, by their places among the weights. */
  readonly visits: readonly number[];
}

/** Portions that travel together. */
export interface CodeFile {
  readonly portions: readonly string[];
  /** What fetches it: those who need a part of it, or of a file that imports it. */
  readonly visits: ReadonlySet<number>;
}

/** What visits weigh, and how many bytes fetched for nothing a request less is worth to one. */
export interface MergeOptions {
  readonly weights: readonly number[];
  readonly requestSize: number;
}

interface File {
  readonly portions: string[];
  readonly imports: Set<File>;
  readonly visits: Set<number>;
  size: number;
}

type Pair = readonly [File, File];

/**
 * Cuts code into files, so that visits fetch little that they don't need in few requests: two files become one, those first
 * that spare most, as long as the requests spared are worth more than what is then fetched for nothing. Each comes after
 * those that it imports; what imports each other becomes one, as the same visits need it.
 */
export function mergePortions(portions: readonly Portion[], options: MergeOptions): CodeFile[] {
  const files = filesOf(portions);
  for (let best = bestPair(files, options); best; best = bestPair(files, options)) {
    merge(files, best);
  }
  return inOrderOfNeed(files);
}

function filesOf(portions: readonly Portion[]): Set<File> {
  const byId = new Map<string, File>();
  for (const { id, size, visits } of portions) {
    byId.set(id, { portions: [id], size, imports: new Set(), visits: new Set(visits) });
  }
  for (const { id, imports } of portions) {
    const others = imports
      .filter((other) => other !== id)
      .flatMap((other) => byId.get(other) ?? []);
    for (const other of others) byId.get(id)?.imports.add(other);
  }
  const files = new Set(byId.values());
  for (const file of files) passOn(file);
  return files;
}

/** Whoever fetches a file fetches what it imports. */
function passOn(file: File) {
  for (const imported of importedBy(file)) {
    for (const visit of file.visits) imported.visits.add(visit);
  }
}

/** The two files that spare most as one; the smaller ones where others spare as much. */
function bestPair(files: ReadonlySet<File>, options: MergeOptions): Pair | undefined {
  let best: Pair | undefined;
  let most = 0;
  for (const pair of pairsOf([...files])) {
    const spared = sparedBy(pair, options);
    if (spared < most) continue;
    const gain = spared - costOfImports(pair, options);
    if (gain < most || (gain === most && (!best || sizeOf(pair) >= sizeOf(best)))) continue;
    best = pair;
    most = gain;
  }
  return best;
}

function sizeOf([one, other]: Pair): number {
  return one.size + other.size;
}

function pairsOf(files: readonly File[]): Pair[] {
  return files.flatMap((one, index) => files.slice(index + 1).map((other): Pair => [one, other]));
}

/** The bytes that two files spare as one, before what they import is counted. */
function sparedBy([one, other]: Pair, { weights, requestSize }: MergeOptions): number {
  return weights.reduce((sum, weight, visit) => {
    if (!one.visits.has(visit)) return other.visits.has(visit) ? sum - weight * one.size : sum;
    return sum + weight * (other.visits.has(visit) ? requestSize : -other.size);
  }, 0);
}

/** The bytes that who needed one of two files alone fetches more, because the other one imports them. */
function costOfImports([one, other]: Pair, { weights, requestSize }: MergeOptions): number {
  const imported = new Set([...importedBy(one), ...importedBy(other)]);
  const visits = [...new Set([...one.visits, ...other.visits])];
  const added = [...imported].flatMap((file) => {
    if (file === one || file === other) return [];
    const more = visits.filter((visit) => !file.visits.has(visit));
    return more.map((visit) => (weights[visit] ?? 0) * (file.size + requestSize));
  });
  return added.reduce((sum, bytes) => sum + bytes, 0);
}

function importedBy(file: File): Set<File> {
  const found = new Set(file.imports);
  for (const one of found) for (const other of one.imports) found.add(other);
  return found;
}

function merge(files: Set<File>, [one, other]: Pair) {
  files.delete(other);
  one.portions.push(...other.portions);
  one.size += other.size;
  for (const visit of other.visits) one.visits.add(visit);
  for (const file of other.imports) one.imports.add(file);
  for (const file of files) if (file.imports.delete(other)) file.imports.add(one);
  one.imports.delete(one);
  passOn(one);
}

function inOrderOfNeed(files: ReadonlySet<File>): File[] {
  const ordered: File[] = [];
  const visited = new Set<File>();
  const visit = (file: File) => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const imported of file.imports) visit(imported);
    ordered.push(file);
  };
  for (const file of files) visit(file);
  return ordered;
}
