import { type MouseEvent, type ReactNode, useId } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import styles from './report.module.css';

/** A part of a report that its contents lead to. */
export interface ReportSection {
  readonly title: string;
  readonly content: ReactNode;
}

export interface ReportSectionsProps {
  sections: readonly ReportSection[];
}

/** The sections of a report under links that lead to each. */
export function ReportSections({ sections }: ReportSectionsProps) {
  const { messages } = useWidget<{ readonly contents: string }>();
  const id = useId();
  const headId = `${id}contents`;
  return (
    <>
      <nav className={styles.contents} aria-labelledby={headId}>
        <span id={headId} className={styles.contentsHead}>
          {messages.contents}
        </span>
        <ul className={styles.contentsList}>
          {sections.map(({ title }, place) => (
            <li key={title}>
              <a href={`#${id}${place}`} className={styles.contentsLink} onClick={goToSection}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ title, content }, place) => (
        <div key={title} id={`${id}${place}`} tabIndex={-1} className={styles.section}>
          {content}
        </div>
      ))}
    </>
  );
}

// The browser looks for a fragment in the page alone, not in shadow roots, and would change the
// address, which belongs to the host.
function goToSection(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  const section = root.getElementById(event.currentTarget.hash.slice(1));
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
