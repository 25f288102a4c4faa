const formatter = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Writes 25.5 as '25,5%'. */
export function formatPercent(percent: number): string {
  return `${formatter.format(percent)}%`;
}
