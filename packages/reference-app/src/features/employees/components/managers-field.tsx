import { ComboboxField, IconButton } from '@aferir/ui';
import { X } from 'lucide-react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useEmployeeChoices } from '../../../shared/people/use-employee-choices.ts';
import type { EmployeeValues } from '../employee-values.ts';
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
export function ManagersField({ form, personId }: ManagersFieldProps) {
  const choicesBesides = useEmployeeChoices();

  return (
    <Controller
      control={form.control}
      name="idsGestores"
      render={({ field: { value: chosen, onChange, onBlur, ref } }) => {
        const taken = new Set([personId, ...chosen.map(({ id }) => id)]);
        return (
          <div className={styles.managers}>
            <ComboboxField
              // Another choice begins with nothing typed.
              key={chosen.length}
              ref={ref}
              label={texts.managers}
              hint={texts.managersHint}
              isOptional
              value={null}
              onValueChange={(option) =>
                option &&
                onChange([
                  ...chosen,
                  { id: Number(option.value), name: option.label, isActive: true },
                ])
              }
              onBlur={onBlur}
              {...choicesBesides(taken)}
              disabled={chosen.length >= MOST}
              error={form.formState.errors.idsGestores?.message}
            />
            {chosen.length > 0 ? (
              <ul aria-label={texts.chosenManagers} className={styles.list}>
                {chosen.map(({ id, name, isActive }) => (
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
                      onClick={() => onChange(chosen.filter((one) => one.id !== id))}
                    />
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        );
      }}
    />
  );
}
