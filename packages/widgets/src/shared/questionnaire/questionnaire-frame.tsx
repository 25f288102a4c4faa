import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Company } from '../company/company.ts';
import { CompanyMark } from '../company/company-mark.tsx';
import { MakerLine } from '../company/maker-line.tsx';
import { ContentNote } from '../language/content-note.tsx';
import styles from './questionnaire.module.css';

export interface QuestionnaireFrameProps extends ComponentProps<'section'> {
  /** What the questionnaire is called, for readers. */
  name: string;
  /** The state it is in, for hosts and tests. */
  step: string;
  /** Who asks. */
  company: Company | undefined;
}

/** Stands around every step of a questionnaire: who asks, and one thing at a time. */
export function QuestionnaireFrame(props: QuestionnaireFrameProps) {
  const { name, step, company, className, children, ...rest } = props;
  return (
    <section
      {...rest}
      className={clsx(styles.root, className)}
      part="questionnaire"
      data-step={step}
      aria-label={name}
    >
      <header className={clsx(styles.apart, styles.header)}>
        <CompanyMark company={company} />
      </header>
      <div className={styles.stage}>{children}</div>
      <ContentNote step={step} />
      <MakerLine />
    </section>
  );
}
