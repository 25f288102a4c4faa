/**
 * What a screen does that no screen may: it scrolls sideways, reaches out of its page at the start, where nothing
 * scrolls, lays a control over another, breaks a word, has a target too small for a finger, or hides what has the
 * focus, or what shows that. It runs in a page, and so holds all that it needs.
 */
export function screenFaults(): string[] {
  const leastTarget = 24;
  const faults: string[] = [];
  const told = (one: Element) =>
    `${one.localName} '${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 60)}'`;
  const isReadAlone = (one: Element) => getComputedStyle(one).clipPath === 'inset(50%)';
  const isSeen = (one: Element): boolean => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at: Element | null = one; at; at = at.parentElement) {
      if (isReadAlone(at) || at.matches('[inert], [aria-hidden="true"]')) return false;
    }
    return true;
  };
  const isInline = (one: Element) => getComputedStyle(one).display === 'inline';
  /** What can be seen of it within what it scrolls in; of a link in a text, of each of its lines. */
  const areasOf = (one: Element) =>
    (isInline(one) ? [...one.getClientRects()] : [one.getBoundingClientRect()]).flatMap((box) => {
      const area = seenOf(one, box);
      return area.width > 1 && area.height > 1 ? [area] : [];
    });
  const seenOf = (one: Element, { left, right, top, bottom }: DOMRect) => {
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible' || at === document.documentElement) continue;
      const around = at.getBoundingClientRect();
      [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  };
  const controls = [
    ...document.querySelectorAll('a[href]:not(svg *), button, input, select, textarea'),
  ].flatMap((one) => {
    const areas = areasOf(one);
    return areas.length > 0 && isSeen(one) ? [{ one, areas }] : [];
  });

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} px`);

  const start = document.querySelector('main')?.getBoundingClientRect().left ?? 0;
  for (const [at, { one, areas }] of controls.entries()) {
    if (one.closest('main') && areas.some(({ left }) => left < start - 1))
      faults.push(`reaches out: ${told(one)}`);
    const { width, height } = one.getBoundingClientRect();
    const [label] = (one as HTMLInputElement).labels ?? [];
    const target = label?.getBoundingClientRect() ?? { width: 0, height: 0 };
    const least = Math.min(Math.max(width, target.width), Math.max(height, target.height));
    if (!isInline(one) && Math.ceil(least) < leastTarget) faults.push(`too small: ${told(one)}`);
    for (const { one: other, areas: others } of controls.slice(at + 1)) {
      if (
        areas.some((area) => others.some((second) => lies(area, second))) &&
        !belong(one, other)
      ) {
        faults.push(`overlap: ${told(one)} and ${told(other)}`);
      }
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!holder || holder.closest('svg, script, style') || !isSeen(holder)) continue;
    // An e-mail address breaks where it must.
    const addresses = holder.textContent?.match(/\S+@\S+/gu) ?? [];
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      if (addresses.some((address) => address.includes(word))) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`broken: '${word}' in ${told(holder)}`);
    }
  }

  // What has the focus already is not scrolled to.
  (document.activeElement as HTMLElement | null)?.blur();
  for (const { one } of controls) {
    if (one.matches(':disabled, [tabindex="-1"]')) continue;
    (one as HTMLElement).focus();
    if (document.activeElement !== one) continue;
    if (!isUncovered(one)) faults.push(`covered: ${told(one)}`);
    if (isRingCut(one)) faults.push(`ring cut off: ${told(one)}`);
  }
  return faults;

  /** What shows the focus goes out of the window at a side. */
  function isRingCut(one: Element): boolean {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
    if (outlineStyle === 'none') return false;
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const { left, right } = one.getBoundingClientRect();
    return left < ring - 0.5 || right > clientWidth - ring + 0.5;
  }

  /** One lies over the other. */
  function lies(area: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, second: typeof area) {
    const across = Math.min(area.right, second.right) - Math.max(area.left, second.left);
    const down = Math.min(area.bottom, second.bottom) - Math.max(area.top, second.top);
    return across > 2 && down > 2;
  }

  /** A button may stand at the end of a field, and a bar over the page. */
  function belong(one: Element, other: Element): boolean {
    if (layerOf(one) !== layerOf(other)) return true;
    return one.contains(other) || (one.localName === 'input' && isBeside(one, other));
  }

  function isBeside(one: Element, other: Element): boolean {
    return one.parentElement?.contains(other) ?? false;
  }

  function layerOf(one: Element): Element | null {
    for (let at: Element | null = one; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    }
    return null;
  }

  /** Some point of it, or of its label, is at the top. */
  function isUncovered(one: Element): boolean {
    const [label] = (one as HTMLInputElement).labels ?? [];
    return [one, ...(label ? [label] : [])].some((shown) => {
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      return [0.1, 0.5, 0.9].some((part) =>
        [0.2, 0.5, 0.8].some((along) => {
          const hit = document.elementFromPoint(
            left + (right - left) * along,
            top + (bottom - top) * part,
          );
          return hit !== null && (shown.contains(hit) || hit.contains(shown) || one.contains(hit));
        }),
      );
    });
  }
}
