import { clsx } from 'clsx';
import { ChartColumn } from 'lucide-react';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Button } from '../../button/index.ts';
import { EmptyState } from '../../empty-state/index.ts';
import { useExplanation } from '../../explanation/index.ts';
import { Skeleton, SkeletonGroup } from '../../skeleton/index.ts';
import { useMessages } from '../../ui-messages/ui-messages-provider.tsx';
import styles from '../chart-frame.module.css';
import { type ChartFrameMessages, chartFrameMessages } from '../chart-frame-messages.ts';
import type { ChartFiles, ChartKeyItem, ChartOptions, ChartTable } from '../chart-frame-types.ts';
import { ChartBoundary } from './chart-boundary.tsx';
import { ChartKey } from './chart-key.tsx';
import { ChartTableView } from './chart-table-view.tsx';

/** What of a chart can be taken along. */
export interface ChartDownloadsProps {
  texts: ChartFrameMessages;
  files: ChartFiles;
  title: string;
  /** Of the element that holds the title, which tells its button from those of other charts. */
  titleId: string;
  summary: string;
  table: ChartTable;
  chartKey: readonly ChartKeyItem[] | undefined;
  /** The chart, and what its drawing stands in. */
  root: RefObject<HTMLElement | null>;
  plot: RefObject<HTMLElement | null>;
}

/** What the frame of a chart is made of. */
export interface ChartShellProps extends ChartOptions {
  /** The same data to read one by one. */
  table: ChartTable;
  /** Says what stands for what in the drawing. */
  chartKey?: readonly ChartKeyItem[];
  /** Whether there is nothing to draw. */
  isEmpty?: boolean;
  /** Whether the drawing has links, which a picture could not have. @default false */
  hasLinks?: boolean;
  /** Comes before a drawing that failed is tried again. */
  onRedraw?: () => void;
  /** Leaves out all that can be pressed. @default false */
  isOnPaper?: boolean;
  /** Offers the files: charts that seldom have any load it late. */
  Downloads: ComponentType<ChartDownloadsProps>;
  /** The drawing, one svg. */
  children: ReactNode;
}

/** What stands around every chart, without the code of its files. */
export function ChartShell({
  title,
  summary,
  explanation,
  files,
  table,
  chartKey,
  isLoading = false,
  isEmpty = false,
  hasLinks = false,
  isFailed = false,
  isOnPaper = false,
  onRetry,
  onRedraw,
  Downloads,
  headingLevel = 3,
  messages,
  className,
  children,
  ref,
  ...rest
}: ChartShellProps) {
  const texts = useMessages('chart', chartFrameMessages, messages);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const plot = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [isTableOpen, setIsTableOpen] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const isReady = !isLoading && !isFailed && !isEmpty && !isOnPaper;
  const { button, content } = useExplanation({
    label: texts.explain(title),
    text: isOnPaper ? null : explanation,
  });

  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, []);

  function redraw() {
    onRedraw?.();
    setAttempt(attempt + 1);
  }

  function failed(retry: (() => void) | undefined) {
    return (
      <EmptyState
        role="alert"
        tone="danger"
        icon={<ChartColumn />}
        title={texts.failed}
        {...(retry && { action: <Button onClick={retry}>{texts.retry}</Button> })}
      />
    );
  }

  function drawn() {
    if (isFailed) return failed(onRetry);
    if (isLoading) {
      return (
        <SkeletonGroup label={texts.loading} className={styles.loading}>
          <Skeleton height="160px" />
        </SkeletonGroup>
      );
    }
    if (isEmpty) return <EmptyState icon={<ChartColumn />} title={texts.noData} />;
    return (
      <ChartBoundary key={attempt} fallback={failed(redraw)}>
        {chartKey ? <ChartKey items={chartKey} /> : null}
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: a picture and a group both have a name */}
        <div
          ref={plot}
          className={styles.plot}
          role={hasLinks ? 'group' : 'img'}
          aria-label={`${title}. ${summary}`}
        >
          {children}
        </div>
      </ChartBoundary>
    );
  }

  return (
    <figure
      aria-labelledby={`${id}-title`}
      {...rest}
      ref={root}
      className={clsx('aferir-chart-frame', styles.root, className)}
    >
      <figcaption>
        <div className={styles.head}>
          <Heading id={`${id}-title`} className={styles.title}>
            {title}
          </Heading>
          {button}
        </div>
        <p className={styles.summary}>{summary}</p>
        {content ? <div className={styles.explanation}>{content}</div> : null}
      </figcaption>
      {drawn()}
      {isReady ? (
        <div className={styles.actions}>
          <Button
            variant="ghost"
            size="s"
            aria-expanded={isTableOpen}
            aria-controls={`${id}-table`}
            aria-describedby={`${id}-title`}
            onClick={() => setIsTableOpen(!isTableOpen)}
          >
            {isTableOpen ? texts.hideTable : texts.showTable}
          </Button>
          {files ? (
            <Downloads
              texts={texts}
              files={files}
              title={title}
              titleId={`${id}-title`}
              summary={summary}
              table={table}
              chartKey={chartKey}
              root={root}
              plot={plot}
            />
          ) : null}
        </div>
      ) : null}
      <div id={`${id}-table`} hidden={!isReady || !isTableOpen}>
        {isReady && isTableOpen ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
          <section className={styles.tableBox} aria-label={title} tabIndex={0}>
            <ChartTableView caption={title} table={table} />
          </section>
        ) : null}
      </div>
    </figure>
  );
}
