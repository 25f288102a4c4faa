import type { Schema } from '@aferir/api-client';
import { listTrainingStateOfPersonQuery } from '@aferir/api-client/react';
import { Dialog } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { groupBySession } from './group-by-session.ts';
import { StateBadge } from './state-badge.tsx';
import styles from './training-report.module.css';
import { trainingReportMessages as texts } from './training-report-messages.ts';

/** Props of {@link PersonStateDialog}. */
export interface PersonStateDialogProps {
  trainingId: number;
  learner: Schema<'TrainingReportRow'>;
  onClose: () => void;
}

/** What somebody has done of a training, video by video. */
export function PersonStateDialog({ trainingId, learner, onClose }: PersonStateDialogProps) {
  const { staff } = useServices();
  const { idOrganogramaPessoa: idPessoa, nmPessoa, nmCargo } = learner;
  const state = useQuery(
    listTrainingStateOfPersonQuery(staff, { path: { idTreinamento: trainingId, idPessoa } }),
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.stateOf(nmPessoa)}
      {...(nmCargo && { description: nmCargo })}
    >
      <ReadRecord query={state} failedTitle={texts.stateFailed} shape="lines" count={8}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{texts.noVideos}</p>
          ) : (
            <div className={styles.sessions}>
              {groupBySession(rows).map(({ place, name, resources }) => (
                <section key={place} aria-label={name}>
                  <h3 className={styles.session}>{name}</h3>
                  <ul className={styles.resources}>
                    {resources.map((resource, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two videos may have one name, and none ever moves
                      <Resource key={index} {...resource} />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          )
        }
      </ReadRecord>
    </Dialog>
  );
}

function Resource({
  nmRecurso,
  estadoTreinamento,
  flConclusaoManual,
}: Schema<'TrainingStateOfResource'>) {
  return (
    <li className={styles.resource}>
      <span className={styles.resourceName}>{nmRecurso}</span>
      <span className={styles.state}>
        {flConclusaoManual ? <span className={styles.note}>{texts.markedByHand}</span> : null}
        <StateBadge state={estadoTreinamento} />
      </span>
    </li>
  );
}
