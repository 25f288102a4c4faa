import type { VideoFacts } from '../../../shared/videos/video-facts.ts';

/** A video of the example, whose file stands beside it. */
export interface ExampleVideo {
  readonly sessionName: string;
  readonly name: string;
  readonly file: string;
  readonly facts: Omit<VideoFacts, 'bytes'>;
  /** The text of a WebVTT file. */
  readonly captions: string;
}

const facts = {
  durationMs: 12_000,
  width: 960,
  height: 540,
  codec: 'vp9',
  mediaType: 'video/mp4',
} as const;

/** The training that the example company has, with a video in each session. */
export const exampleTraining = {
  title: 'Integração de segurança',
  description:
    'O que todos precisam saber antes do primeiro dia em campo: como se proteger e o que fazer em uma emergência.',
  category: 'Segurança do trabalho',
  videos: [
    {
      sessionName: 'Antes de começar',
      name: 'Três cuidados de todo dia',
      file: 'antes-de-comecar.mp4',
      facts,
      captions: `WEBVTT

00:01.500 --> 00:04.300
Use o equipamento de proteção.

00:04.500 --> 00:07.300
Conheça as saídas do local.

00:07.500 --> 00:11.500
Avise quando vir um risco.
`,
    },
    {
      sessionName: 'Em uma emergência',
      name: 'O que fazer, na ordem',
      file: 'em-uma-emergencia.mp4',
      facts,
      captions: `WEBVTT

00:01.500 --> 00:04.300
Mantenha a calma.

00:04.500 --> 00:07.300
Siga a rota de fuga.

00:07.500 --> 00:11.500
Espere no ponto de encontro.
`,
    },
  ],
  /** Departments whose people it is for. */
  departments: ['development', 'operations', 'logistics', 'quality'],
  /** How many of these were added after it was sent. */
  addedLater: 2,
} as const satisfies {
  readonly videos: readonly ExampleVideo[];
  readonly [other: string]: unknown;
};

/** How many seconds of each video the people have watched, again and again in their order; undefined: nothing yet. */
export const exampleWatching: readonly (readonly number[] | undefined)[] = [
  [12, 12],
  [12, 5],
  undefined,
  [12, 12],
  [7],
];
