import type { Schema } from '@aferir/api-client';
import { Badge } from '@aferir/ui';
import { importMessages as texts } from '../employee-import-messages.ts';

/** How far an import is; one that was undone says whether something of it has stayed. */
export function ImportState({
  tpSituacao,
  mantidos,
}: Pick<Schema<'EmployeeImport'>, 'tpSituacao' | 'mantidos'>) {
  const isPartly = tpSituacao === 'desfeita' && mantidos.length > 0;
  return (
    <Badge tone={tpSituacao === 'concluida' ? 'success' : isPartly ? 'warning' : 'neutral'}>
      {isPartly ? texts.undonePartly : texts.states[tpSituacao]}
    </Badge>
  );
}
