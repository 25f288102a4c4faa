import { ComboboxField } from '@aferir/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useBoundField } from '../../../shared/forms/fields/use-bound-field.ts';
import { Choosing } from '../../../shared/lists/choosing.tsx';
import { ChosenList } from '../../../shared/lists/chosen-list.tsx';
import { useEmployeeChoices } from '../../../shared/people/use-employee-choices.tsx';
import type { ChosenManager, EmployeeValues } from '../employee-values.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import styles from './employees.module.css';

const MOST = 20;

/** Props of {@link ManagersField}. */
export interface ManagersFieldProps {
  form: UseFormReturn<EmployeeValues>;
  /** Whose managers they are; 0 is nobody yet. */
  personId: number;
}

/** The managers named for a person: several, out of the active people. */
export function ManagersField({ form: { control }, personId }: ManagersFieldProps) {
  const choicesBesides = useEmployeeChoices();
  const { value, onValueChange, ...field } = useBoundField<
    EmployeeValues,
    readonly ChosenManager[]
  >({ control, name: 'idsGestores' });
  const taken = new Set([personId, ...value.map(({ id }) => id)]);

  return (
    <Choosing className={styles.managers}>
      <ComboboxField
        // Another choice begins with nothing typed.
        key={value.length}
        {...field}
        label={texts.managers}
        hint={texts.managersHint}
        isOptional
        value={null}
        onValueChange={(option) =>
          option &&
          onValueChange([
            ...value,
            { id: Number(option.value), name: option.label, isActive: true },
          ])
        }
        {...choicesBesides(taken)}
        // Whoever is being added here leads nowhere else: their managers come after them.
        emptyAction={<span>{texts.managersLater}</span>}
        disabled={value.length >= MOST}
      />
      {value.length > 0 ? (
        <ChosenList
          label={texts.chosenManagers}
          items={value.map(({ id, name, isActive }) => ({
            id,
            name,
            remark: isActive ? undefined : texts.inactiveManager,
            removeLabel: texts.removeManager(name),
          }))}
          onRemove={(id) => onValueChange(value.filter((one) => one.id !== id))}
          isInline
        />
      ) : null}
    </Choosing>
  );
}
