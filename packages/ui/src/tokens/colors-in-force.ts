import type { TokenName } from './schema.ts';
import { tokenValue } from './token-value.ts';

/**
 * What color tokens come to at an element, for a drawing that leaves the page and has no tokens to look up. A token may
 * itself read `light-dark()`: which of the two holds shows on an element that uses it.
 */
export function colorsInForce<Name extends TokenName>(
  element: Element,
  names: readonly Name[],
): Record<Name, string> {
  const probe = document.createElement('span');
  element.append(probe);
  const colors = names.map((name) => {
    probe.style.color = tokenValue(name);
    return [name, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(colors) as Record<Name, string>;
}
