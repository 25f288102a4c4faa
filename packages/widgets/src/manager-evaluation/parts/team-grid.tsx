import { PERFORMANCE_STATUS } from '@aferir/domain';
import { DataGrid, type GridData, type GridQuery } from '@aferir/ui';
import { UsersRound } from 'lucide-react';
import { type FocusEventHandler, useEffect, useMemo, useRef } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { OpenTask } from '../manager-evaluation.machine.ts';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';
import type { TeamMember } from '../manager-evaluation.types.ts';
import { teamColumns } from './team-columns.tsx';

export interface TeamGridProps {
  team: GridData<TeamMember>;
  query: GridQuery;
  onQueryChange: (query: GridQuery) => void;
  onReload: () => void;
  onOpen: (task: OpenTask) => void;
  onFocus: FocusEventHandler;
}

const filterStatuses = Object.values(PERFORMANCE_STATUS).toSorted((one, other) => one - other);

/** The people that a manager evaluates, with how far each is and what can be done. */
export function TeamGrid(props: TeamGridProps) {
  const { team, query, onQueryChange, onReload } = props;
  const { messages, headingLevel } = useWidget<ManagerEvaluationMessages>();
  const columns = useColumns(messages, props.onOpen);
  const filterOptions = useMemo(
    () =>
      filterStatuses.map((status) => ({
        value: String(status),
        label: messages.statuses[status],
      })),
    [messages],
  );
  return (
    <DataGrid<TeamMember>
      title={messages.gridTitle}
      headingLevel={(headingLevel + 1) as 2 | 3 | 4}
      countLabel={messages.found}
      columns={columns}
      data={team}
      query={query}
      onQueryChange={onQueryChange}
      rowId={({ idOrganogramaPessoa }) => String(idOrganogramaPessoa)}
      rowName={({ nmPessoa }) => nmPessoa}
      filterOptions={filterOptions}
      onReload={onReload}
      onFocus={props.onFocus}
      empty={{
        icon: <UsersRound />,
        title: messages.noTeam,
        description: messages.noTeamText,
      }}
    />
  );
}

/** Columns that stay the same: new ones would draw every cell anew and lose the focus in them. */
function useColumns(messages: ManagerEvaluationMessages, onOpen: TeamGridProps['onOpen']) {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  return useMemo(() => teamColumns(messages, (task) => latest.current(task)), [messages]);
}
