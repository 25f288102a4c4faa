import { DASHBOARD_DEFINITIONS } from '@aferir/domain';
import { Card, RetryNotice, SkeletonGroup, useExplanation } from '@aferir/ui';
import type { ReactNode } from 'react';
import { appMessages } from '../../../shared/app-messages.ts';
import { figuresMessages as texts } from '../figures-messages.ts';
import type { CardState } from '../use-dashboard.ts';
import styles from './figures-card.module.css';
import { type FiguresCardName, FiguresSkeleton } from './figures-skeleton.tsx';

/** Props of {@link FiguresCard}. */
export interface FiguresCardProps<Figures> {
  title: string;
  /** Which definitions tell how its figures are made. */
  definitions: FiguresCardName;
  state: CardState<Figures>;
  children: (figures: Figures) => ReactNode;
  /** What stands below and is read by itself. */
  below?: ReactNode;
}

/** A card of the dashboard: what its figures mean, and its own way to wait, to fail and to try again. */
export function FiguresCard<Figures>({
  title,
  definitions,
  state,
  children,
  below,
}: FiguresCardProps<Figures>) {
  const { button, content } = useExplanation({
    label: texts.howToRead(title),
    text: DASHBOARD_DEFINITIONS[definitions].map((sentence) => <p key={sentence}>{sentence}</p>),
  });
  return (
    <Card title={title} headingLevel={3} actions={button}>
      <div className={styles.root}>
        {content}
        <Content definitions={definitions} state={state}>
          {children}
        </Content>
        {below}
      </div>
    </Card>
  );
}

function Content<Figures>({
  definitions,
  state,
  children,
}: Pick<FiguresCardProps<Figures>, 'definitions' | 'state' | 'children'>) {
  if (state.status === 'ready') return children(state.figures);
  if (state.status === 'loading') {
    return (
      <SkeletonGroup label={texts.loading} className={styles.root}>
        <FiguresSkeleton card={definitions} />
      </SkeletonGroup>
    );
  }
  return (
    <RetryNotice
      retryLabel={appMessages.retry}
      isRetrying={state.isRetrying}
      onRetry={state.onRetry}
    >
      {texts.cardFailed}
    </RetryNotice>
  );
}
