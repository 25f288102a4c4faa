import { describe, expect, it } from 'vitest';
import { judgeRefresh, sessionExpiry } from './session-limits.ts';

const at = (text: string) => new Date(text);

describe('sessionExpiry', () => {
  const started = at('2026-03-01T08:00:00Z');

  it('is 12 hours after the last use', () => {
    expect(sessionExpiry(started, at('2026-03-02T08:00:00Z'))).toEqual(at('2026-03-02T20:00:00Z'));
  });

  it('is 7 days after the start at the latest', () => {
    expect(sessionExpiry(started, at('2026-03-08T07:00:00Z'))).toEqual(at('2026-03-08T08:00:00Z'));
  });
});

describe('judgeRefresh', () => {
  const rotated = at('2026-03-01T08:00:00Z');

  it('rotates the current token at any time', () => {
    expect(judgeRefresh('current', rotated, at('2026-03-05T08:00:00Z'))).toBe('rotate');
  });

  it('takes the one before for 60 seconds', () => {
    expect(judgeRefresh('previous', rotated, at('2026-03-01T08:01:00Z'))).toBe('accept-late');
    expect(judgeRefresh('previous', rotated, at('2026-03-01T08:01:01Z'))).toBe('end-family');
  });

  it('ends the family on anything older', () => {
    expect(judgeRefresh('older', rotated, at('2026-03-01T08:00:01Z'))).toBe('end-family');
  });
});
