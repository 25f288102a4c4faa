const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text with everything that HTML would read as markup made harmless. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Markup that went through `html`. Only this class is put into a page unescaped. */
export class SafeHtml {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

/** What may stand in a `${}` of `html`. */
export type HtmlValue = string | number | SafeHtml | null | undefined | readonly HtmlValue[];

function render(value: HtmlValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof SafeHtml) return value.toString();
  if (typeof value === 'object') return value.map(render).join('');
  return escapeHtml(String(value));
}

/** Builds markup. Every value is escaped, unless `html` itself made it. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): SafeHtml {
  const markup = strings.map((text, index) => text + render(values[index])).join('');
  return new SafeHtml(markup);
}
