import type { Schema } from '@aferir/api-client';
import type { ImportTexts } from '@aferir/domain';
import {
  Button,
  Card,
  DataGrid,
  defaultGridQuery,
  FigureCard,
  type GridData,
  gridColumnsOf,
  Notice,
  RetryNotice,
  Skeleton,
} from '@aferir/ui';
import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { importMessages as texts } from '../employee-import-messages.ts';
import type { OpenSheet } from '../sheet/open-sheet.ts';
import type { SheetPageRow, SheetStanding } from '../sheet/sheet-protocol.ts';
import styles from './employee-import.module.css';
import { FixDialog } from './fix-dialog.tsx';

const FAULTY = 'erro';

const column = gridColumnsOf<SheetPageRow>();
const columns = column.columns([
  column.accessor('line', { header: texts.line, meta: { width: '72px' } }),
  column.accessor(({ texts: row }) => row.nome, {
    id: 'nome',
    header: texts.fieldNames.nome,
    meta: { isCardTitle: true },
  }),
  column.accessor(({ texts: row }) => row['e-mail'], {
    id: 'email',
    header: texts.fieldNames['e-mail'],
  }),
  column.accessor(({ texts: row }) => row.cargo, { id: 'cargo', header: texts.fieldNames.cargo }),
  column.accessor(({ texts: row }) => row.departamento, {
    id: 'departamento',
    header: texts.fieldNames.departamento,
  }),
  column.accessor('faults', {
    header: texts.fault,
    cell: ({ getValue }) => {
      const faults = getValue();
      if (faults.length === 0) return texts.fine;
      return <span className={styles.fault}>{faults.map(({ message }) => message).join(' ')}</span>;
    },
  }),
]);

/** What the server says that the import would do. */
export interface Forecast {
  readonly data: Schema<'ImportPreview'> | undefined;
  readonly problem: string | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** Props of {@link CheckStep}. */
export interface CheckStepProps {
  sheet: OpenSheet;
  standing: SheetStanding;
  forecast: Forecast;
  isSending: boolean;
  onFix: (place: number, texts: ImportTexts) => Promise<void>;
  onBack: () => void;
  onStart: () => void;
}

/** Shows every row with what is wrong in it, and what the import would do. */
export function CheckStep({
  sheet,
  standing,
  forecast,
  isSending,
  onFix,
  onBack,
  onStart,
}: CheckStepProps) {
  const [query, setQuery] = useState({
    ...defaultGridQuery,
    filter: standing.faultyCount > 0 ? FAULTY : null,
  });
  const [data, setData] = useState<GridData<SheetPageRow>>({ status: 'loading' });
  const [fixed, setFixed] = useState<SheetPageRow>();
  const [isFixing, setIsFixing] = useState(false);
  const { page, pageSize, search, filter } = query;

  // Another standing means that a row was mended.
  useEffect(() => {
    let isLatest = standing !== undefined;
    const ask = { page, pageSize, search, onlyFaulty: filter === FAULTY };
    void sheet.ask('page', ask).then(({ rows, total }) => {
      if (isLatest) setData({ status: 'ready', rows, total });
    });
    return () => {
      isLatest = false;
    };
  }, [sheet, standing, page, pageSize, search, filter]);

  async function fix(mended: ImportTexts) {
    if (!fixed) return;
    setIsFixing(true);
    await onFix(fixed.place, mended);
    setIsFixing(false);
    setFixed(undefined);
  }

  const good = standing.rowCount - standing.faultyCount;
  return (
    <div className={styles.stack}>
      <ForecastCard forecast={forecast} />
      {standing.faultyCount > 0 ? (
        <Notice tone="warning">{texts.faulty(standing.faultyCount)}</Notice>
      ) : null}
      <DataGrid<SheetPageRow>
        title={texts.rows}
        countLabel={texts.rowsFound}
        columns={columns}
        data={data}
        query={query}
        onQueryChange={(next) => setQuery({ ...next, filter: next.filter })}
        filterOptions={[{ value: FAULTY, label: texts.onlyFaulty }]}
        rowId={({ place }) => String(place)}
        rowName={({ line }) => `${texts.line} ${line}`}
        rowActions={[
          { id: 'fix', label: texts.fix, icon: <Pencil />, isOneClick: true, onSelect: setFixed },
        ]}
        empty={{ title: texts.noRows, description: texts.noRowsText }}
      />
      {fixed ? (
        <FixDialog
          key={fixed.place}
          row={fixed}
          isSaving={isFixing}
          onSave={(mended) => void fix(mended)}
          onClose={() => setFixed(undefined)}
        />
      ) : null}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onBack}>
          {texts.goBack}
        </Button>
        <Button isLoading={isSending} disabled={good === 0} onClick={onStart}>
          {good === 0 ? texts.nothingToImport : texts.start(good)}
        </Button>
      </div>
    </div>
  );
}

function ForecastCard({ forecast: { data, problem, isLoading, retry } }: { forecast: Forecast }) {
  if (problem !== undefined) {
    return (
      <RetryNotice
        title={texts.forecastFailed}
        retryLabel={staffFormMessages.retry}
        isRetrying={isLoading}
        onRetry={retry}
      >
        {problem}
      </RetryNotice>
    );
  }
  const figures = [
    [texts.created, data?.qtdNovos],
    [texts.changed, data?.qtdAlterados],
    [texts.unchanged, data?.qtdSemMudanca],
    [texts.withFault, data?.qtdComErro],
  ] as const;
  const lacks = data
    ? [
        !data.flPodeAlterar && texts.lacksChange,
        !data.flPodeCriarCargos && data.cargosNovos.length > 0 && texts.lacksPositions,
        !data.flPodeCriarDepartamentos &&
          data.departamentosNovos.length > 0 &&
          texts.lacksDepartments,
      ].filter((text) => text !== false)
    : [];
  return (
    <Card title={texts.forecast}>
      <div className={styles.stack}>
        <div className={styles.figures}>
          {figures.map(([label, count]) => (
            <FigureCard
              key={label}
              label={label}
              value={
                count === undefined || isLoading ? (
                  <Skeleton width="48px" height="28px" />
                ) : (
                  count.toLocaleString('pt-BR')
                )
              }
            />
          ))}
        </div>
        {lacks.map((text) => (
          <Notice key={text} tone="warning">
            {text}
          </Notice>
        ))}
        <NewPlaces title={texts.newPositions} names={data?.cargosNovos ?? []} />
        <NewPlaces title={texts.newDepartments} names={data?.departamentosNovos ?? []} />
      </div>
    </Card>
  );
}

function NewPlaces({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
