import type { Schema } from '@aferir/api-client';
import { SECTION } from '@aferir/domain';
import { Button, type GridSelection } from '@aferir/ui';
import { useState } from 'react';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { employeesMessages as texts } from './employees-messages.ts';

type Employee = Schema<'Employee'>;

/** Has people of the list selected, on all of its pages, by those who may deactivate them. */
export function useEmployeeSelection(onDeactivate: (people: readonly Employee[]) => void) {
  const { has } = useSectionRights(SECTION.employees);
  const [selected, setSelected] = useState<ReadonlyMap<string, Employee>>(new Map());
  const active = [...selected.values()].filter(({ flAtivo }) => flAtivo);
  const clear = () => setSelected(new Map());

  function select(rows: readonly Employee[], isSelected: boolean) {
    const next = new Map(selected);
    for (const row of rows) {
      const id = String(row.idOrganogramaPessoa);
      if (isSelected) next.set(id, row);
      else next.delete(id);
    }
    setSelected(next);
  }

  const selection: GridSelection<Employee> = {
    selected,
    onSelect: select,
    onClear: clear,
    actions:
      active.length > 0 ? (
        <Button variant="danger" size="s" onClick={() => onDeactivate(active)}>
          {texts.deactivateMany(active.length)}
        </Button>
      ) : null,
  };
  return { clear, selection: has('alterar') ? selection : undefined };
}
