import type { WatchedSegment } from '@aferir/domain';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import type { VideoAddress } from '../training-player.types.ts';
import { playVideo } from './play-video.ts';
import { useCaptions } from './use-captions.ts';
import { useSteadySource } from './use-steady-source.ts';
import styles from './video-stage.module.css';

/** What of a video has been shown, and where it stands. */
export interface ShownVideo {
  readonly segments: readonly WatchedSegment[];
  readonly position: number;
}

export interface VideoPlayerProps {
  /** What it is called, for readers. */
  name: string;
  address: VideoAddress;
  /** The second at which it goes on. */
  position: number;
  /** Whether it plays at once. */
  isAutoPlayed: boolean;
  speed: number;
  onShown: (shown: ShownVideo) => void;
  onPlay: () => void;
  onEnded: () => void;
  /** The address does not do any more. */
  onRenew: () => void;
  /** Another address did not do either. */
  onFail: () => void;
  ref?: Ref<HTMLVideoElement> | undefined;
}

/** The video with the browser's own controls, which each device is used to. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { name, address, position, isAutoPlayed, speed, onShown, onFail, ref } = props;
  const { messages } = useWidget<TrainingPlayerMessages>();
  const video = useRef<HTMLVideoElement>(null);
  const isBegun = useRef(false);
  const source = useSteadySource(video, address.url, props.onRenew);
  const captions = useCaptions(address.captions);
  useImperativeHandle(ref, () => video.current as HTMLVideoElement, []);

  // A new address would reset the speed to the default.
  useEffect(() => {
    if (!video.current) return;
    video.current.defaultPlaybackRate = speed;
    video.current.playbackRate = speed;
  }, [speed]);

  function begin() {
    source.onReady();
    const player = video.current;
    if (!player || isBegun.current) return;
    isBegun.current = true;
    // What has been watched to its end begins anew.
    if (position < player.duration - 1) player.currentTime = position;
    if (isAutoPlayed) playVideo(player);
  }

  function tell() {
    const player = video.current;
    if (!player || !isBegun.current) return;
    onShown({ segments: segmentsOf(player.played), position: player.currentTime });
  }

  return (
    // biome-ignore lint/a11y/useMediaCaption: a video has those that its author has given it
    <video
      ref={video}
      className={styles.video}
      aria-label={name}
      src={source.src}
      controls
      playsInline
      preload="metadata"
      onLoadedMetadata={begin}
      onPlay={props.onPlay}
      onTimeUpdate={tell}
      onPause={tell}
      onSeeking={source.onSeeking}
      onEnded={() => {
        tell();
        props.onEnded();
      }}
      onError={() => {
        if (!source.onError()) onFail();
      }}
    >
      {captions ? (
        <track
          kind="captions"
          srcLang="pt-BR"
          label={messages.captionsLabel}
          src={captions}
          default
        />
      ) : null}
    </video>
  );
}

/** What was really played: the browser leaves out what was jumped over. */
function segmentsOf(played: TimeRanges): WatchedSegment[] {
  return Array.from({ length: played.length }, (_, index) => [
    played.start(index),
    played.end(index),
  ]);
}
