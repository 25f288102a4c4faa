/** What a page finds on the device was written on another one. */
const page = Date.now().toString(36);

let count = 0;

/** A key that no other part of what is written has. */
export function newKey(): string {
  count += 1;
  return `novo-${page}-${count}`;
}
