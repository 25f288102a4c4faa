/** What a video is, as read from its file. */
export interface VideoFacts {
  readonly bytes: number;
  readonly durationMs: number;
  readonly width: number;
  readonly height: number;
  /** Of the picture, such as `avc`, `hevc`, `vp9` and `av1`. */
  readonly codec: string;
  readonly mediaType: string;
}
