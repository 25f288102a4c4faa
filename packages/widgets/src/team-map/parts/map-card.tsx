import { leaningOf, listNames } from '@aferir/domain';
import { Card, ChartFrame, EmptyState } from '@aferir/ui';
import { MapPin } from 'lucide-react';
import { useMemo } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import { placedOf } from '../team-map.data.ts';
import type { Picks } from '../team-map.machine.ts';
import type { TeamMapMessages } from '../team-map.messages.ts';
import styles from '../team-map.module.css';
import type { Team, TeamPerson } from '../team-map.types.ts';
import { MapPlot } from './map-plot.tsx';

export interface MapCardProps {
  team: Team;
  picks: Picks;
  onToggle: (id: number) => void;
}

/** Who is where, as a drawing and as a table by name, and who has no result yet. */
export function MapCard({ team, picks, onToggle }: MapCardProps) {
  const { messages, headingLevel } = useWidget<TeamMapMessages>();
  const { section, part } = levelsBelow(headingLevel);
  const placed = useMemo(() => placedOf(team), [team]);
  const waiting = team.people.filter(({ profile }) => !profile);
  return (
    <Card title={messages.map} headingLevel={section} className={styles.mapCard}>
      {placed.length === 0 ? (
        <EmptyState
          icon={<MapPin />}
          title={messages.nobodyOnMap}
          description={messages.nobodyOnMapHint}
          headingLevel={part}
        />
      ) : (
        <ChartFrame
          title={messages.title}
          summary={messages.mapSummary(team.assessedCount, team.people.length)}
          explanation={messages.mapExplanation}
          headingLevel={part}
          hasLinks
          table={{
            columns: [
              messages.person,
              messages.profile,
              messages.pace,
              messages.focus,
              messages.remark,
            ],
            rows: team.people.map((person) => ({
              id: String(person.id),
              cells: cellsOf(person, messages),
            })),
          }}
        >
          <MapPlot people={placed} picks={picks} onToggle={onToggle} />
        </ChartFrame>
      )}
      {waiting.length > 0 && placed.length > 0 ? (
        <p className={styles.waiting}>
          {messages.withoutResult(waiting.map(({ name }) => name).join(', '))}
        </p>
      ) : null}
    </Card>
  );
}

function cellsOf(person: TeamPerson, messages: TeamMapMessages): string[] {
  const { name, isManager, profile, place, doubts } = person;
  return [
    isManager ? `${name} (${messages.manager})` : name,
    profile ?? messages.noneYet,
    place ? messages.paces[leaningOf(place.pace)] : '—',
    place ? messages.focuses[leaningOf(place.focus)] : '—',
    doubts.length > 0 ? listNames(doubts, messages.language) : '—',
  ];
}
