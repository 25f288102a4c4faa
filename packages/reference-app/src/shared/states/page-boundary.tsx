import { Component, type ReactNode } from 'react';
import { PageFailure } from './page-failure.tsx';

/** Props of {@link PageBoundary}. */
export interface PageBoundaryProps {
  children: ReactNode;
}

interface PageBoundaryState {
  readonly failure?: { readonly error: unknown };
}

/** Keeps a crash inside the page, which then says so. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <PageFailure error={failure.error} onRetry={() => window.location.reload()} />;
  }
}
