import { createAferirQueryClient } from '@aferir/api-client/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { expect } from 'vitest';
import { InWidget, type WidgetGiven } from './in-widget.tsx';

/** A controller in a test: what it shows, and a way to do what the person can do. */
export interface RenderedController<State, Actions> {
  state(): State;
  /** Waits for a state like this. */
  until(expected: object): Promise<void>;
  /** Does something and lets its first effects happen. */
  perform(run: (actions: Actions) => void): Promise<void>;
  /** Lets what is on its way arrive. */
  settle(): Promise<void>;
  unmount(): void;
}

/** Runs a controller as React runs it in development, in a widget and with a cache of its own. */
export function renderController<State, Actions>(
  useController: () => [State, Actions],
  widget: WidgetGiven = {},
): RenderedController<State, Actions> {
  const queryClient = createAferirQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <InWidget {...widget}>{children}</InWidget>
      </QueryClientProvider>
    </StrictMode>
  );
  const { result, unmount } = renderHook(useController, { wrapper });
  return {
    state: () => result.current[0],
    until: (expected) => waitFor(() => expect(result.current[0]).toMatchObject(expected)),
    perform: (run) => act(async () => run(result.current[1])),
    settle: () => act(() => new Promise<void>((resolve) => setTimeout(resolve))),
    unmount,
  };
}
