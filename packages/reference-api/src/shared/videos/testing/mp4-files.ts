import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

/** What a made file shall be. */
export interface Mp4Options {
  readonly codec?: 'avc' | 'hevc' | 'vp9' | 'av1';
  /** Where its index stands. @default in front */
  readonly index?: 'in front' | 'at the end' | 'in fragments';
  readonly seconds?: number;
  readonly picture?: boolean;
  readonly sound?: boolean;
  /** Bytes of each frame, of which there are ten a second. */
  readonly frameBytes?: number;
}

const framesPerSecond = 10;
const [codedWidth, codedHeight] = [640, 360];

/** Parameter sets of H.264, which a box of the file has to hold. */
const avcDescription = Uint8Array.from([
  ...[1, 0x42, 0xc0, 0x1e, 0xff, 0xe1, 0, 4, 0x67, 0x42, 0xc0, 0x1e],
  ...[1, 0, 4, 0x68, 0xce, 0x3c, 0x80],
]);

const pictures = {
  avc: { codec: 'avc1.42c01e', description: avcDescription },
  hevc: { codec: 'hvc1.1.6.L93.B0', description: new Uint8Array(23).fill(1) },
  vp9: { codec: 'vp09.00.10.08' },
  av1: { codec: 'av01.0.04M.08' },
} as const;

const soundConfig = {
  codec: 'mp4a.40.2',
  sampleRate: 48_000,
  numberOfChannels: 2,
  description: Uint8Array.from([0x11, 0x90]),
};

const indexes = {
  'in front': 'in-memory',
  'at the end': false,
  'in fragments': 'fragmented',
} as const;

/** Makes an MP4 that is whole but for its pictures, which are noise that no player is asked to draw. */
export async function makeMp4({
  codec = 'avc',
  index = 'in front',
  seconds = 2,
  picture = true,
  sound = false,
  frameBytes = 500,
}: Mp4Options = {}): Promise<Buffer> {
  const target = new BufferTarget();
  const format = new Mp4OutputFormat({ fastStart: indexes[index] });
  const output = new Output({ format, target });
  const video = new EncodedVideoPacketSource(codec);
  const audio = new EncodedAudioPacketSource('aac');
  if (picture) output.addVideoTrack(video, { frameRate: framesPerSecond });
  if (sound) output.addAudioTrack(audio);
  await output.start();
  const duration = 1 / framesPerSecond;
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    const packet = new EncodedPacket(
      new Uint8Array(frameBytes).fill(frame),
      'key',
      frame * duration,
      duration,
    );
    const decoderConfig = { ...pictures[codec], codedWidth, codedHeight };
    if (picture) await video.add(packet, { decoderConfig });
    if (sound) await audio.add(packet, { decoderConfig: soundConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}
