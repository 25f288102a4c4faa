import { ComboboxField, IconButton } from '@aferir/ui';
import { X } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { useBoundField } from '../../../shared/forms/fields/use-bound-field.ts';
import { useEmployeeChoices } from '../../../shared/people/use-employee-choices.ts';
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
    <div className={styles.managers}>
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
        disabled={value.length >= MOST}
      />
      {value.length > 0 ? (
        <ul aria-label={texts.chosenManagers} className={styles.list}>
          {value.map(({ id, name, isActive }) => (
            <li key={id} className={styles.item}>
              <span>
                <span>{name}</span>
                {isActive ? null : (
                  <span className={styles.muted}>{` (${texts.inactiveManager})`}</span>
                )}
              </span>
              <IconButton
                size="s"
                label={texts.removeManager(name)}
                icon={<X />}
                onClick={() => onValueChange(value.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
