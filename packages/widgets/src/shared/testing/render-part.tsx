import { renderUi } from '@aferir/ui/testing';
import type { ReactNode } from 'react';
import { InWidget, type WidgetGiven } from './in-widget.tsx';

/** Renders a part of a widget, and again with other props. */
export function renderPart(part: ReactNode, widget: WidgetGiven = {}) {
  const around = (content: ReactNode) => <InWidget {...widget}>{content}</InWidget>;
  const page = renderUi(around(part));
  return { ...page, rerender: (next: ReactNode) => page.rerender(around(next)) };
}
