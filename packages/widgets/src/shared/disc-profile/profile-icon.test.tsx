import { NOT_ASSESSED, OUTCOME_NAMES, PROFILES } from '@aferir/domain';
import { axeViolations, renderUi } from '@aferir/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProfileIcon } from './profile-icon.tsx';
import { profileLooks } from './profile-look.ts';

it('has a drawing of its own for each outcome', () => {
  const drawings = OUTCOME_NAMES.map((name) => {
    const { container, unmount } = renderUi(<ProfileIcon outcome={name} />);
    expect(screen.getByRole('img', { name })).toBeInTheDocument();
    const drawing = container.querySelector('svg')?.innerHTML;
    unmount();
    return drawing;
  });
  expect(new Set(drawings).size).toBe(OUTCOME_NAMES.length);
});

it.each([null, undefined, '', 'Outro'])('has a default for %j', async (outcome) => {
  const { container } = renderUi(<ProfileIcon outcome={outcome} />);
  expect(screen.getByRole('img', { name: NOT_ASSESSED })).toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});

it('leaves the name to the text beside it when asked to, and passes other props on', () => {
  renderUi(<ProfileIcon outcome="Conforme" isDecorative size={24} data-testid="icon" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByTestId('icon')).toHaveAttribute('width', '24');
});

it('calls the profiles D, I, S and C, as the method does', () => {
  expect(PROFILES.map((profile) => profileLooks[profile].letter).join('')).toBe('DISC');
});
