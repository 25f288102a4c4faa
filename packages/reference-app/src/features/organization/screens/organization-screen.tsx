import { SECTION } from '@aferir/domain';
import { Button, EmptyState, PageHeader, RetryNotice } from '@aferir/ui';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { paths } from '../../../paths.ts';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { useRecordPath } from '../../../shared/address/use-record-path.ts';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import stack from '../../../shared/frame/stack.module.css';
import { ChartSkeleton } from '../components/chart-skeleton.tsx';
import { DepartmentTaskDialog } from '../components/department-task-dialog.tsx';
import type { OrganizationDrawingHandle } from '../components/organization-drawing.tsx';
import { OrganizationWorkspace } from '../components/organization-workspace.tsx';
import { UndoButton } from '../components/undo-button.tsx';
import type { DepartmentTask } from '../department-task.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { useFlight } from '../use-flight.ts';
import { useOrganizationChart } from '../use-organization-chart.ts';
import { useUndo } from '../use-undo.ts';

/** The departments of the company, one below the other. The one whose details are open stands in the address. */
export function OrganizationScreen() {
  const { has } = useSectionRights(SECTION.organization);
  const address = useRecordPath(paths.staffOrganization);
  const [task, setTask] = useState<DepartmentTask>();
  const chart = useOrganizationChart();
  const undo = useUndo();
  const drawing = useRef<OrganizationDrawingHandle>(null);
  const departments = chart.data ?? [];
  const fly = useFlight(departments, (id) => drawing.current?.flyTo(id));
  const add = has('incluir') ? (
    <Button icon={<Plus />} onClick={() => setTask({ kind: 'add', parent: null })}>
      {texts.add}
    </Button>
  ) : null;

  function finish(message: string, arrivedId?: number) {
    setTask(undefined);
    undo.tell(message);
    if (arrivedId !== undefined) fly(arrivedId);
  }

  function render() {
    if (!chart.data) {
      return chart.isError ? (
        <RetryNotice
          retryLabel={staffFormMessages.retry}
          isRetrying={chart.isFetching}
          onRetry={() => void chart.refetch()}
        >
          {texts.loadFailedText}
        </RetryNotice>
      ) : (
        <ChartSkeleton />
      );
    }
    if (departments.length === 0) {
      return (
        <>
          <UndoButton undo={undo} />
          <EmptyState
            headingLevel={2}
            title={texts.empty}
            description={texts.emptyText}
            action={add}
          />
        </>
      );
    }
    return (
      <OrganizationWorkspace
        departments={departments}
        address={address}
        undo={undo}
        hasTask={task !== undefined}
        onStart={setTask}
        onGo={fly}
        drawing={drawing}
        isRefreshing={chart.isFetching}
        onReload={() => void chart.refetch()}
      />
    );
  }

  return (
    <div className={stack.root}>
      <PageHeader
        title={texts.title}
        description={texts.purpose}
        actions={departments.length > 0 ? add : null}
      />
      {render()}
      {task ? (
        <DepartmentTaskDialog
          task={task}
          departments={departments}
          onDone={finish}
          onDeleted={({ departmentId }) => {
            finish(texts.removed);
            if (departmentId === address.id) address.open(null);
          }}
          onClose={() => setTask(undefined)}
        />
      ) : null}
    </div>
  );
}
