import type { Schema } from '@aferir/api-client';
import type { CycleKind, CycleParticipation } from '@aferir/domain';
import {
  CircleCheck,
  Eye,
  Hourglass,
  MailOpen,
  MailX,
  Pencil,
  Percent,
  UserMinus,
  Users,
} from 'lucide-react';
import { linkTo, paths } from '../../../paths.ts';
import { GRID_PARAMS } from '../../../shared/address/param-names.ts';
import { type CountOfRow, CountsRow } from '../../../shared/figures/counts-row.tsx';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';
import { filterOf } from './participation-filters.ts';

/** Props of {@link CycleFigures}. */
export interface CycleFiguresProps {
  cycleId: number;
  kind: CycleKind;
  /** Undefined until it has been read. */
  total: Schema<'CycleCounts'> | undefined;
  isFailed: boolean;
}

/** How far the people of a cycle are; each figure leads to those whom it counts. */
export function CycleFigures({ cycleId, kind, total, isFailed }: CycleFiguresProps) {
  const listOf = (participation: CycleParticipation) =>
    linkTo(paths.staffCycle, {
      params: { id: String(cycleId) },
      search: { [GRID_PARAMS.filter]: filterOf(participation) },
    });
  const counts: readonly (CountOfRow | false)[] = [
    { label: texts.people, count: total?.qtdPessoas, icon: <Users /> },
    {
      label: texts.answered,
      count: total && (total.percentualAdesao ?? 0),
      kind: 'percent',
      icon: <Percent />,
    },
    {
      label: texts.sent,
      count: total?.qtdNaoAbriram,
      icon: <MailOpen />,
      to: listOf('sent'),
    },
    { label: texts.opened, count: total?.qtdAbriram, icon: <Eye />, to: listOf('opened') },
    {
      label: texts.answering,
      count: total?.qtdRespondendo,
      icon: <Pencil />,
      to: listOf('answering'),
    },
    kind === 'performance' && {
      label: texts.withManagers,
      count: total?.qtdComGestores,
      icon: <Hourglass />,
      to: listOf('answered'),
    },
    { label: texts.done, count: total?.qtdConcluidas, icon: <CircleCheck />, to: listOf('done') },
    { label: texts.unsent, count: total?.qtdSemEnvio, icon: <MailX />, to: listOf('unsent') },
    { label: texts.gone, count: total?.qtdSairam, icon: <UserMinus />, to: listOf('gone') },
  ];
  return (
    <CountsRow
      label={texts.figures}
      isFailed={isFailed}
      counts={counts.filter((one) => one !== false)}
    />
  );
}
