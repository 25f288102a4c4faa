import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { passwords } from './password.ts';

const composed = 'maçã-do-João';
const decomposed = composed.normalize('NFD');

describe('a password', () => {
  it.each([
    ['composed', composed, decomposed],
    ['decomposed', decomposed, composed],
    ['with the space of another keyboard', 'ipê\u00a0amarelo', 'ipê amarelo'],
  ])('that was set %s opens however it is typed', async (_how, set, typed) => {
    const stored = await passwords.hash(set);
    expect(await passwords.matches(stored, typed)).toBe(true);
    expect(await passwords.renew(stored, typed)).toBeUndefined();
    expect(await passwords.matches(stored, 'maca-do-Joao')).toBe(false);
  });

  it.each([
    ['decomposed', decomposed, decomposed],
    ['decomposed, and is typed composed', decomposed, composed],
    ['with a space of no width', `${composed}\u00a0\u200b`, `${composed}\u00a0\u200b`],
  ])('that an earlier release hashed %s opens, and is hashed anew', async (_how, set, typed) => {
    const former = await hash(set);
    expect(await passwords.matches(former, typed)).toBe(true);
    const next = await passwords.renew(former, typed);
    expect(await passwords.matches(next, typed.normalize('NFC'))).toBe(true);
    expect(await passwords.renew(String(next), typed)).toBeUndefined();
  });

  it('opens nothing of nobody', async () => {
    expect(await passwords.matches(null, decomposed)).toBe(false);
  });
});
