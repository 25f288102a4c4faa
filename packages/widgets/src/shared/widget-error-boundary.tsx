import { Button, EmptyState } from '@aferir/ui';
import { Component, type ReactNode } from 'react';
import type { ErrorDetail } from './events.ts';
import { frameMessages } from './frame-messages.ts';

export interface WidgetErrorBoundaryProps {
  /** Told once for each crash. */
  onError?: ((detail: ErrorDetail) => void) | undefined;
  children: ReactNode;
}

interface WidgetErrorBoundaryState {
  hasCrashed: boolean;
}

/** Keeps a crash inside the widget: says it, tells the host and lets the person start again. */
export class WidgetErrorBoundary extends Component<
  WidgetErrorBoundaryProps,
  WidgetErrorBoundaryState
> {
  override state: WidgetErrorBoundaryState = { hasCrashed: false };

  static getDerivedStateFromError(): WidgetErrorBoundaryState {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    this.props.onError?.({ kind: 'crash', message: frameMessages.crash, isRetryable: true });
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <EmptyState
        role="alert"
        tone="danger"
        title={frameMessages.crash}
        description={frameMessages.crashHint}
        action={
          <Button variant="secondary" onClick={() => this.setState({ hasCrashed: false })}>
            {frameMessages.retry}
          </Button>
        }
      />
    );
  }
}
