/** How far an import is. */
export type ImportState =
  | 'recebendo'
  | 'executando'
  | 'concluida'
  | 'interrompida'
  | 'desfazendo'
  | 'desfeita';

/** How far an import is as people are told it: of one that was undone, something may have stayed. */
export type ToldImportState = ImportState | 'desfeita em parte';

/** What the states are called. */
export const IMPORT_STATE_NAMES = {
  recebendo: 'Recebendo',
  executando: 'Em andamento',
  concluida: 'Concluída',
  interrompida: 'Interrompida',
  desfazendo: 'Desfazendo',
  desfeita: 'Desfeita',
  'desfeita em parte': 'Desfeita em parte',
} as const satisfies Record<ToldImportState, string>;

/** Tells how far an import is, by its state and the people who were kept when it was undone. */
export function toldImportState(
  state: ImportState,
  kept: { readonly length: number },
): ToldImportState {
  return state === 'desfeita' && kept.length > 0 ? 'desfeita em parte' : state;
}
