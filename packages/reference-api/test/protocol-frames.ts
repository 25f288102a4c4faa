/** A message of PostgreSQL's protocol, from whoever asks. */
export interface Frame {
  /** The letter of its kind: `Q` for a simple query, `P` to prepare a statement, `B` to run a prepared one. */
  readonly kind: string;
  /** Its texts, each up to its zero byte: of `P` the name and the statement, of `B` the portal and the name. */
  readonly texts: readonly string[];
}

/** The messages of what is sent at once. */
export function framesOf(sent: Uint8Array): Frame[] {
  const lengths = new DataView(sent.buffer, sent.byteOffset, sent.byteLength);
  const frames: Frame[] = [];
  for (let start = 0; start < sent.length; start += 1 + lengths.getUint32(start + 1)) {
    const end = start + 1 + lengths.getUint32(start + 1);
    frames.push({
      kind: String.fromCharCode(sent[start] ?? 0),
      texts: new TextDecoder().decode(sent.subarray(start + 5, end)).split('\0', 2),
    });
  }
  return frames;
}
