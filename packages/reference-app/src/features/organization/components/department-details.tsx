import type { Schema } from '@aferir/api-client';
import { getDepartmentQuery } from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { Button, IconButton, Menu } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { Link } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import type { Department } from '../department.ts';
import { placeOf } from '../department.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { DepartmentActions, type DepartmentActionsProps } from './department-actions.tsx';
import styles from './department-details.module.css';
import { DepartmentPeople } from './department-people.tsx';

/** Props of {@link DepartmentDetails}. */
export interface DepartmentDetailsProps
  extends Pick<DepartmentActionsProps, 'onStart' | 'onShowPeople'> {
  department: Department;
}

/** Who manages a department, who is in it, and what is below it. */
export function DepartmentDetails({ department, ...actions }: DepartmentDetailsProps) {
  const { staff } = useServices();
  const { departmentId, label } = department;
  const details = useQuery(getDepartmentQuery(staff, { path: { idOrganogramaNo: departmentId } }));
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <div className={styles.names}>
          <p className={styles.name}>{label}</p>
          <p className={styles.place}>{placeOf(department)}</p>
        </div>
        <Menu
          trigger={
            <IconButton
              size="s"
              label={texts.actionsOf(label)}
              icon={<EllipsisVertical />}
              isTooltipHidden
            />
          }
        >
          <DepartmentActions department={department} {...actions} />
        </Menu>
      </header>
      <ReadRecord query={details} failedTitle={texts.detailsFailed} shape="items">
        {(read) => (
          <>
            <Figures details={read} />
            <Managers
              details={read}
              onEdit={() => actions.onStart({ kind: 'managers', department })}
            />
            <DepartmentPeople
              key={departmentId}
              departmentId={departmentId}
              onShowAll={() => actions.onShowPeople(department)}
            />
            <DepartmentsBelow departments={read.filhos} />
          </>
        )}
      </ReadRecord>
    </div>
  );
}

function Figures({ details }: { details: Schema<'Department'> }) {
  const figures = [
    [texts.figures.people, details.qtdFuncionarios],
    [texts.figures.withBelow, details.qtdFuncionariosTotal],
    [texts.figures.inactive, details.qtdInativos],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([label, count]) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.hint}>{label}</dt>
          <dd className={styles.count}>{count.toLocaleString('pt-BR')}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ManagersProps {
  details: Schema<'Department'>;
  onEdit: () => void;
}

function Managers({ details: { gestores, idOrganogramaNoSuperior }, onEdit }: ManagersProps) {
  const { has } = useSectionRights(SECTION.organization);
  return (
    <section className={styles.part}>
      <div className={styles.heading}>
        <h3 className={styles.title}>{texts.managers}</h3>
        {has('alterar') ? (
          <Button variant="ghost" size="s" className={styles.action} onClick={onEdit}>
            {texts.editManagers}
          </Button>
        ) : null}
      </div>
      {gestores.length > 0 ? (
        <ol className={styles.list}>
          {gestores.map((manager) => (
            <li key={manager.idOrganogramaPessoa}>
              <PersonCell {...manager} />
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.hint}>{texts.noManagers(idOrganogramaNoSuperior === null)}</p>
      )}
    </section>
  );
}

function DepartmentsBelow({ departments }: { departments: Schema<'Department'>['filhos'] }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{texts.departmentsBelow}</h3>
      {departments.length > 0 ? (
        <ul className={styles.list}>
          {departments.map((one) => (
            <li key={one.idOrganogramaNo} className={styles.below}>
              <Link
                to={linkTo(paths.staffOrganization, {
                  params: { id: String(one.idOrganogramaNo) },
                })}
                className={styles.link}
              >
                {one.nmDepartamento}
              </Link>
              <span className={styles.hint}>
                {texts.peopleOf(one.qtdFuncionarios, one.qtdFuncionariosTotal)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.hint}>{texts.noneBelow}</p>
      )}
    </section>
  );
}
