/** What spreadsheets call a column, from 0 on: A, B, …, Z, AA. */
export function columnLetter(column: number): string {
  const rest = column % 26;
  const letter = String.fromCharCode(65 + rest);
  return column < 26 ? letter : columnLetter((column - rest) / 26 - 1) + letter;
}
