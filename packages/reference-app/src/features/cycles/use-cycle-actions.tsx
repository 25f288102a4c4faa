import type { Schema } from '@aferir/api-client';
import { cycleMoves, SECTION } from '@aferir/domain';
import { Eye } from 'lucide-react';
import { linkTo, paths } from '../../paths.ts';
import { useAppRouter } from '../../services/router-context.tsx';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { NEW_RECORD } from '../../shared/address/param-names.ts';
import { editAction, type RecordAction, removeAction } from '../../shared/grid/record-actions.tsx';
import { useAddress } from '../../shared/navigation/navigation.tsx';
import { openedFrom } from '../../shared/navigation/page-state.ts';
import { stateOf } from './cycle-state.ts';
import { cyclesMessages as texts } from './cycles-messages.ts';

type Cycle = Schema<'CycleRow'>;

const movesOf = (cycle: Cycle) => cycleMoves(stateOf(cycle));

/** What can be done with each cycle of the list, and the way to a new one; what asks something first is handed in. */
export function useCycleActions(remove: (cycle: Cycle) => void) {
  const router = useAppRouter();
  const address = useAddress();
  const { has } = useSectionRights(SECTION.cycles);
  const open = (page: typeof paths.staffCycle | typeof paths.staffCycleEditor, id: string) =>
    void router.navigate(linkTo(page, { params: { id } }), { state: openedFrom(address) });
  const actions: readonly RecordAction<Cycle>[] = [
    {
      id: 'view',
      right: 'visualizar',
      label: texts.view,
      icon: <Eye />,
      isProminent: (cycle) => !movesOf(cycle).canEdit || !has('alterar'),
      nameOf: ({ nmCiclo }) => texts.viewOf(nmCiclo),
      onSelect: ({ idCiclo }) => open(paths.staffCycle, String(idCiclo)),
    },
    editAction({
      label: texts.edit,
      isVisible: (cycle) => movesOf(cycle).canEdit,
      onSelect: ({ idCiclo }) => open(paths.staffCycleEditor, String(idCiclo)),
    }),
    removeAction({
      label: texts.remove,
      isVisible: (cycle) => movesOf(cycle).canDelete,
      onSelect: remove,
    }),
  ];
  return { actions, add: () => open(paths.staffCycleEditor, NEW_RECORD) };
}
