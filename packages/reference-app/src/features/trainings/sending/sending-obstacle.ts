import type { Schema } from '@aferir/api-client';

/** Why a training can't be sent to anybody, or undefined when it can. */
export function sendingObstacle({
  flAtivo,
  qtdRecursos,
  qtdFuncionarios,
}: Pick<Schema<'ListedTraining'>, 'flAtivo' | 'qtdRecursos' | 'qtdFuncionarios'>) {
  if (!flAtivo) return 'inactive';
  if (qtdRecursos === 0) return 'no-videos';
  return qtdFuncionarios === 0 ? 'no-people' : undefined;
}
