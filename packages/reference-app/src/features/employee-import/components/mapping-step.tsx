import {
  type ColumnMapping,
  findImportDoubts,
  findMissingFields,
  IMPORT_FIELDS,
  type ImportDoubt,
  type ImportField,
} from '@aferir/domain';
import { Button, Form, Notice, SelectField } from '@aferir/ui';
import { TriangleAlert } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { importMessages as texts } from '../employee-import-messages.ts';
import { doubtText } from '../reading-messages.ts';
import type { ReadFile } from '../sheet-import.machine.ts';
import { columnLetter } from './column-letter.ts';
import styles from './employee-import.module.css';

const NONE = 'nenhuma';
const DRAGGED = 'application/x-aferir-column';

/** Props of {@link MappingStep}. */
export interface MappingStepProps {
  file: ReadFile;
  mapping: ColumnMapping;
  onMappingChange: (mapping: ColumnMapping) => void;
  /** The sheet is being checked, or read again. */
  isBusy: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/** Says which column of the sheet tells which field: by dragging it there, or by choosing it. */
export function MappingStep({
  file: { fileName, summary },
  mapping,
  onMappingChange,
  isBusy,
  onBack,
  onConfirm,
}: MappingStepProps) {
  const [isAsked, setIsAsked] = useState(false);
  const missing = findMissingFields((field) => mapping[field] !== undefined);
  const doubts = findImportDoubts(summary.sample, mapping, new Date());
  const used = new Set(Object.values(mapping));
  const names = summary.header.map((name, column) => texts.columnName(columnLetter(column), name));

  function assign(field: ImportField, column: number | undefined) {
    const next: Partial<Record<ImportField, number>> = {};
    for (const one of IMPORT_FIELDS) {
      const kept = one === field ? column : mapping[one];
      if (kept !== undefined && (one === field || kept !== column)) next[one] = kept;
    }
    onMappingChange(next);
  }

  async function confirm() {
    setIsAsked(true);
    if (missing.length === 0) onConfirm();
  }

  return (
    <Form onSubmit={confirm}>
      <div className={styles.stack}>
        <p className={styles.muted}>{texts.mappingText(fileName, summary.rowCount)}</p>
        <ul aria-label={texts.columnsOfSheet} className={styles.columns}>
          {names.map((name, column) => (
            <li
              key={name}
              draggable
              data-used={used.has(column) || undefined}
              className={styles.column}
              onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, String(column))}
            >
              <span>{name}</span>
              {used.has(column) ? <span>{` (${texts.used})`}</span> : null}
            </li>
          ))}
        </ul>
        <div className={styles.mapping}>
          {IMPORT_FIELDS.map((field) => (
            <FieldPlace
              key={field}
              field={field}
              names={names}
              column={mapping[field]}
              sample={summary.sample[0]?.cells[mapping[field] ?? -1]}
              doubt={doubts.find((doubt) => doubt.field === field)}
              error={
                isAsked && missing.some((one) => one === field) ? texts.chooseColumn : undefined
              }
              onChange={(column) => assign(field, column)}
            />
          ))}
        </div>
        {isAsked && missing.length > 0 ? <Notice tone="danger">{texts.mapAll}</Notice> : null}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onBack}>
            {texts.goBack}
          </Button>
          <Button type="submit" isLoading={isBusy}>
            {texts.confirmMapping}
          </Button>
        </div>
      </div>
    </Form>
  );
}

interface FieldPlaceProps {
  field: ImportField;
  names: readonly string[];
  column: number | undefined;
  sample: string | undefined;
  /** What is doubtful about the column. */
  doubt: ImportDoubt | undefined;
  error: string | undefined;
  onChange: (column: number | undefined) => void;
}

function FieldPlace({ field, names, column, sample, doubt, error, onChange }: FieldPlaceProps) {
  const [isDropping, setIsDropping] = useState(false);

  function drop(event: DragEvent) {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    setIsDropping(event.type === 'dragover');
    if (event.type === 'drop') onChange(Number(event.dataTransfer.getData(DRAGGED)));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can be chosen in the field too
    <div
      className={styles.field}
      data-dropping={isDropping || undefined}
      onDragOver={drop}
      onDragLeave={() => setIsDropping(false)}
      onDrop={drop}
    >
      <SelectField
        label={texts.fieldNames[field]}
        options={[
          { value: NONE, label: texts.noColumn },
          ...names.map((label, index) => ({ value: String(index), label })),
        ]}
        value={column === undefined ? NONE : String(column)}
        onValueChange={(value) => onChange(value === NONE ? undefined : Number(value))}
        hint={hintOf(doubt) ?? (column === undefined ? texts.mappingHints[field] : undefined)}
        error={error}
      />
      {column === undefined ? null : (
        <p className={styles.muted}>{sample ? texts.sample(sample) : texts.emptySample}</p>
      )}
    </div>
  );
}

function hintOf(doubt: ImportDoubt | undefined) {
  return doubt && <Doubt key={doubtText(doubt)} doubt={doubt} />;
}

function Doubt({ doubt }: { doubt: ImportDoubt }) {
  return (
    <span className={styles.doubt}>
      <TriangleAlert className={styles.doubtIcon} aria-hidden />
      <span>{doubtText(doubt)}</span>
    </span>
  );
}
