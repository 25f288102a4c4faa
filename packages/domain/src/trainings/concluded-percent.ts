/** How many percent of some are done, as a whole number: 100 only where none is left. */
export function concludedPercent(concluded: number, all: number): number {
  return all === 0 ? 0 : Math.floor((100 * Math.min(concluded, all)) / all);
}
