let count = 0;

/** A key that no other part of what is written on this page has. */
export function newKey(): string {
  count += 1;
  return `novo-${count}`;
}
