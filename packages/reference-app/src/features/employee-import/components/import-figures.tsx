import type { Schema } from '@aferir/api-client';
import { FigureCard, FigureRow, Skeleton } from '@aferir/ui';
import { importMessages as texts } from '../employee-import-messages.ts';

const FIGURES = [
  ['qtdNovos', texts.created],
  ['qtdAlterados', texts.changed],
  ['qtdSemMudanca', texts.unchanged],
  ['qtdComErro', texts.withFault],
] as const;

/** Props of {@link ImportFigures}. */
export interface ImportFiguresProps {
  /** What the figures tell of. */
  label: string;
  /** Undefined: not known yet. */
  counts: Pick<Schema<'ImportPreview'>, (typeof FIGURES)[number][0]> | undefined;
}

/** What becomes of the rows of a sheet, by numbers. */
export function ImportFigures({ label, counts }: ImportFiguresProps) {
  return (
    <FigureRow label={label}>
      {FIGURES.map(([count, name]) => (
        <FigureCard
          key={count}
          label={name}
          value={counts?.[count].toLocaleString('pt-BR') ?? <Skeleton width="48px" height="28px" />}
        />
      ))}
    </FigureRow>
  );
}
