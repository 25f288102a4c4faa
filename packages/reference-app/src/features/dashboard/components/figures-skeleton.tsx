import type { DASHBOARD_DEFINITIONS } from '@aferir/domain';
import { Skeleton } from '@aferir/ui';
import list from './figure-list.module.css';
import cards from './figures-card.module.css';
import styles from './figures-skeleton.module.css';

/** A card of the dashboard, by its definitions. */
export type FiguresCardName = keyof typeof DASHBOARD_DEFINITIONS;

/** What stands in a card, from top to bottom. */
interface Shape {
  readonly figures: number;
  readonly chart?: 'ring' | 'bars' | 'radar';
  /** Rows of a name and a figure. */
  readonly rows?: number;
}

const SHAPES: Readonly<Record<FiguresCardName, Shape>> = {
  recomendacao: { figures: 0 },
  comportamental: { figures: 4, chart: 'ring', rows: 4 },
  avaliacoes: { figures: 4, chart: 'bars', rows: 3 },
  departamentos: { figures: 4, chart: 'bars', rows: 6 },
  cargos: { figures: 4, chart: 'bars', rows: 6 },
  competencias: { figures: 5, chart: 'radar' },
  treinamentos: { figures: 3 },
};

const BARS = 4;

/** What stands in a card of figures, on its way; silent, as what it is made of. */
export function FiguresSkeleton({ card }: { card: FiguresCardName }) {
  const { figures, chart, rows = 0 } = SHAPES[card];
  return (
    <>
      {figures > 0 ? <Figures count={figures} /> : <Words />}
      {chart === 'radar' ? (
        <div className={cards.halves}>
          <Ring size="260px" />
          <Bars count={2 * BARS} />
        </div>
      ) : null}
      {chart === 'ring' ? <Ring size="220px" /> : null}
      {chart === 'bars' ? <Bars count={BARS} /> : null}
      {rows > 0 ? (
        <div className={cards.rows}>
          {times(rows, (row) => (
            <div key={row} className={cards.row}>
              <Skeleton width="45%" />
              <Skeleton width="20%" />
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}

function Figures({ count }: { count: number }) {
  return (
    <div className={list.root}>
      {times(count, (figure) => (
        <div key={figure} className={list.figure}>
          <div className={list.label}>
            <Skeleton width="80%" />
          </div>
          <div className={list.value}>
            <Skeleton width="3rem" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Words() {
  return (
    <div>
      <Skeleton width="8rem" height="1.5rem" />
      <Skeleton width="min(28rem, 80%)" />
    </div>
  );
}

function Ring({ size }: { size: string }) {
  return (
    <div>
      <Heading />
      <Skeleton shape="circle" width={size} className={styles.ring} />
    </div>
  );
}

function Bars({ count }: { count: number }) {
  return (
    <div>
      <Heading />
      {times(count, (bar) => (
        <div key={bar} className={styles.bar}>
          <Skeleton width="35%" />
          <Skeleton height="1rem" />
        </div>
      ))}
    </div>
  );
}

/** What a chart is called, and what it shows. */
function Heading() {
  return (
    <>
      <Skeleton width="50%" />
      <Skeleton width="75%" />
    </>
  );
}

function times<Part>(count: number, draw: (index: number) => Part): Part[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}
