import type { Schema } from '@aferir/api-client';
import { cutText } from '@aferir/domain';
import { DocumentSheet, pageMarks } from '@aferir/widgets';
import { type ComponentProps, Fragment } from 'react';
import { linkTo, paths } from '../../../paths.ts';
import { QrCode } from './qr-code.tsx';
import styles from './slips-document.module.css';
import { slipsMessages as texts } from './slips-messages.ts';

type Slip = Schema<'CycleSlip'>;

/** Characters that a slip has room for. */
const MOST = { name: 42, place: 34, cycle: 44 } as const;

/** Slips beside each other. */
const ACROSS = 2;

/** Props of {@link SlipsDocument}. */
export interface SlipsDocumentProps extends Pick<ComponentProps<'div'>, 'ref'> {
  /** By department. */
  slips: readonly Slip[];
  /** What the cycle is called, and until when it is answered, dd/mm/yyyy. */
  cycle: { readonly name: string; readonly dueOn: string };
  company: string;
}

/** The slips of a cycle, for paper: cut apart, each is for one person. */
export function SlipsDocument({ slips, cycle, company, ref }: SlipsDocumentProps) {
  return (
    <DocumentSheet ref={ref} subject={cycle.name} messages={texts}>
      {departmentsOf(slips).map(({ department, own }) => (
        <Fragment key={own[0]?.idOrganogramaPessoa}>
          <h2 className={styles.department} {...pageMarks.keepWithNext}>
            {department ?? texts.noDepartment}
          </h2>
          {rowsOf(own).map((row) => (
            <div key={row[0]?.idOrganogramaPessoa} className={styles.row}>
              {row.map((slip) => (
                <div key={slip.idOrganogramaPessoa} className={styles.slip}>
                  <QrCode className={styles.code} text={addressOf(slip)} />
                  <div className={styles.text}>
                    <p className={styles.name}>{cutText(slip.nmPessoa, MOST.name)}</p>
                    <p className={styles.muted}>
                      {cutText(slip.nmDepartamento ?? company, MOST.place)}
                    </p>
                    <p className={styles.cycle}>{cutText(cycle.name, MOST.cycle)}</p>
                    <p>{texts.answerUntil(cycle.dueOn)}</p>
                    <p className={styles.muted}>{texts.howTo}</p>
                    <p className={styles.muted}>{texts.isPersonal}</p>
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

/** Slips of a department stand beside each other already. */
function departmentsOf(slips: readonly Slip[]) {
  const departments: { readonly department: string | null; readonly own: Slip[] }[] = [];
  for (const slip of slips) {
    const last = departments.at(-1);
    if (last && last.department === slip.nmDepartamento) last.own.push(slip);
    else departments.push({ department: slip.nmDepartamento, own: [slip] });
  }
  return departments;
}

function addressOf({ hash }: Slip): string {
  return window.location.origin + linkTo(paths.linkGate, { params: { hash } });
}

function rowsOf(slips: readonly Slip[]): Slip[][] {
  return Array.from({ length: Math.ceil(slips.length / ACROSS) }, (_, index) =>
    slips.slice(index * ACROSS, (index + 1) * ACROSS),
  );
}
