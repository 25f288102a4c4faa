import type { SectionId } from '@aferir/domain';
import type { ReactNode } from 'react';
import { Link } from '../../../shared/navigation/link.tsx';
import { useSectionHref } from './use-section-href.ts';

/** A place in a section of the staff area. */
export interface SectionPlace {
  readonly section: SectionId;
  /** Its address; undefined where no list tells of the same people. */
  readonly to: string | undefined;
}

/** Props of {@link SectionLink}. */
export interface SectionLinkProps extends SectionPlace {
  className?: string | undefined;
  /** What stands there for who may not open the section. @default what a link would say */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** Leads into a section, for those who may open it; for the others its words stand alone. */
export function SectionLink({
  section,
  to,
  className,
  children,
  otherwise = children,
}: SectionLinkProps) {
  const href = useSectionHref(section)(to);
  if (href === undefined) return <span>{otherwise}</span>;
  return (
    <Link to={href} className={className}>
      {children}
    </Link>
  );
}
