import { EmptyState } from '@aferir/ui';
import type { ReactElement } from 'react';
import { SectionLink, type SectionPlace } from './section-link.tsx';

/** Props of {@link EmptyFigures}. */
export interface EmptyFiguresProps {
  icon: ReactElement;
  title: string;
  text: string;
  /** Where that changes. */
  next?: SectionPlace & { readonly label: string };
}

/** Stands where the figures of a card would be, and says why there are none. */
export function EmptyFigures({ icon, title, text, next }: EmptyFiguresProps) {
  return (
    <EmptyState
      headingLevel={4}
      icon={icon}
      title={title}
      description={text}
      {...(next && {
        action: (
          <SectionLink {...next} otherwise={null}>
            {next.label}
          </SectionLink>
        ),
      })}
    />
  );
}
