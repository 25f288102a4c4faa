import { Collapsible } from '@aferir/ui';
import type { ReactNode } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import { levelsBelow } from './heading-levels.ts';

/** How the result came about and how to read it: once in a report, folded away until asked for; on paper it is open. */
export function HowToRead({ children }: { children: ReactNode }) {
  const { messages, headingLevel } = useWidget<{ readonly method: string }>();
  return (
    <Collapsible title={messages.method} headingLevel={levelsBelow(headingLevel).section} isPrinted>
      {children}
    </Collapsible>
  );
}
