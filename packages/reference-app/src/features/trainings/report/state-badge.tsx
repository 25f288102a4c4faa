import type { Schema } from '@aferir/api-client';
import { Badge, type BadgeTone } from '@aferir/ui';

type State =
  | Schema<'TrainingReportRow'>['dsStatus']
  | Schema<'TrainingStateOfResource'>['estadoTreinamento'];

const TONES: Readonly<Record<State, BadgeTone>> = {
  'Não visualizado': 'neutral',
  'Não iniciado': 'neutral',
  'Em andamento': 'accent',
  Concluído: 'success',
};

/** How far somebody is with a training or a video of it. */
export function StateBadge({ state }: { state: State }) {
  return <Badge tone={TONES[state]}>{state}</Badge>;
}
