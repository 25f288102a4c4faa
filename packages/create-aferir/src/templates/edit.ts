/** The files of a project by their paths, with `/` between folders. */
export type Files = Map<string, string>;

/** A text that stands once in a file, and what comes in its place. */
export type Edit = readonly [from: string, to: string];

/**
 * Edits a file of an example. A text that isn't there is an error: the example has changed, and what makes other
 * widgets of it has to go along.
 */
export function editFile(files: Files, name: string, edits: readonly Edit[]): void {
  const edited = edits.reduce((text, [from, to]) => {
    const parts = text.split(from);
    if (parts.length !== 2) {
      throw new Error(`${name} of the example has this ${parts.length - 1} times:\n${from}`);
    }
    return parts.join(to);
  }, files.get(name) ?? '');
  files.set(name, edited);
}

/** A line for each text that there is, and nothing where there is none. */
export function lines(...texts: readonly (string | false)[]): string {
  return texts
    .filter((text) => text !== false)
    .map((text) => `${text}\n`)
    .join('');
}
