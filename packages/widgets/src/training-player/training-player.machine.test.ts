import { expect, it } from 'vitest';
import { door, opened } from './training-player.fixtures.ts';
import {
  firstState,
  type PlayerEvent,
  type PlayerState,
  transition,
} from './training-player.machine.ts';

function after(...events: PlayerEvent[]): PlayerState {
  return events.reduce(transition, firstState);
}

const read: PlayerEvent = { type: 'door-read', door, pin: undefined };
const given: PlayerEvent = { type: 'email-given', email: 'ana@empresa.example' };
const text = 'Seu acesso expirou.';
const inside = [
  read,
  { type: 'pin-at-hand' },
  { type: 'pin-given', pin: 'K7QD' },
  { type: 'pin-accepted', opened },
] as const;

it('asks for the e-mail, mails a PIN, tries it and opens the training', () => {
  expect(after(read)).toEqual({ step: 'email', door, news: null });
  expect(after(read, given).step).toBe('sending');
  expect(after(read, given, { type: 'pin-sent', text })).toMatchObject({
    step: 'pin',
    news: { tone: 'success' },
  });
  expect(after(...inside)).toEqual({
    step: 'watching',
    door,
    pin: 'K7QD',
    isPinGiven: true,
    opened,
  });
});

it('tries the PIN that this device remembers', () => {
  expect(after({ ...read, pin: 'K7QD' })).toEqual({
    step: 'checking',
    door,
    pin: 'K7QD',
    isPinGiven: false,
  });
});

it('stays at the e-mail when nothing could be mailed, and says why', () => {
  expect(after(read, given, { type: 'send-failed', text })).toEqual({
    step: 'email',
    door,
    news: { tone: 'danger', text },
  });
});

it('returns to the PIN when the access is lost, and to the e-mail when somebody leaves', () => {
  const lost: PlayerEvent = { type: 'access-lost', text };
  expect(after(...inside, lost)).toEqual({ step: 'pin', door, news: { tone: 'danger', text } });
  expect(after(...inside, lost, { type: 'pin-wanted' }).step).toBe('email');
  expect(after(...inside, { type: 'left' }).step).toBe('email');
});

it('closes wherever the training ends', () => {
  const problem = { kind: 'forbidden', message: 'Desativado.', isRetryable: false } as const;
  expect(after(...inside, { type: 'closed', problem })).toEqual({ step: 'unavailable', problem });
});

it('passes over what comes too late', () => {
  const late: PlayerEvent[] = [given, { type: 'pin-accepted', opened }, { type: 'pin-sent', text }];
  for (const event of late) expect(after(...inside, event)).toEqual(after(...inside));
  expect(after({ type: 'left' })).toEqual(firstState);
});
