import type { Schema } from '@aferir/api-client';
import {
  type ColumnMapping,
  type ImportField,
  type ImportTexts,
  importFaultText,
} from '@aferir/domain';
import {
  Button,
  DataGrid,
  defaultGridQuery,
  gridColumnsOf,
  Notice,
  useFocusHeir,
} from '@aferir/ui';
import { Pencil } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { importMessages as texts } from '../employee-import-messages.ts';
import { unreadReason } from '../reading-messages.ts';
import type { OpenSheet } from '../sheet/open-sheet.ts';
import type { RowTally, SheetPageRow } from '../sheet/sheet-protocol.ts';
import type { Forecast } from '../use-forecast.ts';
import { useSheetPage } from '../use-sheet-page.ts';
import styles from './employee-import.module.css';
import { FixDialog, type FixDialogProps } from './fix-dialog.tsx';
import { ForecastCard, type ForecastCardProps } from './forecast-card.tsx';

const FAULTY = 'erro';
/** A day is one word. */
const WIDTHS: Partial<Record<ImportField, string>> = { nascimento: '6rem', admissão: '6rem' };

const column = gridColumnsOf<SheetPageRow>();
/** A field that a sheet may leave out has a column where the sheet tells it. */
const columnsFor = (mapping: ColumnMapping) =>
  column.columns([
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
    ...(['matrícula', 'CPF', 'nascimento', 'gestor', 'admissão'] as const)
      .filter((field) => mapping[field] !== undefined)
      .map((field) =>
        column.accessor(({ texts: row }) => row[field], {
          id: field,
          header: texts.fieldNames[field],
          ...(WIDTHS[field] && { meta: { width: WIDTHS[field] } }),
        }),
      ),
    column.accessor('faults', {
      header: texts.fault,
      cell: ({ row: { original } }) => <Faults row={original} />,
    }),
  ]);

/** Props of {@link CheckStep}. */
export interface CheckStepProps {
  ask: OpenSheet['ask'];
  tally: RowTally;
  /** What the columns of the sheet tell. */
  mapping: ColumnMapping;
  forecast: Forecast;
  /** The import is being started. */
  isStarting: boolean;
  canGoBack: boolean;
  onAskForecast: () => void;
  /** All that would change, not the first rows alone. */
  onAskAll: ForecastCardProps['onAskAll'];
  onRename: ForecastCardProps['onRename'];
  /** Resolves to whether the row was mended. */
  onFix: (place: number, texts: ImportTexts) => Promise<boolean>;
  onBack: () => void;
  onStart: () => void;
}

/** Shows every row with what is wrong in it, and what the import would do. */
export function CheckStep({
  ask,
  tally,
  mapping,
  forecast,
  isStarting,
  canGoBack,
  onAskForecast,
  onAskAll,
  onRename,
  onFix,
  onBack,
  onStart,
}: CheckStepProps) {
  const columns = useMemo(() => columnsFor(mapping), [mapping]);
  const [query, setQuery] = useState({
    ...defaultGridQuery,
    filter: tally.faultyCount > 0 ? FAULTY : null,
  });
  const [fixed, setFixed] = useState<SheetPageRow & Pick<FixDialogProps, 'refusal'>>();
  const [isFixing, setIsFixing] = useState(false);
  const hasFaults = tally.faultyCount > 0;
  // Once the last fault is mended, all rows are there again.
  const filter = hasFaults ? query.filter : null;
  const data = useSheetPage(ask, tally, { ...query, onlyFaulty: filter === FAULTY });
  const grid = useRef<HTMLElement>(null);
  // The button of a row that is mended goes with it.
  const noteFocus = useFocusHeir(grid);

  async function open(refusal: Schema<'ImportRefusal'>) {
    const row = await ask('row', { line: refusal.nrLinha });
    if (row) setFixed({ ...row, refusal });
  }

  async function fix(mended: ImportTexts) {
    if (!fixed) return;
    setIsFixing(true);
    const isMended = await onFix(fixed.place, mended);
    setIsFixing(false);
    if (isMended) setFixed(undefined);
  }

  const faultyCount = tally.faultyCount - tally.unreadCount;
  const refused = forecast.status === 'ready' ? forecast.data.qtdRecusas : 0;
  const good = Math.max(0, tally.rowCount - tally.faultyCount - refused);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears where the focus is in it
    <div className={styles.stack} onFocus={noteFocus}>
      <ForecastCard
        forecast={forecast}
        onRetry={onAskForecast}
        onAskAll={onAskAll}
        onRename={onRename}
        onFix={(refusal) => void open(refusal)}
      />
      {faultyCount > 0 ? <Notice tone="warning">{texts.faulty(faultyCount)}</Notice> : null}
      {tally.unreadCount > 0 ? (
        <Notice tone="warning">{texts.unread(tally.unreadCount)}</Notice>
      ) : null}
      <DataGrid<SheetPageRow>
        ref={grid}
        title={texts.rows}
        headingLevel={3}
        countLabel={texts.rowsFound}
        columns={columns}
        data={data}
        query={{ ...query, filter }}
        onQueryChange={(next) => setQuery({ ...next, filter: next.filter })}
        {...(hasFaults && { filterOptions: [{ value: FAULTY, label: texts.onlyFaulty }] })}
        rowId={({ place }) => String(place)}
        rowName={({ line }) => `${texts.line} ${line}`}
        rowActions={[
          {
            id: 'fix',
            label: texts.fix,
            icon: <Pencil />,
            isOneClick: true,
            nameOf: ({ line }) => texts.fixLine(line),
            onSelect: setFixed,
          },
        ]}
        empty={{ title: texts.noRows, description: texts.noRowsText }}
      />
      {fixed ? (
        <FixDialog
          key={fixed.place}
          row={fixed}
          refusal={fixed.refusal}
          isSaving={isFixing}
          onSave={(mended) => void fix(mended)}
          onClose={() => setFixed(undefined)}
        />
      ) : null}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={!canGoBack} onClick={onBack}>
          {texts.goBack}
        </Button>
        <Button isLoading={isStarting} disabled={good === 0} onClick={onStart}>
          {good === 0 ? texts.nothingToImport : texts.start(good)}
        </Button>
      </div>
    </div>
  );
}

function Faults({ row: { faults, unread } }: { row: SheetPageRow }) {
  if (!unread && faults.length === 0) return <span key="fine">{texts.fine}</span>;
  const told = unread
    ? [unreadReason(unread.problem), texts.asInFile(unread.text)]
    : faults.map(importFaultText);
  return (
    <span key="faulty" className={styles.fault}>
      {told.join(' ')}
    </span>
  );
}
