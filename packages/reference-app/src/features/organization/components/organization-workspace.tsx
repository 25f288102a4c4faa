import { SECTION } from '@aferir/domain';
import { EmptyState, useFocusHeir, useMediaQuery, useTreeExpansion } from '@aferir/ui';
import { type Ref, useRef, useState } from 'react';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { LOOK_PARAM } from '../../../shared/address/param-names.ts';
import { useAddressParams } from '../../../shared/address/use-address-params.ts';
import type { RecordPath } from '../../../shared/address/use-record-path.ts';
import { PlacePeopleDialog } from '../../../shared/people/place-people-dialog.tsx';
import type { Department } from '../department.ts';
import { departmentPlace } from '../department-place.ts';
import type { DepartmentTask } from '../department-task.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { useDepartmentMove } from '../use-department-move.ts';
import { useFlightByAddress } from '../use-flight.ts';
import type { Undo } from '../use-undo.ts';
import { DepartmentActions } from './department-actions.tsx';
import { DepartmentDetails } from './department-details.tsx';
import { DepartmentPanel } from './department-panel.tsx';
import { DepartmentTable, type DepartmentTableProps } from './department-table.tsx';
import { LookButton } from './look-button.tsx';
import styles from './organization.module.css';
import { OrganizationDrawing, type OrganizationDrawingHandle } from './organization-drawing.tsx';
import { OrganizationToolbar } from './organization-toolbar.tsx';
import { UndoButton } from './undo-button.tsx';

const PEOPLE = 'funcionarios';
const TABLE = 'tabela';

/** Props of {@link OrganizationWorkspace}. */
export interface OrganizationWorkspaceProps
  extends Pick<DepartmentTableProps, 'isRefreshing' | 'onReload'> {
  departments: readonly Department[];
  /** Names the department whose details are open. */
  address: RecordPath;
  undo: Undo;
  /** Somebody is about to do something with a department, in a dialog. */
  hasTask: boolean;
  onStart: (task: DepartmentTask) => void;
  /** A department is to be gone to. */
  onGo: (departmentId: number) => void;
  drawing: Ref<OrganizationDrawingHandle>;
}

/** The chart of a company, what can be done with it, and the details of one department. */
export function OrganizationWorkspace({
  departments,
  address: { id, view, open },
  undo,
  hasTask,
  onStart,
  onGo,
  drawing,
  ...reading
}: OrganizationWorkspaceProps) {
  const { has } = useSectionRights(SECTION.organization);
  const isPhone = useMediaQuery('(width < 40rem)');
  const isWide = useMediaQuery('(width >= 80rem)');
  const [isListed, setIsListed] = useState(false);
  const [params, changeParams] = useAddressParams();
  const isTable = params.get(LOOK_PARAM) === TABLE;
  // People are shown over the details where these were open before, and else by themselves.
  const [isOverDetails, setIsOverDetails] = useState(true);
  const { shown, move } = useDepartmentMove(departments, undo.tell);
  const expansion = useTreeExpansion(departments);
  const press = useFlightByAddress(id, onGo);
  const lookButton = useRef<HTMLButtonElement>(null);
  const noteFocus = useFocusHeir(lookButton);
  const opened = departments.find(({ departmentId }) => departmentId === id);
  const wideLook = isListed ? 'both' : 'chart';
  const showsPeople = opened !== undefined && view === PEOPLE;
  const isCovered = hasTask || showsPeople;
  const [hasStoodBeside, setHasStoodBeside] = useState(isWide);
  if (hasStoodBeside !== isWide && (isWide || !isCovered)) setHasStoodBeside(isWide);
  // Where the window has become narrow the details would open over what covers them: they wait until that is gone.
  const hasRoom = isWide || !hasStoodBeside;
  const showsDetails = Boolean(id) && (!showsPeople || isOverDetails) && hasRoom;
  const actions = {
    onStart,
    onShowPeople({ departmentId }: Department) {
      setIsOverDetails(departmentId === id);
      press(departmentId);
      open(departmentId, PEOPLE);
    },
  };

  const look = (
    <LookButton
      ref={lookButton}
      isTable={isTable}
      onTableChange={(next) => changeParams(() => lookParams(next))}
      onFocus={noteFocus}
    />
  );

  return (
    <>
      {isTable ? (
        <UndoButton undo={undo} />
      ) : (
        <OrganizationToolbar
          departments={departments}
          expandedIds={expansion.expandedIds}
          undo={undo}
          isListed={isPhone ? undefined : isListed}
          onListedChange={setIsListed}
          look={look}
          onFind={({ departmentId, isPerson }) => {
            if (isPerson) open(departmentId);
            onGo(departmentId);
          }}
        />
      )}
      <div className={styles.workspace} data-look={isTable ? TABLE : undefined}>
        {isTable ? (
          <div className={styles.table}>
            <DepartmentTable departments={departments} look={look} {...reading} {...actions} />
          </div>
        ) : (
          <OrganizationDrawing
            look={isPhone ? 'list' : wideLook}
            departments={shown}
            expansion={expansion}
            selectedId={id}
            onActivate={({ departmentId }) => {
              press(departmentId);
              open(departmentId);
            }}
            renderMenu={(department) => <DepartmentActions department={department} {...actions} />}
            onMove={has('alterar') ? move : undefined}
            handle={drawing}
          />
        )}
        {showsDetails ? (
          <DepartmentPanel departmentId={id} isBeside={isWide} onClose={() => open(null)}>
            {opened ? (
              <DepartmentDetails department={opened} {...actions} />
            ) : (
              <EmptyState title={texts.notFound} description={texts.notFoundText} />
            )}
          </DepartmentPanel>
        ) : null}
      </div>
      {showsPeople ? (
        <PlacePeopleDialog
          kind={departmentPlace}
          placeId={opened.departmentId}
          placeName={opened.label}
          onDone={undo.tell}
          onClose={() => open(isOverDetails ? id : null)}
        />
      ) : null}
    </>
  );
}

/** The address of a look, without what the other one shows of its list. */
function lookParams(isTable: boolean): URLSearchParams {
  return new URLSearchParams(isTable ? { [LOOK_PARAM]: TABLE } : {});
}
