import { Skeleton, SkeletonItem } from '@aferir/ui';
import fields from '../forms/fields.module.css';
import { CardSkeleton } from './card-skeleton.tsx';
import styles from './record-skeleton.module.css';

/** What is on its way: the fields of a form, lines of a text, or items of a list, each with its picture. */
export type RecordShape = 'fields' | 'lines' | 'items';

/** Props of {@link RecordSkeleton}. */
export interface RecordSkeletonProps {
  shape: RecordShape;
  /** How many of them. */
  count: number;
}

const WIDTHS = ['90%', '70%', '80%', '60%'];

/** The shape of what a page or a dialog reads before it can show it. */
export function RecordSkeleton({ shape, count }: RecordSkeletonProps) {
  const parts = Array.from({ length: count }, (_, part) => part);
  return (
    <div className={shape === 'fields' ? fields.fields : styles.list}>
      {parts.map((part) => (
        <Part key={part} shape={shape} width={WIDTHS[part % WIDTHS.length] ?? '80%'} />
      ))}
    </div>
  );
}

function Part({ shape, width }: { shape: RecordShape; width: string }) {
  switch (shape) {
    case 'fields':
      return (
        <div>
          <Skeleton width="35%" />
          <Skeleton shape="block" height="var(--_aferir-size-control)" />
        </div>
      );
    case 'lines':
      return <Skeleton width={width} />;
    case 'items':
      return <SkeletonItem />;
  }
}

/** A card of what a page reads: lines, unless it is a form. */
export function RecordCardSkeleton({ shape = 'lines', count = 10 }: Partial<RecordSkeletonProps>) {
  return (
    <CardSkeleton>
      <RecordSkeleton shape={shape} count={count} />
    </CardSkeleton>
  );
}
