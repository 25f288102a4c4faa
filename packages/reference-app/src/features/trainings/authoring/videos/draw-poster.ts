/** What is seen of a video before it plays. */
export interface VideoLook {
  /** A picture of it, as an address. */
  readonly poster: string;
  readonly seconds: number;
  /** Width and height. */
  readonly resolution: string;
}

const POSTER_WIDTH = 320;
/** A first picture is often black. */
const LOOK_AT_SECOND = 1;

/** Draws a picture of the video at an address of this origin. Rejects where the browser can't show it. */
export async function drawPoster(address: string): Promise<VideoLook> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  try {
    const isLoaded = eventOf(video, 'loadeddata');
    video.src = address;
    await isLoaded;
    const isThere = eventOf(video, 'seeked');
    video.currentTime = Math.min(LOOK_AT_SECOND, video.duration / 2);
    await isThere;
    const { videoWidth, videoHeight, duration } = video;
    return {
      poster: pictureOf(video),
      seconds: duration,
      resolution: `${videoWidth}x${videoHeight}`,
    };
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

function pictureOf(video: HTMLVideoElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = POSTER_WIDTH;
  canvas.height = Math.round((POSTER_WIDTH * video.videoHeight) / video.videoWidth);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.7);
}

function eventOf(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(video.error), { once: true });
  });
}
