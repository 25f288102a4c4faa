import { formatDuration } from '@aferir/domain';
import { Checkbox } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import type { ShownProgress } from '../progress/progress-book.ts';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import type { TrainingVideo } from '../training-player.types.ts';
import styles from './player-screen.module.css';

export interface VideoRowProps {
  video: TrainingVideo;
  progress: ShownProgress;
  /** Whether it is the one on the stage. */
  isOpen: boolean;
  onPlay: () => void;
  onMark: (isMarked: boolean) => void;
}

/** A video of a session: how long it is, whether it is concluded, and the way to it. */
export function VideoRow({ video, progress, isOpen, onPlay, onMark }: VideoRowProps) {
  const { messages } = useWidget<TrainingPlayerMessages>();
  const content = useContentLang();
  const states = [
    isOpen ? messages.nowPlaying : '',
    progress.isWatched ? messages.watched : '',
    progress.isMarked && !progress.isWatched ? messages.marked : '',
  ].filter(Boolean);
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <Checkbox
        aria-label={messages.mark(video.name)}
        checked={progress.isConcluded}
        disabled={progress.isWatched}
        onCheckedChange={onMark}
      />
      <button
        type="button"
        className={styles.play}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onPlay}
      >
        <span {...content} className={styles.videoName}>
          {video.name}
        </span>
        <span className={styles.videoFacts}>
          {[formatDuration(video.duration), ...states].join(' · ')}
        </span>
      </button>
    </li>
  );
}
