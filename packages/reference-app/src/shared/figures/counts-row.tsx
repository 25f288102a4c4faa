import { FigureCard, FigureRow, Skeleton } from '@aferir/ui';
import type { ReactNode } from 'react';
import { FigureLink } from './figure-link.tsx';

/** A count with its name. */
export interface CountOfRow {
  readonly label: string;
  /** Undefined until it has been read, or where that failed. */
  readonly count: number | undefined;
  readonly icon: ReactNode;
  /** What it means, in a few words. */
  readonly hint?: string;
  /** The list with exactly those whom it counts. */
  readonly to?: string;
  /** @default 'count' */
  readonly kind?: 'count' | 'percent';
}

const NOT_TOLD = '-';

/** Counts side by side; their room is there before they have been read. */
export function CountsRow({
  label,
  counts,
  isFailed,
}: {
  label: string;
  counts: readonly CountOfRow[];
  isFailed: boolean;
}) {
  const textOf = ({ label: name, count, kind, to }: CountOfRow) => {
    if (count === undefined) return isFailed ? NOT_TOLD : <Skeleton width="56px" height="28px" />;
    const text = `${count.toLocaleString('pt-BR')}${kind === 'percent' ? '%' : ''}`;
    if (to === undefined || count === 0) return text;
    return (
      <FigureLink to={to} label={`${name}: ${text}`}>
        {text}
      </FigureLink>
    );
  };
  return (
    <FigureRow label={label}>
      {counts.map((one) => (
        <FigureCard
          key={one.label}
          label={one.label}
          value={textOf(one)}
          hint={one.hint}
          icon={one.icon}
        />
      ))}
    </FigureRow>
  );
}
