import { isDeepStrictEqual } from 'node:util';
import type { Check, CheckTools } from '../check.ts';
import type { OperationId } from '../checked-operations.ts';
import { found, hold, need } from '../faults.ts';
import { dataOf, type ProfileReport } from '../replies.ts';
import type { DiscScene } from './disc-scene.ts';

type Tools = CheckTools<DiscScene>;

/** What holds of a report before there is one. */
export const earlyReportChecks: readonly Check<DiscScene>[] = [
  {
    id: 'report-too-early',
    operation: 'getDiscProfileReport',
    rule: 'The report of a questionnaire that is not finished is a 409.',
    async run(tools) {
      await tools.caller.expect('getDiscProfileReport', 409, reportRequest(tools));
    },
  },
];

/** What the report of a finished questionnaire asks. */
export const reportChecks: readonly Check<DiscScene>[] = [
  {
    id: 'report',
    operation: 'getDiscProfileReport',
    rule: 'The report has the sums strongest first, and the outcome of the questionnaire.',
    async run(tools) {
      const idResultado = found(tools.scene.idResultado, 'the outcome');
      const reply = await tools.caller.expect('getDiscProfileReport', 200, reportRequest(tools));
      const report = dataOf<ProfileReport>(reply);
      tools.scene.report = report;
      const sums = report.response.map(({ soma }) => soma);
      hold(
        sums.every((sum, index) => index === 0 || sum <= (sums[index - 1] ?? 0)),
        `response has the sums ${sums.join(', ')}`,
      );
      hold(
        report.idResultado === idResultado,
        `idResultado is ${report.idResultado} instead of ${idResultado}`,
      );
    },
  },
  partCheck('report-sections', 'listDiscResultSections', 'The sections of the outcome', 'secoes', {
    requestOf: ({ scene }) => ({
      params: { idResultado: found(scene.idResultado, 'the outcome') },
    }),
    rowsOf: (data) => (data as { rows: readonly unknown[] }).rows,
  }),
  partCheck('report-traits', 'listDiscTraits', 'The characteristics', 'caracteristicas', {
    requestOf: ({ scene }) => ({
      query: { nmPerfil: found(scene.report, 'the report').nmPerfil },
    }),
    rowsOf: (data) => data as readonly unknown[],
  }),
  partCheck('report-competencies', 'listDiscCompetencies', 'The competencies', 'competencias', {
    requestOf: ({ scene }) => ({
      params: { idResposta: found(scene.opened, 'the questionnaire').idResposta },
    }),
    rowsOf: (data) => data as readonly unknown[],
  }),
];

/** A list that the report may carry along, and that has a call of its own. */
function partCheck(
  id: string,
  operation: OperationId,
  what: string,
  field: 'secoes' | 'caracteristicas' | 'competencias',
  list: {
    requestOf(tools: Tools): object;
    rowsOf(data: unknown): readonly unknown[];
  },
): Check<DiscScene> {
  return {
    id,
    operation,
    rule: `${what} can be read, and are those that the report carries along.`,
    async run(tools) {
      const included = found(tools.scene.report, 'the report')[field];
      const link = need(tools.given.link, '--link');
      const request = { ...list.requestOf(tools), link };
      const rows = list.rowsOf(dataOf(await tools.caller.expect(operation, 200, request)));
      hold(rows.length > 0, 'has none');
      hold(
        included === undefined || isDeepStrictEqual(rows, included),
        `${field} of the report differs from them`,
      );
    },
  };
}

function reportRequest({ given, scene }: Tools) {
  const { idResposta } = found(scene.opened, 'the questionnaire');
  return { query: { idResposta, hsResposta: need(given.link, '--link') } };
}
