import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadSpeech } from '../../languages/load-speech.ts';
import { createSpeaker } from '../language/speech.ts';
import { SpeechProvider } from '../language/speech-context.tsx';
import { OutcomeName } from './outcome-name.tsx';

it.each([
  ['pt-BR', 'NÃO AVALIADO'],
  ['en', 'NOT ASSESSED'],
  ['es', 'SIN EVALUAR'],
] as const)('says in %s that nobody has been assessed yet', async (language, text) => {
  const speaker = createSpeaker(loadSpeech);
  await speaker.speak(language);
  render(
    <SpeechProvider speaker={speaker}>
      <OutcomeName name={null} />
    </SpeechProvider>,
  );
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(text).closest('[lang]')).toBe(document.documentElement);
});
