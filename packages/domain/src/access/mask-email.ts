/** An address of which its owner knows it again, and nobody else makes it out. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const first = at > 1 ? address.charAt(0) : '';
  return `${first}•••${address.slice(at)}`;
}
