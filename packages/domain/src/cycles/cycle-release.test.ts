import { describe, expect, it } from 'vitest';
import {
  type CycleRelease,
  canHoldResults,
  isHoldingResults,
  isReleaseDay,
  releaseDayFault,
} from './cycle-release.ts';

const held: CycleRelease = {
  kind: 'performance',
  holdsResults: true,
  releasesOn: '2027-01-11',
  startedAt: new Date('2026-12-01T12:00:00Z'),
  releasedAt: null,
};
const released = { ...held, releasedAt: new Date('2027-01-11T12:00:00Z') };

describe('holding results', () => {
  it('is of cycles in which others rate', () => {
    expect(canHoldResults('performance')).toBe(true);
    expect(canHoldResults('behavioral')).toBe(false);
  });

  it('goes from the start to the release', () => {
    expect(isHoldingResults(held)).toBe(true);
    expect(isHoldingResults({ ...held, startedAt: null })).toBe(false);
    expect(isHoldingResults({ ...held, holdsResults: false })).toBe(false);
    expect(isHoldingResults(released)).toBe(false);
  });

  it('ends by itself on its day, and after it where nothing was running', () => {
    expect(isReleaseDay(held, '2027-01-10')).toBe(false);
    expect(isReleaseDay(held, '2027-01-11')).toBe(true);
    expect(isReleaseDay(held, '2027-01-14')).toBe(true);
    expect(isReleaseDay({ ...held, releasesOn: null }, '2027-01-14')).toBe(false);
    expect(isReleaseDay(released, '2027-01-14')).toBe(false);
  });

  it('takes a day from tomorrow on', () => {
    expect(releaseDayFault('2027-01-11', '2027-01-10')).toBeUndefined();
    expect(releaseDayFault('2027-01-10', '2027-01-10')).toContain('amanhã');
  });
});
