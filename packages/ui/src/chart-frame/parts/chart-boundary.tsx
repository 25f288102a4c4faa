import { Component, type ReactNode } from 'react';

interface ChartBoundaryProps {
  /** Shown when the chart could not be loaded or drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a chart that fails from taking the page with it. Give it a new key to try again. */
export class ChartBoundary extends Component<ChartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
