import type { Schema } from '@aferir/api-client';
import {
  listPositionCompetenciesQuery,
  setPositionCompetencyMutation,
} from '@aferir/api-client/react';
import { Switch } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import { positionsMessages as texts } from '../positions-messages.ts';
import { NoCompetencies } from './no-competencies.tsx';
import styles from './positions.module.css';

/** The competencies that a position is assessed in; each switch is kept at once. */
export function PositionCompetencies({ positionId }: { positionId: number }) {
  const { staff } = useServices();
  const competencies = useQuery(
    listPositionCompetenciesQuery(staff, { path: { idOrganogramaCargo: positionId } }),
  );
  const [news, setNews] = useState<string>();
  return (
    <div className={styles.competencies}>
      <p className={styles.hint}>{texts.competenciesHint}</p>
      <p role="status" className={styles.saved}>
        {news}
      </p>
      <ReadRecord
        query={competencies}
        failedTitle={texts.competenciesFailed}
        shape="lines"
        count={6}
      >
        {(rows) =>
          rows.length === 0 ? (
            <NoCompetencies />
          ) : (
            <ul className={styles.switches} aria-label={texts.competencies}>
              {rows.map((row) => (
                <li key={row.idCompetencia}>
                  <CompetencySwitch positionId={positionId} competency={row} onNews={setNews} />
                </li>
              ))}
            </ul>
          )
        }
      </ReadRecord>
    </div>
  );
}

interface CompetencySwitchProps {
  positionId: number;
  competency: Schema<'PositionCompetency'>;
  /** Hears what has become of it; undefined is nothing. */
  onNews: (news: string | undefined) => void;
}

/** Shows at once what was chosen, and what was there before when the server refuses it. */
function CompetencySwitch({ positionId, competency, onNews }: CompetencySwitchProps) {
  const { staff } = useServices();
  const { idCompetencia, nmCompetencia, isPost } = competency;
  const save = useToldMutation(setPositionCompetencyMutation(staff), {
    failed: texts.competencyFailed(nmCompetencia),
    onDone: () => onNews(texts.competencySaved(nmCompetencia)),
  });
  const choice = { idCompetencia, idOrganogramaCargo: positionId };

  return (
    <Switch
      label={nmCompetencia}
      checked={save.isPending ? save.variables.body.isPost : isPost}
      // Disabled it would lose the focus.
      readOnly={save.isPending}
      onCheckedChange={(isOn) => {
        onNews(undefined);
        save.mutate({ body: { ...choice, isPost: isOn } });
      }}
    />
  );
}
