import { clsx } from 'clsx';
import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '../media-query/index.ts';
import { formatNumber, NUMBER_KINDS, type NumberKind } from '../number-format/number-format.ts';
import { useUiMessages } from '../ui-messages/index.ts';
import styles from './count-up.module.css';
import {
  LazyMovingFigure,
  preloadMovingFigure,
  renewMovingFigure,
} from './parts/lazy-moving-figure.tsx';

/** Props of {@link CountUp}. */
export interface CountUpProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The figure; a percentage from 0 to 100. */
  value: number;
  /** @default 'count' */
  kind?: 'count' | 'percent';
}

interface Run {
  from: number;
  to: number;
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const DURATION = 2500;

/** A figure that has been read by then does not go back to zero. */
const LATE = 1000;

const KINDS = { count: 'number', percent: 'percent' } as const satisfies Record<string, NumberKind>;

/**
 * A figure that counts up when it first comes into sight and moves on when it changes. It can be read before the code that moves it
 * is there, takes the same room all the time, is read aloud once, and stands still for who asks for less motion.
 */
export function CountUp({ value, kind = 'count', className, ref, ...rest }: CountUpProps) {
  const isStill = useMediaQuery(LESS_MOTION);
  const { language } = useUiMessages();
  const figure = kind === 'percent' ? value / 100 : value;
  const root = useRef<HTMLSpanElement>(null);
  const before = useRef(0);
  const [run, setRun] = useState<Run>();

  useImperativeHandle<HTMLSpanElement | null, HTMLSpanElement | null>(ref, () => root.current, []);

  useLayoutEffect(() => {
    const from = before.current;
    if (isStill || figure === from || !canMove()) {
      before.current = figure;
      return;
    }
    let isOver = false;
    let end: ReturnType<typeof setTimeout> | undefined;
    const waiting = onceInSight(root.current, () => {
      const begun = performance.now();
      preloadMovingFigure().then(() => {
        if (isOver) return;
        before.current = figure;
        if (performance.now() - begun > LATE) return;
        // Before the next frame: the figure is not to be seen at its end first.
        flushSync(() => setRun({ from, to: figure }));
        end = setTimeout(() => setRun(undefined), DURATION);
      }, renewMovingFigure);
    });
    return () => {
      isOver = true;
      waiting?.disconnect();
      clearTimeout(end);
      setRun(undefined);
    };
  }, [figure, isStill]);

  return (
    <span
      {...rest}
      ref={root}
      data-moving={run ? true : undefined}
      className={clsx('aferir-count-up', styles.root, className)}
    >
      <span className={styles.value}>{formatNumber(figure, language, KINDS[kind])}</span>
      {run ? (
        <span className={styles.moving} aria-hidden="true">
          <LazyMovingFigure
            fallback={null}
            from={run.from}
            to={run.to}
            language={language}
            format={NUMBER_KINDS[KINDS[kind]]}
            duration={DURATION}
          />
        </span>
      ) : null}
    </span>
  );
}

/** Fetches what moves figures beside what reads them; nothing where they stand still. A failure shows in no figure. */
export async function preloadCountUp(): Promise<void> {
  if (!canMove() || matchMedia(LESS_MOTION).matches) return;
  await preloadMovingFigure().catch(renewMovingFigure);
}

/** Whether the browser has what the movement is made of. */
function canMove(): boolean {
  return 'animate' in Element.prototype && CSS.supports('line-height', 'mod(1, 1)');
}

/** Calls back as soon as an element is in sight: at once, or by the observer that is given back. */
function onceInSight(element: Element | null, begin: () => void): IntersectionObserver | undefined {
  if (!element || !('IntersectionObserver' in globalThis)) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom > 0 && top < window.innerHeight) {
    begin();
    return undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    begin();
  });
  observer.observe(element);
  return observer;
}
