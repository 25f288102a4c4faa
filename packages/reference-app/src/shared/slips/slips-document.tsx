import { cutText, DEFAULT_LANGUAGE, formatDate, type Language } from '@aferir/domain';
import { DocumentSheet, pageMarks } from '@aferir/widgets';
import { type ComponentProps, Fragment } from 'react';
import { QrCode } from './qr-code.tsx';
import { type SlipSubject, type SlipTexts, slipTexts } from './slip-texts.ts';
import styles from './slips-document.module.css';
import { slipsMessages as texts } from './slips-messages.ts';

/** What one person is handed. */
export interface Slip {
  readonly id: number;
  readonly name: string;
  readonly department: string | null;
  /** The whole address that the code leads to. */
  readonly address: string;
  /** What whoever it is for is addressed in. @default 'pt-BR' */
  readonly language?: Language | undefined;
}

/** Until when something is good, and what that means. */
export interface SlipDay {
  readonly means: 'answerUntil' | 'validUntil';
  readonly day: string;
}

/** Characters that a slip has room for. */
const MOST = { name: 42, place: 34, subject: 44 } as const;

/** Slips beside each other. */
const ACROSS = 2;

/** Props of {@link SlipsDocument}. */
export interface SlipsDocumentProps extends Pick<ComponentProps<'div'>, 'ref'> {
  /** By department. */
  slips: readonly Slip[];
  /** What they are for, such as the name of a cycle. */
  subject: string;
  /** What each slip says that they are for, by the language of its reader. @default the subject */
  kind?: SlipSubject | undefined;
  /** Until when they are good. */
  until: SlipDay | undefined;
  company: string;
}

/** Slips for paper: cut apart, each is for one person. */
export function SlipsDocument(props: SlipsDocumentProps) {
  const { slips, subject, company, ref } = props;
  return (
    <DocumentSheet ref={ref} subject={subject} messages={texts}>
      {departmentsOf(slips).map(({ department, own }) => (
        <Fragment key={own[0]?.id}>
          <h2 className={styles.department} {...pageMarks.keepWithNext}>
            {department ?? texts.noDepartment}
          </h2>
          {rowsOf(own).map((row) => (
            <div key={row[0]?.id} className={styles.row}>
              {row.map((slip) => (
                <div key={slip.id} className={styles.slip}>
                  <QrCode className={styles.code} text={slip.address} />
                  <div className={styles.text}>
                    <p className={styles.name}>{cutText(slip.name, MOST.name)}</p>
                    <p className={styles.muted}>
                      {cutText(slip.department ?? company, MOST.place)}
                    </p>
                    <SlipWords {...props} language={slip.language ?? DEFAULT_LANGUAGE} />
                  </div>
                </div>
              ))}
            </div>
          ))}
        </Fragment>
      ))}
    </DocumentSheet>
  );
}

interface SlipWordsProps extends Pick<SlipsDocumentProps, 'subject' | 'kind' | 'until'> {
  language: Language;
}

/** What a slip says, to its reader. */
function SlipWords({ subject, kind, until, language }: SlipWordsProps) {
  const own: SlipTexts = slipTexts[language];
  return (
    <>
      <p className={styles.subject}>
        {cutText(kind === undefined ? subject : own.subjects[kind], MOST.subject)}
      </p>
      {until ? <p>{own[until.means](formatDate(until.day, language))}</p> : null}
      <p className={styles.muted}>{own.howTo}</p>
      <p className={styles.muted}>{own.isPersonal}</p>
    </>
  );
}

/** Slips of a department stand beside each other already. */
function departmentsOf(slips: readonly Slip[]) {
  const departments: { readonly department: string | null; readonly own: Slip[] }[] = [];
  for (const slip of slips) {
    const last = departments.at(-1);
    if (last && last.department === slip.department) last.own.push(slip);
    else departments.push({ department: slip.department, own: [slip] });
  }
  return departments;
}

function rowsOf(slips: readonly Slip[]): Slip[][] {
  return Array.from({ length: Math.ceil(slips.length / ACROSS) }, (_, index) =>
    slips.slice(index * ACROSS, (index + 1) * ACROSS),
  );
}
