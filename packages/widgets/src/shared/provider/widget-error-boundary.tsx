import { DEFAULT_LANGUAGE } from '@aferir/domain';
import { Button, EmptyState } from '@aferir/ui';
import { Component, type ContextType, type ReactNode } from 'react';
import { WidgetContext } from '../host/use-widget.tsx';
import { forgetLostParts } from '../loading/lazy-part.tsx';
import { LostChunkError } from '../loading/load-chunk.ts';
import { frameMessages, frameMessagesIn } from './frame-messages.ts';

export interface WidgetErrorBoundaryProps {
  children: ReactNode;
  /** Stands in for a part that the page can do without, in place of the notice. */
  fallback?: ReactNode;
}

interface WidgetErrorBoundaryState {
  failure: 'none' | 'crash' | 'lost-chunk';
}

/** Keeps a crash inside the widget: says it, tells the host and lets the person start again. */
export class WidgetErrorBoundary extends Component<
  WidgetErrorBoundaryProps,
  WidgetErrorBoundaryState
> {
  static override contextType = WidgetContext;
  declare context: ContextType<typeof WidgetContext>;

  override state: WidgetErrorBoundaryState = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): WidgetErrorBoundaryState {
    return { failure: error instanceof LostChunkError ? 'lost-chunk' : 'crash' };
  }

  override componentDidCatch(error: unknown) {
    const isLostChunk = error instanceof LostChunkError;
    this.context?.host.failed({
      kind: isLostChunk ? 'network' : 'crash',
      message: isLostChunk ? frameMessages.lostChunk : frameMessages.crash,
      isRetryable: true,
    });
  }

  #retry = () => {
    forgetLostParts();
    this.setState({ failure: 'none' });
  };

  override render() {
    const { failure } = this.state;
    const { children, fallback } = this.props;
    if (failure === 'none') return children;
    if (fallback !== undefined) return fallback;
    const texts = frameMessagesIn[this.context?.language ?? DEFAULT_LANGUAGE];
    return (
      <EmptyState
        role="alert"
        tone="danger"
        title={failure === 'crash' ? texts.crash : texts.lostChunk}
        description={texts.crashHint}
        action={
          <Button variant="secondary" onClick={this.#retry}>
            {texts.retry}
          </Button>
        }
      />
    );
  }
}
