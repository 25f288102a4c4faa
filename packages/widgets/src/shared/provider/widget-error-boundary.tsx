import { Button, EmptyState } from '@aferir/ui';
import { Component, type ReactNode } from 'react';
import type { ErrorDetail } from '../host/events.ts';
import { forgetLostParts } from '../loading/lazy-part.tsx';
import { LostChunkError } from '../loading/load-chunk.ts';
import { frameMessages } from './frame-messages.ts';

export interface WidgetErrorBoundaryProps {
  /** Told once for each crash. */
  onError?: ((detail: ErrorDetail) => void) | undefined;
  children: ReactNode;
}

interface WidgetErrorBoundaryState {
  failure: 'none' | 'crash' | 'lost-chunk';
}

/** Keeps a crash inside the widget: says it, tells the host and lets the person start again. */
export class WidgetErrorBoundary extends Component<
  WidgetErrorBoundaryProps,
  WidgetErrorBoundaryState
> {
  override state: WidgetErrorBoundaryState = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): WidgetErrorBoundaryState {
    return { failure: error instanceof LostChunkError ? 'lost-chunk' : 'crash' };
  }

  override componentDidCatch(error: unknown) {
    const isLostChunk = error instanceof LostChunkError;
    this.props.onError?.({
      kind: isLostChunk ? 'network' : 'crash',
      message: isLostChunk ? frameMessages.lostChunk : frameMessages.crash,
      isRetryable: true,
      isFatal: false,
    });
  }

  #retry = () => {
    forgetLostParts();
    this.setState({ failure: 'none' });
  };

  override render() {
    const { failure } = this.state;
    if (failure === 'none') return this.props.children;
    return (
      <EmptyState
        role="alert"
        tone="danger"
        title={failure === 'crash' ? frameMessages.crash : frameMessages.lostChunk}
        description={frameMessages.crashHint}
        action={
          <Button variant="secondary" onClick={this.#retry}>
            {frameMessages.retry}
          </Button>
        }
      />
    );
  }
}
