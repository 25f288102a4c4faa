const formatter = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Writes 650000 cents as 'R$ 6.500,00'. */
export function formatMoney(cents: number): string {
  return formatter.format(cents / 100);
}
