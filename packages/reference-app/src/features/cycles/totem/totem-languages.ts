import type { ReactNode } from 'react';

/** The language of a totem, for as long as one person stands before it. */
export interface TotemLanguages {
  /** Where it is chosen. */
  readonly choice: ReactNode;
  /** Whether somebody has chosen another one than the company's first. */
  readonly isChosen: boolean;
  /** Goes back to the company's first. */
  forget(): void;
}
