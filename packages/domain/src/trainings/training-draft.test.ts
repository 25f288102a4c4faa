import { expect, it } from 'vitest';
import {
  checkTraining,
  checkTrainingDescription,
  checkTrainingSessions,
  type DraftResource,
  type TrainingDraft,
} from './training-draft.ts';

const resource = (values: Partial<DraftResource> = {}): DraftResource => ({
  name: 'A empresa',
  video: 'a.mp4',
  captions: null,
  ...values,
});

const session = (...resources: DraftResource[]) => ({ name: 'Primeiro dia', resources });

const draft = (values: Partial<TrainingDraft> = {}): TrainingDraft => ({
  title: 'Boas-vindas',
  description: 'Como a empresa funciona.',
  categoryId: 2,
  sessions: [session(resource())],
  ...values,
});

const required = 'Todos os campos devem ser preenchidos.';
const sameVideo = 'Cada vídeo pode estar uma só vez no treinamento.';

it('finds nothing wrong with a whole training, at its limits and with an empty session', () => {
  const whole = draft({
    title: ` ${'a'.repeat(50)} `,
    description: 'a'.repeat(1500),
    sessions: [
      session(
        resource({ name: 'a'.repeat(60), captions: 'WEBVTT\n\n00:01.000 --> 00:02.000\nOi' }),
        resource({ video: 'b.mp4' }),
      ),
      { name: 'a'.repeat(60), resources: [] },
    ],
  });
  expect(checkTraining(whole)).toEqual([]);
});

it('asks for title, category and description', () => {
  expect(
    checkTrainingDescription({ title: ' ', categoryId: undefined, description: '\n' }),
  ).toEqual(
    ['title', 'category', 'description'].map((field) => ({ place: { field }, message: required })),
  );
});

it('asks for a video in one of the sessions at least', () => {
  const noResource = [
    { place: { field: 'sessions' }, message: 'Deve haver pelo menos um recurso adicionado.' },
  ];
  expect(checkTrainingSessions([])).toEqual(noResource);
  expect(checkTrainingSessions([session(), session()])).toEqual(noResource);
});

it('asks for the name of each session, and name and video of each resource', () => {
  const sessions = [
    session(resource()),
    { name: ' ', resources: [resource({ name: '', video: undefined })] },
  ];
  expect(checkTrainingSessions(sessions)).toEqual([
    { place: { field: 'session-name', session: 1 }, message: required },
    { place: { field: 'resource-name', session: 1, resource: 0 }, message: required },
    { place: { field: 'video', session: 1, resource: 0 }, message: required },
  ]);
});

it.each([
  [draft({ title: 'a'.repeat(51) }), 'O título pode ter no máximo 50 caracteres.'],
  [draft({ description: 'a'.repeat(1501) }), 'A descrição pode ter no máximo 1.500 caracteres.'],
  [
    draft({ sessions: [{ name: 'a'.repeat(61), resources: [resource()] }] }),
    'O nome da sessão pode ter no máximo 60 caracteres.',
  ],
  [
    draft({ sessions: [session(resource({ name: 'a'.repeat(61) }))] }),
    'O nome do recurso pode ter no máximo 60 caracteres.',
  ],
])('tells what is too long', (training, message) => {
  expect(checkTraining(training).map((fault) => fault.message)).toEqual([message]);
});

it('refuses a video that is there already, in another session too', () => {
  const sessions = [session(resource(), resource()), session(resource())];
  expect(checkTrainingSessions(sessions)).toEqual([
    { place: { field: 'video', session: 0, resource: 1 }, message: sameVideo },
    { place: { field: 'video', session: 1, resource: 0 }, message: sameVideo },
  ]);
});

it('tells what is wrong with captions, and where', () => {
  const sessions = [session(resource(), resource({ video: 'b.mp4', captions: 'Olá' }))];
  expect(checkTrainingSessions(sessions)).toMatchObject([
    {
      place: { field: 'captions', session: 0, resource: 1 },
      message: expect.stringContaining('WebVTT'),
    },
  ]);
});

it('tells all in the order in which it is written', () => {
  const sessions = [{ name: '', resources: [resource({ name: '' })] }];
  const fields = checkTraining(draft({ title: '', sessions })).map(({ place }) => place.field);
  expect(fields).toEqual(['title', 'session-name', 'resource-name']);
});
