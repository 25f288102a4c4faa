import type { Schema } from '@aferir/api-client';
import { IMPORT_STATE_NAMES, type ToldImportState, toldImportState } from '@aferir/domain';
import { Badge, type BadgeTone } from '@aferir/ui';

const TONES: Partial<Record<ToldImportState, BadgeTone>> = {
  concluida: 'success',
  'desfeita em parte': 'warning',
};

/** How far an import is; one that was undone says whether something of it has stayed. */
export function ImportState({
  tpSituacao,
  mantidos,
}: Pick<Schema<'EmployeeImport'>, 'tpSituacao' | 'mantidos'>) {
  const state = toldImportState(tpSituacao, mantidos);
  return <Badge tone={TONES[state] ?? 'neutral'}>{IMPORT_STATE_NAMES[state]}</Badge>;
}
