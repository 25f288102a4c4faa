import type { components } from '@aferir/api-client';
import { isPerformanceStatus, isSelfPhase, SECTION } from '@aferir/domain';
import type { ListContext } from '../../../operation/context.ts';
import { activityCell, dayCell, scoreCell, yesOrNo } from '../../../shared/exports/cells.ts';
import {
  defineListExport,
  defineResultExport,
  type ListExport,
} from '../../../shared/exports/list-export.ts';
import { listCompetencies } from '../operations/listCompetencies.ts';
import { listPerformanceByEmployee } from '../operations/listPerformanceByEmployee.ts';
import { comparedScoresOf } from '../review/compared-scores.ts';
import { loadReviews } from '../review/review-model.ts';

/** The lists that staff can take away: who was asked for a review, what each has come to, and the competencies. */
export const performanceExports: readonly ListExport[] = [
  defineListExport({ list: 'desempenho', name: 'Desempenho' }, listPerformanceByEmployee, [
    ['Nome', (row) => row.nmPessoa],
    ['E-mail', (row) => row.dsEmail],
    ['Cargo', (row) => row.nmCargo],
    ['Departamento', (row) => row.nmDepartamento],
    ['Situação da avaliação', (row) => row.nmStatus],
    ['Enviada em', (row) => dayCell(row.dtEnvio)],
    ['Última resposta', (row) => dayCell(row.dtUltimaResposta)],
    ['Alinhamento (%)', ({ percentualAlinhamento: percent }) => (percent < 0 ? null : percent)],
    ['Avaliações', (row) => row.qtdAvaliacoes],
    ['Situação da pessoa', (row) => activityCell(row.flAtivo)],
  ]),
  defineResultExport(
    {
      list: 'resultados-desempenho',
      name: 'Resultados de desempenho',
      section: SECTION.performance,
    },
    listPerformanceByEmployee,
    async (people, _query, context) => resultsOf(people, context),
    [
      ['Nome', ({ person }) => person.nmPessoa],
      ['Departamento', ({ person }) => person.nmDepartamento],
      ['Cargo', ({ person }) => person.nmCargo],
      ['Situação da avaliação', ({ person }) => person.nmStatus],
      ['Última resposta', ({ person }) => dayCell(person.dtUltimaResposta)],
      ['Competência', ({ competency }) => competency.nmCompetencia],
      ['Autoavaliação', ({ competency }) => competency.nrAutoavaliacao],
      ['Média dos gestores', ({ competency }) => scoreCell(competency.nrMediaGestores)],
      ['Diferença (gestores menos autoavaliação)', ({ competency }) => differenceCell(competency)],
      ['Média geral da autoavaliação', ({ means }) => scoreCell(means.mediaAutoavaliacao)],
      ['Média geral dos gestores', ({ means }) => scoreCell(means.mediaGestores)],
      [
        'Alinhamento (%)',
        ({ person: { percentualAlinhamento: percent } }) => (percent < 0 ? null : percent),
      ],
    ],
  ),
  defineListExport({ list: 'competencias', name: 'Competências' }, listCompetencies, [
    ['Código', (row) => row.cdCompetencia],
    ['Competência', (row) => row.nmCompetencia],
    ['Descrição', (row) => row.dsCompetencia],
    ['Cargos', (row) => row.qtdCargos],
    ['Em uso', (row) => yesOrNo(row.flAtiva)],
  ]),
];

type Scores = ReturnType<typeof comparedScoresOf>;
type ComparedScore = Scores['competencias'][number];

interface ResultRow {
  readonly person: components['schemas']['PerformanceEmployee'];
  readonly means: Pick<Scores, 'mediaAutoavaliacao' | 'mediaGestores'>;
  readonly competency: ComparedScore;
}

/** A row for each competency of those who have ended their self-assessment, as staff read their reports. */
async function resultsOf(
  people: readonly ResultRow['person'][],
  context: ListContext,
): Promise<ResultRow[]> {
  const answered = people.flatMap((person) => {
    const { idResposta: id, cdStatus } = person;
    const isAnswered = isPerformanceStatus(cdStatus) && !isSelfPhase(cdStatus);
    return id !== null && isAnswered ? [{ id, person }] : [];
  });
  const reviews = await loadReviews(context, answered);
  return reviews.flatMap((loaded) => {
    const { competencias, ...means } = comparedScoresOf(loaded);
    return competencias.map((competency) => ({
      person: loaded.response.person,
      means,
      competency,
    }));
  });
}

/** How far the managers' mean is above the own score, or below it. */
function differenceCell({ nrAutoavaliacao, nrMediaGestores }: ComparedScore): number | null {
  if (nrAutoavaliacao === null || nrMediaGestores === null) return null;
  return scoreCell(nrMediaGestores - nrAutoavaliacao);
}
