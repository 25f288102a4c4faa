import {
  Button,
  deepActiveElement,
  Notice,
  Skeleton,
  SkeletonGroup,
  useFocusHeir,
} from '@aferir/ui';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useOncePer } from '../../shared/machine/use-once-per.ts';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import type { TrainingVideo } from '../training-player.types.ts';
import { type ReadVideo, useVideoAddress } from './use-video-address.ts';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';
import styles from './video-stage.module.css';

export interface VideoStageProps
  extends Omit<VideoPlayerProps, 'address' | 'onRenew' | 'onFail' | 'ref'> {
  ref: RefObject<HTMLVideoElement | null>;
  video: TrainingVideo;
  readVideo: ReadVideo;
  /** The server did not say where the video is. */
  onRefusal: (cause: unknown) => void;
  /** What comes over the video, such as the way to the next one. */
  children?: ReactNode;
}

/** A video, from finding out where it is. Whoever is at what goes away here is at the video that stays or comes. */
export function VideoStage(props: VideoStageProps) {
  const { video, readVideo, onRefusal, children, ref, ...player } = props;
  const { messages } = useWidget<TrainingPlayerMessages>();
  const { data: address, error, refetch } = useVideoAddress(video, readVideo);
  const [failedId, setFailedId] = useState<number>();
  const [stage, noteFocus] = useStageFocus(ref);
  const isFailed = failedId === video.id || (error !== null && !address);
  useOncePer(error ?? noFailure, () => {
    if (error) onRefusal(error);
  });

  function retry() {
    setFailedId(undefined);
    void refetch();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, it is named while there is no video alone
    <div
      ref={stage}
      role="group"
      aria-label={isFailed || !address ? player.name : undefined}
      tabIndex={-1}
      className={styles.stage}
      onFocus={noteFocus}
    >
      {isFailed ? (
        <Notice
          role="alert"
          tone="danger"
          action={
            <Button variant="secondary" onClick={retry}>
              {messages.retry}
            </Button>
          }
        >
          {messages.videoFailed}
        </Notice>
      ) : address ? (
        <VideoPlayer
          {...player}
          key={video.id}
          ref={ref}
          address={address}
          onRenew={() => void refetch()}
          onFail={() => setFailedId(video.id)}
        />
      ) : (
        <SkeletonGroup label={messages.loading} className={styles.loading}>
          <Skeleton shape="block" height="100%" />
        </SkeletonGroup>
      )}
      {children}
    </div>
  );
}

const noFailure = {};

/** Gives the focus of what goes away to the video, or to its place until the video is there. */
function useStageFocus(video: RefObject<HTMLVideoElement | null>) {
  const stage = useRef<HTMLDivElement>(null);
  const heir = useRef<HTMLElement>(null);
  // Before the focus is given: it asks for the heir as the stage is now.
  useLayoutEffect(() => {
    heir.current = video.current ?? stage.current;
    if (stage.current && deepActiveElement() === stage.current) video.current?.focus();
  });
  const noteFocus = useFocusHeir(heir);
  return [stage, noteFocus] as const;
}
