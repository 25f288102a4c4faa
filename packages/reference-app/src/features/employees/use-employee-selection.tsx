import type { Schema } from '@aferir/api-client';
import { MOST_CHOSEN_PEOPLE, SECTION } from '@aferir/domain';
import { Button, type GridSelection } from '@aferir/ui';
import { useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { filledUp, type SelectedRows, withSelected } from '../../shared/grid/selected-rows.ts';
import { useWholeSelection, type WholeSelectionOf } from '../../shared/grid/use-whole-selection.ts';
import { requestMessages } from '../../shared/requests/request-messages.ts';
import { employeesMessages as texts } from './employees-messages.ts';

type Employee = Schema<'Employee'>;

const idOf = ({ idOrganogramaPessoa }: Employee) => String(idOrganogramaPessoa);

/** Has people of the list selected, on all of its pages, by those who may deactivate them. */
export function useEmployeeSelection(
  list: Pick<WholeSelectionOf<Employee>, 'asked' | 'readFirst'>,
  onDeactivate: (people: readonly Employee[]) => void,
) {
  const { toasts } = useServices();
  const { has } = useSectionRights(SECTION.employees);
  const [selected, setSelected] = useState<SelectedRows<Employee>>(new Map());
  const active = [...selected.values()].filter(({ flAtivo }) => flAtivo);
  const clear = () => setSelected(new Map());
  const { all, note } = useWholeSelection<Employee>({
    ...list,
    selected: selected.keys(),
    idOf,
    most: MOST_CHOSEN_PEOPLE,
    onRead: fill,
    failed: requestMessages.chooseAllFailed,
  });

  function fill(rows: readonly Employee[]) {
    const { next, keptCount, isCut } = filledUp(selected, rows, { idOf, most: MOST_CHOSEN_PEOPLE });
    setSelected(next);
    if (!isCut) return;
    const message = requestMessages.mostChosen(MOST_CHOSEN_PEOPLE, keptCount);
    toasts.show({ tone: 'warning', message });
  }

  const selection: GridSelection<Employee> = {
    selected,
    onSelect: (rows, isSelected) => {
      note(rows);
      setSelected(withSelected(selected, rows, { idOf, isSelected }));
    },
    onClear: clear,
    all,
    actions:
      active.length > 0 ? (
        <Button variant="danger" size="s" onClick={() => onDeactivate(active)}>
          {texts.deactivateMany(active.length)}
        </Button>
      ) : null,
  };
  return { clear, selection: has('alterar') ? selection : undefined };
}
