/** Kinds of input without text in them. */
const wordless = new Set(
  'checkbox radio range file color button submit reset image hidden'.split(' '),
);

/** Whether the page is on a screen for fingers. */
export function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** Fields whose type is smaller than this, also in shadow roots: below 16 px iOS zooms the page as soon as one is touched. */
export function smallFields(least = 16): string[] {
  return fieldsIn(document).flatMap((field) => {
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    if (wordless.has(field.type) || size >= least) return [];
    return [`${field.localName} ${field.type} ${field.className} ${size}px`];
  });
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsIn(root: Document | ShadowRoot): Field[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? fieldsIn(shadowRoot) : [],
  );
  return [...root.querySelectorAll<Field>('input, select, textarea'), ...inside];
}
