import { html, type SafeHtml } from '../../platform/html.ts';

/** An element as a page of somebody else shows it. */
export interface EmbeddedElement {
  readonly tag: string;
  /** Its attributes beyond `api-base`, each with a space before it. */
  readonly attributes?: SafeHtml;
  /** Its files, from the folder of the loader on, as `elements.json` lists them. */
  readonly files: readonly string[];
  /** Whether a link opens it, whose code stands in the page's own address. */
  readonly isOpenedByLink: boolean;
  /** Whether the address says too for whom the link is. @default false */
  readonly isOfPerson?: boolean;
}

/**
 * The tags that bring an element's code: the loader, and its files by name, so that they are on their
 * way before the loader has run. Names that a later build no longer knows cost their request alone.
 */
export function codeTags(widgets: string, files: readonly string[]): SafeHtml[] {
  return [
    html`<script type="module" src="${widgets}/loader.js"></script>`,
    ...files.map((file) => html`<link rel="modulepreload" href="${widgets}/${file}">`),
  ];
}

/** What a page copies that lets no script of others in, but may that of a host; the address goes on with `query`. */
export function frameSnippet(server: string, tag: string, query: string): string {
  const page = `${server}/embed/${tag.replace('aferir-', '')}${query}`;
  return [
    html`<script src="${server}/embed/host.js" defer></script>`,
    html`<iframe data-aferir title="Aferir" width="100%" height="640" allow="fullscreen"
  src="${page}"></iframe>`,
  ].join('\n');
}

/** What a page copies to show an element of a server, by the server's address. */
export function embedSnippet(server: string, element: EmbeddedElement): string {
  const { tag, attributes, files, isOpenedByLink, isOfPerson = false } = element;
  const lines = [
    ...codeTags(`${server}/widgets`, files),
    html`<${tag}${attributes} api-base="${server}/api/v1"></${tag}>`,
    isOfPerson &&
      html`<script type="module">
  const address = new URLSearchParams(location.search);
  const element = document.querySelector('${tag}');
  element.personId = address.get('idPessoa');
  element.hs = address.get('hs');
</script>`,
    isOpenedByLink &&
      !isOfPerson &&
      html`<script type="module">
  document.querySelector('${tag}').hs = new URLSearchParams(location.search).get('hs');
</script>`,
  ];
  return lines.filter(Boolean).join('\n');
}
