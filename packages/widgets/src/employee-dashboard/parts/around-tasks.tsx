import { Button } from '@aferir/ui';
import type { AroundReview, AroundTask, OwnRating } from '../../shared/around/around-task.ts';
import { ratingAction, ratingFacts } from '../../shared/around/rating-texts.ts';
import { PersonCell } from '../../shared/cells/index.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';

export interface AroundTasksProps {
  ratings: readonly OwnRating[];
  reviews: readonly AroundReview[];
  onTask: (task: AroundTask) => void;
}

/** Colleagues whom this person has still to rate, and people of the team whose raters wait for approval. */
export function AroundTasks({ ratings, reviews, onTask }: AroundTasksProps) {
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const texts = messages.around;
  return (
    <div className={styles.tasks}>
      <ul className={styles.taskList}>
        {ratings.map((rating) => (
          <RatingTask key={rating.idAvaliador} rating={rating} onTask={onTask} />
        ))}
        {reviews.map((review) => (
          <li key={review.idResposta} className={styles.task}>
            <PersonCell
              name={review.nmPessoa}
              note={texts.waitingForYou(review.qtdPropostos)}
              photoUrl={null}
            />
            <Button
              aria-label={texts.actionOf(texts.see, review.nmPessoa)}
              onClick={() => onTask({ review })}
            >
              {texts.see}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RatingTask({ rating, onTask }: Pick<AroundTasksProps, 'onTask'> & { rating: OwnRating }) {
  const { messages, language } = useWidget<EmployeeDashboardMessages>();
  const texts = messages.around;
  const { nmPessoa, urlFoto } = rating;
  const action = ratingAction(rating, texts);
  return (
    <li className={styles.task}>
      <PersonCell
        name={nmPessoa}
        note={ratingFacts(rating, texts, language).join(' · ')}
        photoUrl={urlFoto}
      />
      <Button aria-label={texts.actionOf(action, nmPessoa)} onClick={() => onTask({ rating })}>
        {action}
      </Button>
    </li>
  );
}
