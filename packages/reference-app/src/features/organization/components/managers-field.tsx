import type { Schema } from '@aferir/api-client';
import { Badge, ComboboxField, IconButton, useFocusHeir } from '@aferir/ui';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { OrderedList } from '../../../shared/lists/ordered-list.tsx';
import { useEmployeeChoices } from '../../../shared/people/use-employee-choices.tsx';
import { organizationMessages as texts } from '../organization-messages.ts';
import styles from './organization.module.css';

const MOST = 20;

type Manager = Schema<'DepartmentManager'>;

/** What the form of a department's managers holds. */
export interface ManagersValues {
  idsGestores: readonly Manager[];
}

/** Props of {@link ManagersField}. */
export interface ManagersFieldProps {
  control: Control<ManagersValues>;
  /** Nobody above answers for the department. */
  isAtTop: boolean;
}

/** The managers of a department in their order: each is found by the name, moved up or down, and taken out. */
export function ManagersField({ control, isAtTop }: ManagersFieldProps) {
  const choicesBesides = useEmployeeChoices();
  const search = useRef<HTMLInputElement>(null);
  // The button of a manager who is taken out goes with them, and the field of one who is added is another one.
  const noteFocus = useFocusHeir(search);
  const { field, fieldState } = useController({ control, name: 'idsGestores' });
  const { value: chosen, onChange, onBlur, ref } = field;
  const isFull = chosen.length >= MOST;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears where the focus is in it
    <div className={styles.managers} onFocus={noteFocus}>
      <ComboboxField
        // Another choice begins with nothing typed.
        key={chosen.length}
        ref={(input: HTMLInputElement | null) => {
          ref(input);
          search.current = input;
        }}
        label={texts.addManager}
        hint={isFull ? texts.mostManagers(MOST) : undefined}
        readOnly={isFull}
        value={null}
        onValueChange={(option) =>
          option &&
          onChange([...chosen, managerOf(Number(option.value), option.label, option.detail)])
        }
        onBlur={onBlur}
        {...choicesBesides(new Set(chosen.map((one) => one.idOrganogramaPessoa)))}
        error={fieldState.error?.message}
      />
      {chosen.length > 0 ? (
        <OrderedList
          label={texts.managers}
          savingOrder={undefined}
          onOrder={(ids) => onChange(inOrder(chosen, ids))}
          items={chosen.map((manager) => ({
            id: manager.idOrganogramaPessoa,
            name: manager.nmPessoa,
            badge: manager.flAtivo ? null : <Badge>{texts.inactive}</Badge>,
            details: manager.nmCargo ? [manager.nmCargo] : [],
            actions: (
              <IconButton
                size="s"
                label={texts.removeManager(manager.nmPessoa)}
                icon={<X />}
                onClick={() => onChange(chosen.filter((one) => one !== manager))}
              />
            ),
          }))}
        />
      ) : (
        <p className={styles.hint}>{texts.noManagers(isAtTop)}</p>
      )}
    </div>
  );
}

function managerOf(id: number, name: string, position: string | undefined): Manager {
  return {
    idOrganogramaPessoa: id,
    nmPessoa: name,
    nmCargo: position ?? null,
    urlFoto: null,
    flAtivo: true,
  };
}

function inOrder(managers: readonly Manager[], ids: readonly number[]): Manager[] {
  return managers.toSorted(
    (one, other) => ids.indexOf(one.idOrganogramaPessoa) - ids.indexOf(other.idOrganogramaPessoa),
  );
}
