/**
 * Buttons that say what a badge beside them begins with: it tells how far something is, they what can be done. It runs
 * in a page, and so holds all that it needs.
 */
export function buttonsLikeBadges(): string[] {
  return [...document.querySelectorAll('button')].flatMap((button) => {
    const label = button.textContent?.trim();
    const beside = button.closest('li, tr, section')?.querySelectorAll('.aferir-badge') ?? [];
    const isRepeated = [...beside].some((badge) => label && badge.textContent?.startsWith(label));
    return isRepeated && label ? [label] : [];
  });
}
