/** A name as it is kept and compared: on one line, without spaces around, and accented letters in one form (NFC). */
export function oneLine(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}
