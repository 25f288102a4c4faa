import { leaningOf, PROFILES, type Profile } from '@aferir/domain';
import { VisuallyHidden } from '@aferir/ui';
import { type CSSProperties, useMemo } from 'react';
import { profileLooks } from '../../shared/disc-profile/profile-look.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { layOut, type MarkSpot, MOST_NAMED } from '../team-map.layout.ts';
import type { Picks } from '../team-map.machine.ts';
import type { TeamMapMessages } from '../team-map.messages.ts';
import styles from '../team-map.module.css';
import type { PlacedPerson } from '../team-map.types.ts';

export interface MapPlotProps {
  people: readonly PlacedPerson[];
  picks: Picks;
  onToggle: (id: number) => void;
}

/** Where the quarter of each profile begins on the drawing. */
const QUARTERS: Readonly<Record<Profile, { readonly x: number; readonly y: number }>> = {
  Dominante: { x: 0, y: 0 },
  Influente: { x: 50, y: 0 },
  Estável: { x: 50, y: 50 },
  Conforme: { x: 0, y: 50 },
};

/** The drawing: four quarters, and a button for each person. */
export function MapPlot({ people, picks, onToggle }: MapPlotProps) {
  const { messages } = useWidget<TeamMapMessages>();
  const content = useContentLang();
  const spots = useMemo(() => layOut(people), [people]);
  const isNamed = people.length <= MOST_NAMED;
  return (
    <div className={styles.plot}>
      <span className={styles.axisEnd} data-end="top">
        {messages.fast}
      </span>
      <span className={styles.axisEnd} data-end="left">
        {messages.tasks}
      </span>
      <div className={styles.field}>
        <svg className={styles.ground} viewBox="0 0 100 100" aria-hidden="true">
          {PROFILES.map((profile) => (
            <rect
              key={profile}
              {...QUARTERS[profile]}
              width={50}
              height={50}
              fill={profileLooks[profile].soft}
            />
          ))}
          <path className={styles.axes} d="M50 0V100M0 50H100" />
        </svg>
        {PROFILES.map((profile) => (
          <span
            key={profile}
            {...content}
            aria-hidden="true"
            className={styles.quarter}
            data-profile={profileLooks[profile].letter}
            style={{ color: profileLooks[profile].text }}
          >
            {profile}
          </span>
        ))}
        <ul className={styles.marks} aria-label={messages.peopleOnMap}>
          {spots.map((spot) => (
            <Mark
              key={spot.person.id}
              {...spot}
              isNamed={isNamed}
              isPicked={picks.first === spot.person.id || picks.second === spot.person.id}
              onToggle={onToggle}
            />
          ))}
        </ul>
      </div>
      <span className={styles.axisEnd} data-end="right">
        {messages.relations}
      </span>
      <span className={styles.axisEnd} data-end="bottom">
        {messages.calm}
      </span>
    </div>
  );
}

interface MarkProps extends MarkSpot {
  isNamed: boolean;
  isPicked: boolean;
  onToggle: (id: number) => void;
}

function Mark({ person, left, top, isNamed, isPicked, onToggle }: MarkProps) {
  const { messages } = useWidget<TeamMapMessages>();
  const { id, name, profile, place } = person;
  const { letter, color, onColor } = profileLooks[profile];
  const spot: CSSProperties = { insetInlineStart: `${left}%`, insetBlockStart: `${top}%` };
  return (
    <li className={styles.mark} style={spot} data-picked={isPicked || undefined}>
      <button
        type="button"
        className={styles.markButton}
        data-printed
        aria-pressed={isPicked}
        style={{ background: color, color: onColor }}
        onClick={() => onToggle(id)}
      >
        <span aria-hidden="true">{letter}</span>
        <VisuallyHidden>
          {messages.markOf(
            name,
            profile,
            messages.paces[leaningOf(place.pace)],
            messages.focuses[leaningOf(place.focus)],
          )}
        </VisuallyHidden>
      </button>
      <span className={styles.markName} data-always={isNamed || undefined} aria-hidden="true">
        {name.split(' ', 1)[0]}
      </span>
    </li>
  );
}
