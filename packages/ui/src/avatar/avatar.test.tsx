import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Avatar } from './avatar.tsx';

describe('Avatar', () => {
  it('shows initials, silent beside a written name', () => {
    renderUi(<Avatar name="Ana Souza" data-testid="avatar" />);

    expect(screen.getByTestId('avatar')).toHaveTextContent('AS');
    expect(screen.getByTestId('avatar')).toHaveAttribute('aria-hidden', 'true');
  });

  it('says the name when it stands alone', async () => {
    const { container } = renderUi(<Avatar name="Ana Souza" isNamed />);

    expect(screen.getByRole('img', { name: 'Ana Souza' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('falls back to the initials when the picture fails, and tries a new picture', () => {
    const { container, rerender } = renderUi(<Avatar name="Ana Souza" src="/a.png" />);
    const picture = () => container.querySelector('img');

    expect(picture()).toHaveAttribute('src', '/a.png');
    fireEvent.error(picture() as HTMLImageElement);
    expect(picture()).toBeNull();
    expect(container).toHaveTextContent('AS');

    rerender(<Avatar name="Ana Souza" src="/b.png" />);
    expect(picture()).toHaveAttribute('src', '/b.png');
  });
});
