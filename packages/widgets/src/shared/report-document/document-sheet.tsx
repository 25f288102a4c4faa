import { cutText } from '@aferir/domain';
import { useBrandStyle } from '@aferir/ui';
import type { ComponentProps, ReactNode } from 'react';
import { type PageFormatName, pageMarks } from '../pdf/index.ts';
import styles from './report-document.module.css';

const FOOTER_NAME_LENGTH = 60;

export interface DocumentSheetProps extends Pick<ComponentProps<'div'>, 'ref'> {
  /** Whom or what the report is about, named at the foot of every page. */
  subject: string;
  /** The paper; the PDF is made in the same. @default 'a4' */
  format?: PageFormatName;
  messages: {
    readonly title: string;
    readonly page: string;
    readonly pageOf: string;
    /** Says at the end what is in another language; nothing where all is of one. */
    readonly contentNote?: string | undefined;
  };
  children: ReactNode;
}

/**
 * A report as a document for paper: always light, in the brand of the page, as wide as its pages, out of sight. The paginator
 * takes it from here.
 */
export function DocumentSheet({
  subject,
  format = 'a4',
  messages,
  children,
  ref,
}: DocumentSheetProps) {
  const brand = useBrandStyle('light');
  return (
    <div
      style={brand}
      className={styles.offScreen}
      data-format={format}
      data-aferir-theme="light"
      aria-hidden="true"
      inert
    >
      <div ref={ref} className={styles.sheet}>
        <div className={styles.flow} {...pageMarks.flow}>
          {children}
          {messages.contentNote && <p className={styles.noteText}>{messages.contentNote}</p>}
        </div>
        <div className={styles.footer}>
          <span className={styles.footerText}>
            {`${messages.title} · ${cutText(subject, FOOTER_NAME_LENGTH)}`}
          </span>
          <span className={styles.pageNumber}>
            <span>{`${messages.page} `}</span>
            <span {...pageMarks.pageNumber} />
            <span>{` ${messages.pageOf} `}</span>
            <span {...pageMarks.pageCount} />
          </span>
        </div>
      </div>
    </div>
  );
}
