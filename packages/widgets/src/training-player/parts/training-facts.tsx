import { formatDuration } from '@aferir/domain';
import { ProgressBar } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { concludedCount, type ProgressBook } from '../progress/progress-book.ts';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import type { Training } from '../training-player.types.ts';
import { videosOf } from '../videos-of.ts';
import styles from './player-screen.module.css';

export interface TrainingFactsProps {
  training: Training;
  book: ProgressBook;
}

/** What the training is, and how far the learner has come. */
export function TrainingFacts({ training, book }: TrainingFactsProps) {
  const { messages } = useWidget<TrainingPlayerMessages>();
  const content = useContentLang();
  const videos = videosOf(training);
  const total = videos.length;
  const concluded = concludedCount(book, videos);
  const seconds = videos.reduce((sum, { duration }) => sum + duration, 0);
  const facts = [
    [messages.duration, formatDuration(seconds)],
    [messages.author, training.author],
    [messages.category, training.category],
  ].filter(([, value]) => value);
  return (
    <section className={styles.facts} aria-label={messages.about}>
      <ProgressBar
        label={messages.progressLabel}
        value={concluded}
        max={Math.max(1, total)}
        valueText={messages.progress(concluded, total)}
        tone={total > 0 && concluded === total ? 'success' : 'accent'}
      />
      <dl className={styles.factList}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p {...content} className={styles.description}>
        {training.description}
      </p>
    </section>
  );
}
