import { type ColumnMapping, IMPORT_FIELDS, type ImportField } from '@aferir/domain';
import { Button, Notice, SelectField } from '@aferir/ui';
import { type DragEvent, useState } from 'react';
import { importMessages as texts } from '../employee-import-messages.ts';
import type { SheetSummary } from '../sheet/sheet-protocol.ts';
import styles from './employee-import.module.css';

const NONE = 'nenhuma';
const DRAGGED = 'application/x-aferir-column';

/** Props of {@link MappingStep}. */
export interface MappingStepProps {
  fileName: string;
  sheet: SheetSummary;
  mapping: ColumnMapping;
  onMappingChange: (mapping: ColumnMapping) => void;
  isChecking: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/** Says which column of the sheet tells which field: by dragging it there, or by choosing it. */
export function MappingStep({
  fileName,
  sheet,
  mapping,
  onMappingChange,
  isChecking,
  onBack,
  onConfirm,
}: MappingStepProps) {
  const [isAsked, setIsAsked] = useState(false);
  const missing = IMPORT_FIELDS.filter((field) => mapping[field] === undefined);
  const used = new Set(Object.values(mapping));
  const names = sheet.header.map((name, column) => texts.columnName(letterOf(column), name));

  function assign(field: ImportField, column: number | undefined) {
    const next: Partial<Record<ImportField, number>> = {};
    for (const one of IMPORT_FIELDS) {
      const kept = one === field ? column : mapping[one];
      if (kept !== undefined && (one === field || kept !== column)) next[one] = kept;
    }
    onMappingChange(next);
  }

  return (
    <div className={styles.stack}>
      <p className={styles.muted}>{texts.mappingText(fileName, sheet.rowCount)}</p>
      <ul aria-label={texts.columnsOfSheet} className={styles.columns}>
        {names.map((name, column) => (
          <li
            key={name}
            draggable
            data-used={used.has(column) || undefined}
            className={styles.column}
            onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, String(column))}
          >
            {name}
            {used.has(column) ? ` (${texts.used})` : null}
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
            sample={sheet.first[mapping[field] ?? -1]}
            error={isAsked && mapping[field] === undefined ? texts.chooseColumn : undefined}
            onChange={(column) => assign(field, column)}
          />
        ))}
      </div>
      {isAsked && missing.length > 0 ? <Notice tone="danger">{texts.mapAll}</Notice> : null}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onBack}>
          {texts.goBack}
        </Button>
        <Button
          isLoading={isChecking}
          onClick={() => {
            setIsAsked(true);
            if (missing.length === 0) onConfirm();
          }}
        >
          {texts.confirmMapping}
        </Button>
      </div>
    </div>
  );
}

interface FieldPlaceProps {
  field: ImportField;
  names: readonly string[];
  column: number | undefined;
  sample: string | undefined;
  error: string | undefined;
  onChange: (column: number | undefined) => void;
}

function FieldPlace({ field, names, column, sample, error, onChange }: FieldPlaceProps) {
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
        error={error}
      />
      {column === undefined ? null : (
        <p className={styles.muted}>{sample ? texts.sample(sample) : texts.emptySample}</p>
      )}
    </div>
  );
}

/** What spreadsheets call a column: A, B, …, Z, AA. */
function letterOf(column: number): string {
  const rest = column % 26;
  const letter = String.fromCharCode(65 + rest);
  return column < 26 ? letter : letterOf((column - rest) / 26 - 1) + letter;
}
