/** How a text is written as it is typed: in a pattern, in which `#` is a digit, `*` a digit or a letter, and all else stands for itself. */
export interface TextMask {
  /** One pattern, or one that follows from how many digits and letters there are. */
  readonly pattern: string | ((length: number) => string);
  /** Mends what comes whole, pasted or filled in by the browser, before it is written in the pattern. */
  readonly prepare?: (text: string) => string;
  /** Whether a text is none for the pattern: it stands as it is, until `prepare` makes one of it. */
  readonly isFree?: (text: string) => boolean;
}
