import type { ReactElement } from 'react';

/** Pages that can be shown. */
export interface OpenedPages {
  readonly content: ReactElement;
  /** For pages that are not shown after all: they stop following the address. */
  readonly close?: () => void;
}
