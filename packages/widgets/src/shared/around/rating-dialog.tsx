import type { Schema } from '@aferir/api-client';
import { getOwnRatingQuery, readMarked } from '@aferir/api-client/react';
import { Button, Dialog } from '@aferir/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWidget, WidgetPart } from '../host/use-widget.tsx';
import { toPart } from '../report/part-state.ts';
import { ReportPart } from '../report/report-part.tsx';
import type { WithAround } from './around.messages.ts';
import styles from './around.module.css';
import { RatingSteps } from './rating-steps.tsx';

export interface RatingDialogProps {
  rating: Pick<Schema<'OwnRating'>, 'idAvaliador' | 'nmPessoa'>;
  onClose: () => void;
}

/** Where a colleague is rated, one competency at a time. Each score is saved on the way on. */
export function RatingDialog({ rating: { idAvaliador, nmPessoa }, onClose }: RatingDialogProps) {
  const { client, messages } = useWidget<WithAround>();
  const texts = messages.around;
  const queries = useQueryClient();
  const [isDone, setDone] = useState(false);
  const [isSaving, setSaving] = useState(false);
  // What is written here is not taken back by what is read again meanwhile.
  const content = useQuery({
    ...getOwnRatingQuery(client, { query: { idAvaliador } }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  // The page around shows how far each rating is.
  const close = () => {
    void readMarked(queries);
    onClose();
  };
  const part = content.isFetchedAfterMount ? toPart(content) : ({ status: 'loading' } as const);
  return (
    <Dialog
      isOpen
      title={texts.ratingOf(nmPessoa)}
      isBusy={isSaving}
      onClose={close}
      actions={isDone ? <Button onClick={close}>{texts.close}</Button> : undefined}
    >
      <WidgetPart headingLevel={1}>
        {isDone ? (
          <div role="status" className={styles.section}>
            <p className={styles.name}>{texts.thanks}</p>
            <p className={styles.muted}>{texts.thanksHint}</p>
          </div>
        ) : (
          <ReportPart
            part={part}
            loadingLabel={texts.loadingRating}
            emptyLabel={texts.noCompetencies}
            failedLabel={texts.ratingFailed}
            isEmpty={({ competencias }) => competencias.length === 0}
            onRetry={() => void content.refetch()}
          >
            {(data) => (
              <RatingSteps
                content={data}
                onSaving={setSaving}
                onDone={() => {
                  setDone(true);
                  void readMarked(queries);
                }}
              />
            )}
          </ReportPart>
        )}
      </WidgetPart>
    </Dialog>
  );
}
