import { Button } from '@aferir/ui';
import type {
  AroundCardName,
  AroundReview,
  AroundTask,
  OwnRating,
} from '../../shared/around/around-task.ts';
import { ratingAction, ratingFacts } from '../../shared/around/rating-texts.ts';
import { PersonCell } from '../../shared/cells/index.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';

export interface AroundTasksProps {
  ratings: readonly OwnRating[];
  reviews: readonly AroundReview[];
  /** How many are named; the others stand in their cards. */
  atMost: number;
  /** Leads to the card of the first that is not named. */
  onGo: (card: AroundCardName) => void;
  onTask: (task: AroundTask) => void;
}

/** Colleagues whom this person has still to rate, and people of the team whose raters wait for approval. */
export function AroundTasks(props: AroundTasksProps) {
  const { ratings, reviews, atMost, onGo, onTask } = props;
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const texts = messages.around;
  const others = ratings.length + reviews.length - atMost;
  return (
    <div className={styles.tasks}>
      <ul className={styles.taskList}>
        {ratings.slice(0, atMost).map((rating) => (
          <RatingTask key={rating.idAvaliador} rating={rating} onTask={onTask} />
        ))}
        {reviews.slice(0, Math.max(atMost - ratings.length, 0)).map((review) => (
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
      {others > 0 ? (
        <p className={styles.moreTasks}>
          <span>{texts.moreTasks(others)}</span>
          <Button
            size="s"
            variant="secondary"
            onClick={() => onGo(ratings.length > atMost ? 'ratings' : 'reviews')}
          >
            {texts.seeTasks}
          </Button>
        </p>
      ) : null}
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
