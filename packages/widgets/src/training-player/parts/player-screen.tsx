import { deepActiveElement, VisuallyHidden } from '@aferir/ui';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { CompanyMark } from '../../shared/company/company-mark.tsx';
import { MakerLine } from '../../shared/company/maker-line.tsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { ContentNote } from '../../shared/language/content-note.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import { NEXT_VIDEO_SECONDS, NextVideo } from '../playback/next-video.tsx';
import { playVideo } from '../playback/play-video.ts';
import { PlaybackTools } from '../playback/playback-tools.tsx';
import type { ReadVideo } from '../playback/use-video-address.ts';
import { VideoStage } from '../playback/video-stage.tsx';
import {
  mark,
  openVideo,
  type ProgressBook,
  progressOf,
  watch,
} from '../progress/progress-book.ts';
import type { ProgressKeeper } from '../progress/progress-keeper.ts';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import type { Training, TrainingVideo } from '../training-player.types.ts';
import { videosOf } from '../videos-of.ts';
import styles from './player-screen.module.css';
import { SessionList } from './session-list.tsx';
import { TrainingFacts } from './training-facts.tsx';

export interface PlayerScreenProps {
  training: Training;
  /** Whether the learner was led here; a training that opens by itself takes no focus away from the page. */
  takesFocus?: boolean;
  book: ProgressBook;
  keeper: Pick<ProgressKeeper, 'update' | 'save'>;
  readVideo: ReadVideo;
  /** The server did not say where a video is. */
  onRefusal: (cause: unknown) => void;
  /** The way out. */
  exit?: ReactNode;
  /** What is said above the video. */
  notice?: ReactNode;
}

/** That the video has come to its end. */
interface VideoEnd {
  /** Whether the person was at the video, and not at something else of the page. */
  readonly isWatched: boolean;
}

/** A training with the video that is being watched. */
export function PlayerScreen(props: PlayerScreenProps) {
  const { training, takesFocus = false, book, keeper, readVideo, onRefusal, exit, notice } = props;
  const { messages } = useWidget<TrainingPlayerMessages>();
  const content = useContentLang();
  const heading = useRef<HTMLHeadingElement>(null);
  const player = useRef<HTMLVideoElement>(null);
  const [chosenId, setChosenId] = useState<number>();
  const [end, setEnd] = useState<VideoEnd>();
  const [speed, setSpeed] = useState(1);
  const videos = videosOf(training);
  const open = videos.find(({ id }) => id === (chosenId ?? book.openVideoId)) ?? videos[0];
  const next = open && videos[videos.indexOf(open) + 1];

  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  function play({ id }: Pick<TrainingVideo, 'id'>) {
    setEnd(undefined);
    if (id !== open?.id) setChosenId(id);
    else if (player.current) playVideo(player.current);
  }

  return (
    <section className={styles.root} part="player" data-step="watching" aria-label={messages.name}>
      <header className={styles.header}>
        <CompanyMark company={training.company} />
        {exit ? <div className={styles.exits}>{exit}</div> : null}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <StepHeading ref={heading} {...content}>
            {training.title}
          </StepHeading>
          {notice}
          {open ? (
            <>
              <VideoStage
                ref={player}
                video={open}
                name={open.name}
                readVideo={readVideo}
                position={progressOf(book, open).position}
                isAutoPlayed={chosenId !== undefined}
                speed={speed}
                onShown={(shown) => keeper.update((now) => watch(now, open, shown))}
                onPlay={() => {
                  setEnd(undefined);
                  keeper.update((now) => openVideo(now, open.id));
                }}
                onEnded={() => {
                  setEnd({ isWatched: isAt(player.current) });
                  void keeper.save();
                }}
                onRefusal={onRefusal}
              >
                {end && next ? (
                  <NextVideo
                    name={next.name}
                    takesFocus={end.isWatched}
                    onGo={() => play(next)}
                    onStop={() => setEnd(undefined)}
                  />
                ) : null}
              </VideoStage>
              {/* Read out once, not every second. */}
              <VisuallyHidden role="status">
                {end && next ? (
                  <>
                    <span>{messages.nextIn(NEXT_VIDEO_SECONDS)}</span>{' '}
                    <span {...content}>{next.name}</span>
                  </>
                ) : null}
              </VisuallyHidden>
              <div className={styles.below}>
                <p {...content} className={styles.openName}>
                  {open.name}
                </p>
                <PlaybackTools video={player} speed={speed} onSpeedChange={setSpeed} />
              </div>
            </>
          ) : (
            <p>{messages.noVideos}</p>
          )}
        </div>
        <div className={styles.side}>
          <TrainingFacts training={training} book={book} />
          {open ? (
            <SessionList
              sessions={training.sessions}
              book={book}
              openVideoId={open.id}
              onPlay={(id) => play({ id })}
              onMark={(id, isMarked) => {
                keeper.update((now) => mark(now, id, isMarked));
                void keeper.save();
              }}
            />
          ) : null}
        </div>
      </div>
      <ContentNote step="watching" />
      <MakerLine />
    </section>
  );
}

/** Whether a video has the focus, and nothing of the page is behind it alone. */
function isAt(video: HTMLVideoElement | null): boolean {
  return video !== null && deepActiveElement() === video && !document.fullscreenElement;
}
