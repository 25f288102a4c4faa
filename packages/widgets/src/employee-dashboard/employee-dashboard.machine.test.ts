import { describe, expect, it } from 'vitest';
import {
  type DashboardScreen,
  dashboardScreen,
  type OpenedScreen,
  transition,
} from './employee-dashboard.machine.ts';

const request = { screen: 'evaluation', responseId: 5051, person: 'Bruno Lima' } as const;
const opened: OpenedScreen = { ...request, hash: 'aBc', ownerId: 42 };
const opening: DashboardScreen = { step: 'dashboard', opening: request };
const shown: DashboardScreen = { step: 'screen', opened };

describe('transition', () => {
  it('waits for what was asked for, and shows it', () => {
    expect(transition(dashboardScreen, { type: 'asked', request })).toEqual(opening);
    expect(transition(opening, { type: 'opened', opened })).toEqual(shown);
  });

  it('opens one thing at a time', () => {
    const other = { ...request, responseId: 5052 };
    expect(transition(opening, { type: 'asked', request: other })).toBe(opening);
    expect(transition(shown, { type: 'asked', request: other })).toBe(shown);
  });

  it('shows nothing that nobody waits for any more', () => {
    expect(transition(dashboardScreen, { type: 'opened', opened })).toBe(dashboardScreen);
    const other = { ...opened, screen: 'feedback' } as const;
    expect(transition(opening, { type: 'opened', opened: other })).toBe(opening);
  });

  it('goes back when it is given up or closed', () => {
    expect(transition(opening, { type: 'given-up' })).toBe(dashboardScreen);
    expect(transition(shown, { type: 'closed' })).toBe(dashboardScreen);
  });

  it('keeps what is shown until it is closed', () => {
    expect(transition(shown, { type: 'given-up' })).toBe(shown);
    expect(transition(opening, { type: 'closed' })).toBe(opening);
  });
});
