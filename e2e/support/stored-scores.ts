import type { Table } from './performance-table.ts';
import type { StaffApi } from './staff-api.ts';

/** Every score stored of a review that staff may see: who gave what to which competency. */
export async function storedScores(api: StaffApi, responseId: number): Promise<StoredScore[]> {
  const { rows } = await api.get<{
    rows: { nmGestor: string; nmCompetencia: string; notaFunc: number; notaGestor: number }[];
  }>('/RespostaOpcaoGestorDesempenho/GetRespostasOpcaoGestorRadar', { idResposta: responseId });
  return rows.map(({ nmGestor, nmCompetencia, notaFunc, notaGestor }) => ({
    manager: nmGestor,
    competency: nmCompetencia,
    self: notaFunc,
    score: notaGestor,
  }));
}

interface StoredScore {
  manager: string;
  competency: string;
  self: number;
  score: number;
}

/** What {@link storedScores} must give once these managers of the table have rated everything. */
export function scoresOfTable(table: Table, raters: readonly (0 | 1)[] = [0, 1]): StoredScore[] {
  return raters.flatMap((manager) =>
    table.rows.map(({ competency, self, scores }) => ({
      manager: table.managers[manager].name,
      competency,
      self,
      score: scores[manager],
    })),
  );
}
