import { renderUi } from '@aferir/ui/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { frameMessages } from '../provider/frame-messages.ts';
import { WidgetErrorBoundary } from '../provider/widget-error-boundary.tsx';
import { InWidget } from '../testing/in-widget.tsx';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => vi.restoreAllMocks());

const Chart = ({ name }: { name: string }) => <p>{name}</p>;

it('says that the code is lost, and fetches it anew on a second try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue(Chart);
  const Part = lazyPart<{ name: string }>(load, { waitsMs: [] });
  const onError = vi.fn();
  const { user } = renderUi(
    <InWidget events={{ onError }}>
      <WidgetErrorBoundary>
        <Part name="Radar" fallback={null} />
      </WidgetErrorBoundary>
    </InWidget>,
  );
  expect(await screen.findByText(frameMessages.lostChunk)).toBeVisible();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }));
  await user.click(screen.getByRole('button', { name: frameMessages.retry }));
  expect(await screen.findByText('Radar')).toBeVisible();
});
