import { FigureCard, FigureRow, Skeleton } from '@aferir/ui';
import type { ReactNode } from 'react';
import { countText, type ToldCount } from './count-text.ts';
import { FigureLink } from './figure-link.tsx';

/** A count with its name. */
export interface CountOfRow extends ToldCount {
  readonly label: string;
  /** Undefined until it has been read, or where that failed. */
  readonly count: number | undefined;
  readonly icon: ReactNode;
  /** What it means, in a few words. */
  readonly hint?: string;
  /** The list with exactly those whom it counts. */
  readonly to?: string | undefined;
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
  const textOf = (told: CountOfRow) => {
    const { label: name, count, to } = told;
    const text = countText(told);
    if (text === undefined) return isFailed ? NOT_TOLD : <Skeleton width="56px" height="28px" />;
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
