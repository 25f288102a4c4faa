import type { Schema } from '@aferir/api-client';
import {
  importEmployeesMutation,
  listEmployeeImportsQuery,
  listImportFaultsQuery,
  undoEmployeeImportMutation,
} from '@aferir/api-client/react';
import {
  formatDateTime,
  IMPORT_FILE_COLUMNS,
  IMPORT_STATE_NAMES,
  SECTION,
  toldImportState,
} from '@aferir/domain';
import { Button, Card, Notice, ProgressBar, useFocusHeir, VisuallyHidden } from '@aferir/ui';
import { downloadFile } from '@aferir/widgets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { linkTo, type Page, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { IMPORT_PARAM } from '../../../shared/address/param-names.ts';
import { csvFile } from '../../../shared/files/csv-file.ts';
import { readInPortions } from '../../../shared/lib/read-in-portions.ts';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { importMessages as texts } from '../employee-import-messages.ts';
import styles from './employee-import.module.css';
import { ImportFaults } from './import-faults.tsx';
import { ImportFigures } from './import-figures.tsx';
import { ImportState } from './import-state.tsx';
import { NamesSection } from './names-section.tsx';
import { UndoImport } from './undo-import.tsx';

type Import = Schema<'EmployeeImport'>;

const UNDER_WAY: ReadonlySet<Import['tpSituacao']> = new Set([
  'recebendo',
  'executando',
  'desfazendo',
]);

/** Props of {@link ImportResult}. */
export interface ImportResultProps {
  importId: number;
  onAnother: () => void;
}

/** How an import goes, and what came of it. It is asked for anew while it is under way. */
export function ImportResult({ importId, onAnother }: ImportResultProps) {
  const { staff } = useServices();
  const queries = useQueryClient();
  const query = useQuery({
    ...listEmployeeImportsQuery(staff, { query: { idImportacao: importId } }),
    select: ({ rows }) => rows[0],
    refetchInterval: ({ state }) => (isUnderWay(state.data?.rows[0]) ? 1000 : false),
  });
  const isOver = query.data !== undefined && !isUnderWay(query.data);
  const isUndone = query.data?.tpSituacao === 'desfeita';

  // What it has changed by now is not what was read before.
  useEffect(() => {
    if (!isOver) return;
    const write = isUndone ? undoEmployeeImportMutation(staff) : importEmployeesMutation(staff);
    void write.mark(queries, null);
  }, [isOver, isUndone, queries, staff]);

  return (
    <>
      <VisuallyHidden role="status">{query.data ? stateTextOf(query.data) : ''}</VisuallyHidden>
      <ReadRecord query={query} failedTitle={texts.resultFailed} shape="lines" count={8}>
        {(data) => (data ? <ResultCard result={data} onAnother={onAnother} /> : null)}
      </ReadRecord>
    </>
  );
}

/** What it has come to, in a sentence; how far it is meanwhile is told by its bar. */
function stateTextOf(result: Import): string {
  const state = IMPORT_STATE_NAMES[toldImportState(result.tpSituacao, result.mantidos)];
  return texts.became(state, result.tpSituacao === 'concluida' ? texts.counts(result) : '');
}

function ResultCard({ result, onAnother }: { result: Import; onAnother: () => void }) {
  const { staff, toasts } = useServices();
  const { has } = useSectionRights(SECTION.employees);
  const card = useRef<HTMLElement>(null);
  // The button that undoes it goes with what can be undone.
  const noteFocus = useFocusHeir(card);
  const download = useMutation({
    mutationFn: async () => {
      const { rows } = await readInPortions(
        (page) =>
          listImportFaultsQuery(staff, { query: { idImportacao: result.idImportacao, ...page } }),
        (list) => list.rows,
      );
      const lines = rows.map(({ nrLinha, dsMotivo, celulas }) => [
        String(nrLinha),
        dsMotivo,
        ...celulas,
      ]);
      downloadFile(await csvFile([IMPORT_FILE_COLUMNS, ...lines]), texts.faultsFile);
    },
    onError: () => toasts.show({ tone: 'danger', message: texts.downloadFailed }),
  });
  const { idImportacao, nmArquivo, tpSituacao, mantidos } = result;
  const hasNewPeople = tpSituacao === 'concluida' && result.qtdNovos > 0;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears where the focus is in it
    <div className={styles.stack} onFocus={noteFocus}>
      <Card
        ref={card}
        tabIndex={-1}
        title={nmArquivo}
        headingLevel={3}
        description={texts.startedBy(result.nmUsuario, formatDateTime(result.dtInicio))}
        actions={<ImportState {...result} />}
      >
        <div className={styles.stack}>
          {result.dsMotivo ? <Notice tone="warning">{result.dsMotivo}</Notice> : null}
          {isUnderWay(result) ? (
            <ProgressBar
              label={texts.progress}
              value={result.qtdProcessadas}
              max={Math.max(1, result.qtdLinhas)}
              valueText={texts.progressOf(result.qtdProcessadas, result.qtdLinhas)}
            />
          ) : null}
          <ImportFigures label={texts.figures} counts={result} />
          {result.qtdSemEmail > 0 && tpSituacao !== 'desfeita' ? (
            <Notice tone="info">{texts.lacksEmail(result.qtdSemEmail)}</Notice>
          ) : null}
          <NamesSection title={texts.kept(mantidos.length)} names={mantidos} />
        </div>
      </Card>
      {result.qtdComErro > 0 && !isUnderWay(result) ? (
        <ImportFaults
          importId={idImportacao}
          actions={
            <Button
              variant="secondary"
              isLoading={download.isPending}
              onClick={() => download.mutate()}
            >
              {texts.downloadFaults}
            </Button>
          }
        />
      ) : null}
      <div className={styles.actions}>
        {result.flPodeDesfazer && has('excluir') ? (
          <UndoImport importId={idImportacao} fileName={nmArquivo} />
        ) : null}
        {isUnderWay(result) ? null : (
          <Button variant={hasNewPeople ? 'secondary' : 'primary'} onClick={onAnother}>
            {texts.another}
          </Button>
        )}
        {hasNewPeople ? <NewPeople result={result} /> : null}
      </div>
    </div>
  );
}

/** Leads on to whom the import added. */
function NewPeople({ result: { idImportacao, qtdNovos } }: { result: Import }) {
  const behavioral = useSectionRights(SECTION.behavioral);
  const to = (page: Page) => linkTo(page, { search: { [IMPORT_PARAM]: idImportacao } });
  const mayAssess = behavioral.has('incluir');
  return (
    <>
      <Button asChild variant={mayAssess ? 'secondary' : 'primary'}>
        <Link to={to(paths.staffEmployees)}>{texts.seePeople(qtdNovos)}</Link>
      </Button>
      {mayAssess ? (
        <Button asChild>
          <Link to={to(paths.staffBehavioral)}>{texts.assessPeople(qtdNovos)}</Link>
        </Button>
      ) : null}
    </>
  );
}

function isUnderWay(result: Import | undefined): boolean {
  return result !== undefined && UNDER_WAY.has(result.tpSituacao);
}
