import { elementFiles } from './element-files.ts';

/** Where the files are; other than the loader's own in tests. */
export interface PreloadOptions {
  /** The files by tag, as the build lists them. */
  files?: Readonly<Record<string, readonly string[]>>;
  /** The loader's own address. */
  loader?: string;
}

/**
 * Starts to fetch every file of an element at once, before any of its code has run and asked for more.
 * What gets lost is asked for again when it is imported. A loader that a bundler has made part of
 * another file does nothing: the files beside it are not ours.
 */
export function preloadFiles(
  element: HTMLElement,
  { files = elementFiles, loader = import.meta.url }: PreloadOptions = {},
): void {
  if (!/^https?:.*\/loader\.js(?:\?|$)/.test(loader)) return;
  const page = element.ownerDocument;
  const script = [...page.scripts].find(({ src }) => src === loader);
  for (const file of files[element.localName] ?? []) {
    const link = page.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(file, loader).href;
    link.nonce = script?.nonce || element.nonce || '';
    page.head.append(link);
  }
}
