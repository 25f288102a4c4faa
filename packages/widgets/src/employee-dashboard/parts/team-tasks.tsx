import { Button, Notice } from '@aferir/ui';
import { useState } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { tasksOf } from '../employee-dashboard.data.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import type { DirectReport, DirectReports } from '../employee-dashboard.types.ts';

export interface TeamTasksProps {
  reports: DirectReports;
  /** Leads to the team. */
  onGo: () => void;
}

/** Says above all else what the team waits for, since it stands far below; nothing when it does not. */
export function TeamTasks({ reports, onGo }: TeamTasksProps) {
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const { rows, total } = useWholeTeam(reports);
  const { evaluations, feedbacks } = tasksOf(rows);
  if (evaluations + feedbacks === 0) return null;
  return (
    <Notice
      title={messages.tasksTitle}
      action={
        <Button size="s" onClick={onGo}>
          {messages.toReports}
        </Button>
      }
    >
      {messages.tasks(evaluations, feedbacks, rows.length < total)}
    </Notice>
  );
}

interface Team {
  readonly rows: readonly DirectReport[];
  readonly total: number;
}

const nobody: Team = { rows: [], total: 0 };

// A search or another page shows a part of the team; what was known of all of it still holds, but
// for those who are shown.
function useWholeTeam({ data, query }: DirectReports): Team {
  const [team, setTeam] = useState(nobody);
  if (data.status !== 'ready' || data.isRefreshing) return team;
  const { rows, total } = data;
  if (query.search === '' && query.page === 1) {
    if (rows !== team.rows) setTeam({ rows, total });
    return { rows, total };
  }
  const shown = new Map(rows.map((row) => [row.idOrganogramaPessoa, row]));
  return { ...team, rows: team.rows.map((row) => shown.get(row.idOrganogramaPessoa) ?? row) };
}
