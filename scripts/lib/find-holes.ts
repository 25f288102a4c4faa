/**
 * What is wrong with texts in another language: keys that it has not, functions of another arity, and texts that are the
 * Portuguese ones still, but for those that may be, named by their key or the end of it.
 */
export function findHoles(
  portuguese: object,
  other: object,
  mayBeAlike: readonly string[] = [],
): string[] {
  const texts = textsOf(portuguese);
  const others = textsOf(other);
  const missing = [...texts.keys()].filter((key) => !others.has(key));
  const unknown = [...others.keys()].filter((key) => !texts.has(key));
  const both = [...texts].filter(([key]) => others.has(key));
  return [
    ...missing.map((key) => `${key} is missing`),
    ...unknown.map((key) => `${key} is unknown`),
    ...both.flatMap(([key, text]) => findFault(key, text, others.get(key), mayBeAlike)),
  ];
}

type Text = string | ((...given: never[]) => unknown);

function textsOf(texts: object, prefix = ''): Map<string, Text> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]): [string, Text][] =>
      typeof text === 'object' && text !== null
        ? [...textsOf(text as object, `${prefix}${key}.`)]
        : [[prefix + key, text as Text]],
    ),
  );
}

function findFault(
  key: string,
  text: Text,
  other: Text | undefined,
  mayBeAlike: readonly string[],
): string[] {
  if (typeof text !== typeof other) return [`${key} is no ${typeof text}`];
  if (typeof text === 'function' && typeof other === 'function' && text.length !== other.length) {
    return [`${key} takes ${text.length}`];
  }
  const isAlike = spoken(text) === spoken(other as Text);
  const mayBe = mayBeAlike.some((end) => key === end || key.endsWith(`.${end}`));
  return isAlike && !mayBe ? [`${key} is Portuguese`] : [];
}

/** A text, or what a function says of things that have no language; nothing where they are none of its own. */
function spoken(text: Text): string | symbol {
  if (typeof text === 'string') return text;
  try {
    return String(text(...(Array.from({ length: text.length }, () => 2) as never[])));
  } catch {
    return Symbol('not told');
  }
}
