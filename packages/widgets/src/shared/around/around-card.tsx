import type { Schema } from '@aferir/api-client';
import { Badge, Button, Card } from '@aferir/ui';
import { useWidget } from '../host/use-widget.tsx';
import { levelsBelow } from '../report/heading-levels.ts';
import type { WithAround } from './around.messages.ts';
import styles from './around.module.css';
import type { AroundCardName, AroundReview, AroundTask, OwnRating } from './around-task.ts';
import { RatersDialog } from './raters-dialog.tsx';
import { RatingDialog } from './rating-dialog.tsx';
import { ratingAction, ratingFacts } from './rating-texts.ts';

export interface AroundCardProps {
  work: Schema<'OwnRatingList'>;
  /** What is worked on in a dialog: here, or from another place of the page. */
  task: AroundTask | null;
  onTask: (task: AroundTask | null) => void;
  /** Where each card stands on the page. @default nothing leads there */
  places?: Map<AroundCardName, HTMLElement>;
}

/** Colleagues whom the employee rates, and the reviews for which they say who rates. */
export function AroundCard(props: AroundCardProps) {
  const {
    work: { rows, acompanhadas },
    task,
    onTask,
    places,
  } = props;
  const { messages, headingLevel } = useWidget<WithAround>();
  const texts = messages.around;
  const { section } = levelsBelow(headingLevel);
  const close = () => onTask(null);
  const placeOf = (name: AroundCardName) => ({
    tabIndex: places ? -1 : undefined,
    className: styles.place,
    ref: (card: HTMLElement | null) => {
      if (card) places?.set(name, card);
      else places?.delete(name);
    },
  });
  return (
    <>
      {rows.length > 0 ? (
        <Card
          {...placeOf('ratings')}
          title={texts.ratingsTitle}
          description={texts.ratingsHint}
          headingLevel={section}
        >
          <ul className={styles.list}>
            {rows.map((rating) => (
              <RatingRow
                key={rating.idAvaliador}
                rating={rating}
                onRate={() => onTask({ rating })}
              />
            ))}
          </ul>
        </Card>
      ) : null}
      {acompanhadas.length > 0 ? (
        <Card
          {...placeOf('reviews')}
          title={texts.reviewsTitle}
          description={texts.reviewsHint}
          headingLevel={section}
        >
          <ul className={styles.list}>
            {acompanhadas.map((one) => (
              <ReviewRow key={one.idResposta} review={one} onSee={() => onTask({ review: one })} />
            ))}
          </ul>
        </Card>
      ) : null}
      {task && 'rating' in task ? <RatingDialog rating={task.rating} onClose={close} /> : null}
      {task && 'review' in task ? <RatersDialog review={task.review} onClose={close} /> : null}
    </>
  );
}

function RatingRow({ rating, onRate }: { rating: OwnRating; onRate: () => void }) {
  const { messages, language } = useWidget<WithAround>();
  const texts = messages.around;
  const { nmPessoa, nmCargo, flConcluida } = rating;
  const action = ratingAction(rating, texts);
  const facts = [...(nmCargo ? [nmCargo] : []), ...ratingFacts(rating, texts, language)];
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>{nmPessoa}</p>
        <p className={styles.muted}>{facts.join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        {flConcluida ? <Badge tone="success">{texts.done}</Badge> : null}
        <Button
          size="s"
          variant={flConcluida ? 'secondary' : 'primary'}
          aria-label={texts.actionOf(action, nmPessoa)}
          onClick={onRate}
        >
          {action}
        </Button>
      </div>
    </li>
  );
}

function ReviewRow({ review, onSee }: { review: AroundReview; onSee: () => void }) {
  const { messages } = useWidget<WithAround>();
  const texts = messages.around;
  const name = review.flPropria ? texts.ownReview : review.nmPessoa;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={styles.muted}>{texts.asked(review.qtdConvidados)}</p>
      </div>
      <div className={styles.actions}>
        {review.qtdPropostos > 0 ? (
          <Badge tone="warning">{texts.waiting(review.qtdPropostos)}</Badge>
        ) : null}
        <Button
          size="s"
          variant="secondary"
          aria-label={texts.actionOf(texts.see, name)}
          onClick={onSee}
        >
          {texts.see}
        </Button>
      </div>
    </li>
  );
}
