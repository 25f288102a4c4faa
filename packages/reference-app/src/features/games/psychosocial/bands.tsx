import type { Schema } from '@aferir/api-client';
import { PSYCHOSOCIAL_BANDS } from '@aferir/domain';
import { Badge, type BarTone } from '@aferir/ui';
import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';

/** A band as the wire tells it. */
export type Band = Schema<'PsychosocialBand'>;

/** What a band is called and how it is told apart. */
export const BANDS: Readonly<Record<Band, { name: string; tone: BarTone; icon: ReactElement }>> = {
  favoravel: {
    name: PSYCHOSOCIAL_BANDS.favorable.name,
    tone: 'success',
    icon: <CircleCheck />,
  },
  atencao: {
    name: PSYCHOSOCIAL_BANDS.attention.name,
    tone: 'warning',
    icon: <TriangleAlert />,
  },
  critico: {
    name: PSYCHOSOCIAL_BANDS.critical.name,
    tone: 'danger',
    icon: <OctagonAlert />,
  },
};

/** What an index means, by color, icon and word. */
export function BandBadge({ band }: { band: Band }) {
  const { name, tone, icon } = BANDS[band];
  return (
    <Badge tone={tone} icon={icon}>
      {name}
    </Badge>
  );
}
