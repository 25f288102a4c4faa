import type { Rolldown } from 'vite';

/** The files of the style sheets that chunks import, each once. */
export function sheetsOf(chunks: Iterable<Rolldown.OutputChunk>): string[] {
  return [
    ...new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
  ];
}

/** What sheets say, one after the other. */
export function joinedText(bundle: Rolldown.OutputBundle, files: readonly string[]): string {
  return files
    .map((file) => bundle[file])
    .map((output) => (output?.type === 'asset' ? output.source.toString() : ''))
    .join('');
}
