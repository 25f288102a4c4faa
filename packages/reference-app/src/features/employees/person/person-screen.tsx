import type { Schema } from '@aferir/api-client';
import { getEmployeeSheetQuery } from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { useRecordParam } from '../../../shared/address/use-record-param.ts';
import { BackLink } from '../../../shared/frame/back-link.tsx';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import { LostPart } from '../../../shared/states/lost-part.tsx';
import { PageFailure } from '../../../shared/states/page-failure.tsx';
import type { EmployeeDialogProps } from '../components/employee-dialog.tsx';
import styles from './person.module.css';
import { PersonActions } from './person-actions.tsx';
import { PersonHeader } from './person-header.tsx';
import { PersonMails } from './person-mails.tsx';
import { personMessages as texts } from './person-messages.ts';
import { PersonSkeleton } from './person-skeleton.tsx';

// The page would wait for what forms are made of.
const EmployeeDialog = lazyOr<EmployeeDialogProps>(
  async () => (await import('../components/employee-dialog.tsx')).EmployeeDialog,
  LostPart,
);

/** Props of {@link PersonScreen}. */
export interface PersonScreenProps {
  personId: number;
  /** Where the page was opened from. */
  back: { readonly to: string; readonly isList: boolean };
  /** The person is there no more. */
  onRemoved: () => void;
  /** What there is to do about the person. */
  notice: ReactNode;
  /** The parts of the sections, in columns that stand beside each other and below those. */
  children: (sheet: Schema<'EmployeeSheet'>) => {
    readonly columns: readonly (readonly ReactElement[])[];
    readonly below: ReactNode;
  };
}

/** All that staff may know of one person. */
export function PersonScreen({ personId, back, onRemoved, notice, children }: PersonScreenProps) {
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.employees);
  const [editing, edit] = useRecordParam();
  const sheet = useQuery(getEmployeeSheetQuery(staff, { path: { idOrganogramaPessoa: personId } }));
  const wayBack = <BackLink to={back.to}>{back.isList ? texts.backToList : texts.back}</BackLink>;

  if (sheet.data) {
    const { columns, below } = children(sheet.data);
    return (
      <div className={styles.root}>
        {wayBack}
        <PersonHeader
          sheet={sheet.data}
          actions={
            <PersonActions sheet={sheet.data} onEdit={() => edit(personId)} onRemoved={onRemoved} />
          }
        />
        {notice}
        <div className={styles.parts}>
          {columns
            .filter((parts) => parts.length > 0)
            .map((parts) => (
              <div key={parts[0]?.key} className={styles.column}>
                {parts}
              </div>
            ))}
        </div>
        {below}
        <PersonMails personId={personId} />
        {editing === personId && has('alterar') ? (
          <Suspense fallback={null}>
            <EmployeeDialog personId={personId} onClose={() => edit(null)} />
          </Suspense>
        ) : null}
      </div>
    );
  }
  if (sheet.isError) {
    return <PageFailure error={sheet.error} onRetry={() => void sheet.refetch()} />;
  }
  return (
    <div className={styles.root}>
      {wayBack}
      <PersonSkeleton />
    </div>
  );
}
