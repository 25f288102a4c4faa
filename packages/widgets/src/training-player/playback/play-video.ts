/** Plays a video. A browser that lets nothing play by itself leaves it to the person. */
export function playVideo(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}
