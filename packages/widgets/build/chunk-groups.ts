import { type Built, type CodeGroup, chunksByElement } from '../../../scripts/plugins/index.ts';

/** Modules that the same elements need. */
interface Portion {
  readonly elements: ReadonlySet<string>;
  /** What one element needs now and most others later. */
  readonly isCommonLater: boolean;
  readonly modules: string[];
  size: number;
}

/**
 * What several elements share gets a file of its own where that spares the others so much, all of them taken together, in
 * bytes before minifying.
 */
const WORTH_A_FILE = 90_000;

/** From this size on what one element needs now and most others later is in a file of its own. */
const WORTH_WAITING_FOR = 22_000;

/** So many elements are most. */
const MOST = 4;

/**
 * Says which modules travel together, from a build that left that to the bundler: what one element alone
 * needs is one file, what the same elements share is one, and what is too little for a file joins
 * what more elements share. Nothing is said of what is only fetched later.
 */
export function chunkGroupsOf(built: Built): CodeGroup[] {
  const files = mergePortions(portionsOf(built));
  // What most elements need is taken first: a group takes along what its modules import.
  return files.map((file, index) => {
    const own = new Set(file.modules);
    return {
      name: nameOf(file, index),
      test: (module) => own.has(module),
      priority: files.length - index,
    };
  });
}

/** The portions that become files, those of the most elements first. */
function mergePortions(portions: readonly Portion[]): Portion[] {
  const files = portions
    .filter(({ isCommonLater }) => !isCommonLater)
    .toSorted((one, other) => other.elements.size - one.elements.size);
  const all = new Set(files.flatMap(({ elements }) => [...elements])).size;
  for (const portion of files.toReversed()) {
    const spared = portion.size * (all - portion.elements.size);
    if (portion.elements.size === 1 || spared >= WORTH_A_FILE) continue;
    const [, closest] = filesAround(portion, files).toReversed();
    if (!closest) continue;
    add(portion, closest);
    files.splice(files.indexOf(portion), 1);
  }
  for (const portion of portions.filter(({ isCommonLater }) => isCommonLater)) {
    // Others that need the file at once would fetch it for nothing.
    if (portion.size >= WORTH_WAITING_FOR) {
      files.push(portion);
      continue;
    }
    const [base, ...others] = filesAround(portion, files);
    const shared = others.filter(({ elements }) => elements.size > 1);
    const [largest = base] = shared.toSorted((one, other) => other.size - one.size);
    if (largest) add(portion, largest);
  }
  return files;
}

/** The files whose elements all need the portion's too, itself the last if it is one. */
function filesAround({ elements }: Portion, files: readonly Portion[]): Portion[] {
  return files.filter((file) => [...elements].every((one) => file.elements.has(one)));
}

function add({ modules, size }: Portion, file: Portion) {
  file.modules.push(...modules);
  file.size += size;
}

function portionsOf(built: Built): Portion[] {
  const now = elementsByModule(built);
  const later = elementsByModule(built, { withLate: true });
  const portions = new Map<string, Portion>();
  for (const [module, size] of sizesOf(built)) {
    const elements = now.get(module);
    if (!elements) continue;
    // A part of another element must not bring all of this one for the sake of a library.
    const isLibrary = !module.includes('/packages/widgets/');
    const isCommonLater =
      isLibrary && elements.size === 1 && (later.get(module)?.size ?? 0) >= MOST;
    const key = [...elements, isCommonLater].join();
    const portion = portions.get(key) ?? { elements, isCommonLater, modules: [], size: 0 };
    portion.modules.push(module);
    portion.size += size;
    portions.set(key, portion);
  }
  return [...portions.values()];
}

function sizesOf(built: Built): [module: string, size: number][] {
  return [...built].flatMap((file) =>
    file.type === 'chunk'
      ? Object.entries(file.modules).map(([module, { renderedLength }]): [string, number] => [
          module,
          renderedLength,
        ])
      : [],
  );
}

function elementsByModule(built: Built, options?: { withLate: boolean }): Map<string, Set<string>> {
  const elements = new Map<string, Set<string>>();
  for (const [tag, chunks] of chunksByElement(built, options)) {
    for (const module of chunks.flatMap((chunk) => Object.keys(chunk.modules))) {
      elements.set(module, (elements.get(module) ?? new Set()).add(tag));
    }
  }
  return elements;
}

function nameOf({ elements, isCommonLater }: Portion, index: number): string {
  const [tag = ''] = elements;
  if (index === 0) return 'base';
  return elements.size === 1 && !isCommonLater ? tag.replace('aferir-', '') : `shared-${index}`;
}
