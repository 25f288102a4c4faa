import type { Language } from '@aferir/domain';
import { expect, it } from 'vitest';
import { firstAccessMessages } from '../../features/employees/first-access-messages.ts';
import { handLinkMessages } from '../requests/hand-link-messages.ts';
import { toShownLink } from './to-shown-link.ts';

const handed = {
  hash: 'a1',
  dtValidade: '2026-12-01T12:00:00.000Z',
  nmPessoa: 'Ana',
  nrTelefone: '11912345678',
};

const shown = (texts: Parameters<typeof toShownLink>[2], cdIdioma?: Language) =>
  toShownLink(
    cdIdioma ? { ...handed, cdIdioma } : handed,
    (hash) => `https://x.example/${hash}`,
    texts,
  );

it.each([
  [undefined, 'Olá, Ana!', '01/12/2026'],
  ['pt-BR', 'Olá, Ana!', '01/12/2026'],
  ['en', 'Hello, Ana!', 'Dec 1, 2026'],
  ['es', '¡Hola, Ana!', '01/12/2026'],
] as const)(
  'speaks %s to whoever gets the link, and Portuguese to staff',
  (language, greeting, day) => {
    for (const texts of [handLinkMessages, firstAccessMessages]) {
      const { message, validity } = shown(texts, language);
      expect(message).toMatch(new RegExp(`^${greeting}.* https://x.example/a1\n`));
      expect(message).toContain(`${day}`);
      expect(validity).toMatch(/^Vale até 01\/12\/2026, /);
    }
  },
);
