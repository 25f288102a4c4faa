import type { Schema } from '@aferir/api-client';
import { MOST_CHOSEN_PEOPLE, SECTION } from '@aferir/domain';
import { Button, type GridSelection } from '@aferir/ui';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { ChosenExport } from '../../shared/exports/chosen-export.tsx';
import { useWholeSelection, type WholeSelectionOf } from '../../shared/grid/use-whole-selection.ts';
import { useSelectedPeople } from '../../shared/people/use-selected-people.ts';
import type { LoadRequestKinds } from '../../shared/requests/request-kind.ts';
import { requestMessages } from '../../shared/requests/request-messages.ts';
import { SendMenu } from '../../shared/requests/send-menu.tsx';
import { employeesMessages as texts } from './employees-messages.ts';

type Employee = Schema<'Employee'>;

/** The list that people are selected in, and what is done about them. */
export interface EmployeeSelectionOptions
  extends Pick<WholeSelectionOf<Employee>, 'asked' | 'isShown' | 'readFirst'> {
  onDeactivate: (people: readonly Employee[]) => void;
  /** What may be asked of them, once it is. */
  loadKinds: LoadRequestKinds;
}

const idOf = ({ idOrganogramaPessoa }: Employee) => String(idOrganogramaPessoa);

/** Has people of the list selected, on all of its pages, and says what can be done about them by whom. */
export function useEmployeeSelection({
  onDeactivate,
  loadKinds,
  ...list
}: EmployeeSelectionOptions): { clear: () => void; selection: GridSelection<Employee> } {
  const { has } = useSectionRights(SECTION.employees);
  const { people: selected, choose, clear } = useSelectedPeople(idOf);
  const people = [...selected.values()];
  const active = people.filter(({ flAtivo }) => flAtivo);
  const { all, note } = useWholeSelection<Employee>({
    ...list,
    selected: selected.keys(),
    idOf,
    most: MOST_CHOSEN_PEOPLE,
    onRead: (rows) => choose(rows, true),
    failed: requestMessages.chooseAllFailed,
  });

  const selection: GridSelection<Employee> = {
    selected,
    onSelect: (rows, isSelected) => {
      note(rows);
      choose(rows, isSelected);
    },
    onClear: clear,
    ...(all && { all }),
    actions: (
      <>
        {active.length > 0 ? (
          <SendMenu people={people} onSent={clear} loadKinds={loadKinds} />
        ) : null}
        <ChosenExport list="funcionarios" asked={list.asked} ids={[...selected.keys()]} />
        {active.length > 0 && has('alterar') ? (
          <Button variant="danger" size="s" onClick={() => onDeactivate(active)}>
            {texts.deactivateMany(active.length)}
          </Button>
        ) : null}
      </>
    ),
  };
  return { clear, selection };
}
