import { describe, expect, it } from 'vitest';
import {
  firstAccessLinkExpiry,
  forgottenLinkEnd,
  handedLinkExpiry,
  invitationExpiry,
  mailedLinkExpiry,
  replacedLinkExpiry,
  sessionLinkExpiry,
  totemLinkExpiry,
  trainingLinkExpiry,
} from './link-lifetime.ts';

const at = (text: string) => new Date(text);

describe('mailedLinkExpiry', () => {
  it('is 90 days after sending while unanswered', () => {
    expect(mailedLinkExpiry(at('2026-01-01T12:00:00Z'), null)).toEqual(at('2026-04-01T12:00:00Z'));
  });

  it('is 30 days after the end, also when the 90 would come later', () => {
    expect(mailedLinkExpiry(at('2026-01-01T12:00:00Z'), at('2026-01-02T12:00:00Z'))).toEqual(
      at('2026-02-01T12:00:00Z'),
    );
  });

  it('is 30 days after sending for a report mailed after the end', () => {
    expect(mailedLinkExpiry(at('2026-06-01T12:00:00Z'), at('2026-01-02T12:00:00Z'))).toEqual(
      at('2026-07-01T12:00:00Z'),
    );
  });
});

it('a link that was handed over lives a day after the answer', () => {
  expect(handedLinkExpiry(at('2026-01-01T12:00:00Z'))).toEqual(at('2026-01-02T12:00:00Z'));
});

it('a link to a first password says for 90 days why it has ended', () => {
  expect(forgottenLinkEnd(at('2026-04-01T12:00:00Z'))).toEqual(at('2026-01-01T12:00:00Z'));
});

it('a link of a totem lives two hours', () => {
  expect(totemLinkExpiry(at('2026-01-01T12:00:00Z'))).toEqual(at('2026-01-01T14:00:00Z'));
});

it('a link for a first password that was handed over waits for 7 days', () => {
  expect(firstAccessLinkExpiry(at('2026-01-01T12:00:00Z'))).toEqual(at('2026-01-08T12:00:00Z'));
});

it('an invitation waits for 7 days', () => {
  expect(invitationExpiry(at('2026-01-01T12:00:00Z'))).toEqual(at('2026-01-08T12:00:00Z'));
});

describe('replacedLinkExpiry', () => {
  const resent = at('2026-03-01T12:00:00Z');

  it('leaves the old link 24 hours', () => {
    expect(replacedLinkExpiry(at('2026-04-01T12:00:00Z'), resent)).toEqual(
      at('2026-03-02T12:00:00Z'),
    );
  });

  it('never makes it live longer', () => {
    const soon = at('2026-03-01T13:00:00Z');
    expect(replacedLinkExpiry(soon, resent)).toEqual(soon);
  });
});

it('gives a link made by a session 12 hours', () => {
  expect(sessionLinkExpiry(at('2026-03-01T12:00:00Z'))).toEqual(at('2026-03-02T00:00:00Z'));
});

it('gives a link to a training a year', () => {
  expect(trainingLinkExpiry(at('2026-03-01T12:00:00Z'))).toEqual(at('2027-03-01T12:00:00Z'));
});
