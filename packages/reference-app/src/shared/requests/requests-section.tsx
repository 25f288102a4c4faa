import { PageHeader } from '@aferir/ui';
import type { ReactNode } from 'react';
import { MassSend } from './mass-send.tsx';
import type { RequestKind } from './request-kind.ts';
import styles from './requests-section.module.css';

/** What the screen of a kind of request is told, and tells. */
export interface RequestsScreenProps {
  /** The person whose requests are open. */
  personId: number | null;
  onPersonChange: (personId: number | null) => void;
  onOpenReport: (responseId: number) => void;
}

/** Props of {@link RequestsSection}. */
export interface RequestsSectionProps {
  kind: RequestKind;
  title: string;
  /** What the section is for, in one line. */
  purpose: string;
  children: ReactNode;
}

/** The section of a kind of request: its name, the request to everybody, and what is below. */
export function RequestsSection({ kind, title, purpose, children }: RequestsSectionProps) {
  return (
    <div className={styles.root}>
      <PageHeader title={title} description={purpose} actions={<MassSend kind={kind} />} />
      {children}
    </div>
  );
}
