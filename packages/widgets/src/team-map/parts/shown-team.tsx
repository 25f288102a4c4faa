import { useWidget } from '../../shared/host/use-widget.tsx';
import { ReportStack } from '../../shared/report/report-stack.tsx';
import type { TeamMapActions, TeamMapState } from '../team-map.controller.ts';
import type { TeamMapMessages } from '../team-map.messages.ts';
import styles from '../team-map.module.css';
import { CompetencyCard } from './competency-card.tsx';
import { MapCard } from './map-card.tsx';
import { PairCard } from './pair-card.tsx';
import { ReadingCard } from './reading-card.tsx';

export interface ShownTeamProps extends Omit<Extract<TeamMapState, { step: 'shown' }>, 'step'> {
  actions: TeamMapActions;
}

/** A team: its map with two people beside it, what it has much and little of, its competencies. */
export function ShownTeam({ team, picks, pair, competencies, actions }: ShownTeamProps) {
  const { messages, headingLevel } = useWidget<TeamMapMessages>();
  const Heading = `h${headingLevel}` as const;
  return (
    <ReportStack>
      <header>
        <Heading className={styles.title}>{messages.titleOf(team.name)}</Heading>
        <p className={styles.muted}>{messages.seen}</p>
      </header>
      <div className={styles.columns}>
        <MapCard team={team} picks={picks} onToggle={actions.toggle} />
        <PairCard
          team={team}
          picks={picks}
          pair={pair}
          onChoose={actions.choose}
          onRetry={actions.retry}
        />
      </div>
      <ReadingCard reading={team.reading} />
      {competencies.status === 'withheld' ? null : (
        <CompetencyCard competencies={competencies} onRetry={actions.retry} />
      )}
    </ReportStack>
  );
}
