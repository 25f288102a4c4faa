const integer = new Intl.NumberFormat('pt-BR');

/** A count with its noun: one form for 1, the other for everything else. */
export function counted(count: number, one: string, many: string): string {
  return `${integer.format(count)} ${count === 1 ? one : many}`;
}
