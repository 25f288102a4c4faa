import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { Select } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { useScrollLock } from '../focus/index.ts';
import { usePortalContainer, useStyleNonce } from '../portal-container/index.ts';
import { useUiMessages } from '../ui-messages/index.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './parts/field-frame.tsx';
import listStyles from './select-list.module.css';

/** One choice of a SelectField. */
export interface SelectOption {
  /** Not empty. */
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'children'> {
  options: readonly SelectOption[];
  /** The chosen value; '' is none yet. */
  value: string;
  onValueChange: (value: string) => void;
  /** Shown while nothing is chosen. @default 'Selecione' */
  placeholder?: string;
}

/** One of several known choices. `className` goes to the field, the rest to the control. */
export function SelectField({
  id,
  label,
  hint,
  error,
  isOptional,
  options,
  value,
  onValueChange,
  placeholder,
  name,
  disabled,
  className,
  ...rest
}: SelectFieldProps) {
  const { selectPlaceholder } = useUiMessages();
  const [isOpen, setIsOpen] = useState(false);
  useScrollLock(isOpen);
  const frame = { id, label, hint, error, className, ...(isOptional ? { isOptional } : {}) };
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <Select.Root
          value={value}
          onValueChange={onValueChange}
          open={isOpen}
          onOpenChange={setIsOpen}
          {...(name ? { name } : {})}
          {...(disabled ? { disabled } : {})}
        >
          <Select.Trigger
            {...rest}
            {...wiring}
            className={clsx('aferir-field-control', styles.control, listStyles.trigger)}
          >
            <span className={listStyles.value}>
              <Select.Value placeholder={placeholder ?? selectPlaceholder} />
            </span>
            <Select.Icon asChild>
              <ChevronDown className={listStyles.arrow} aria-hidden />
            </Select.Icon>
          </Select.Trigger>
          <OptionList options={options} />
        </Select.Root>
      )}
    </FieldFrame>
  );
}

function OptionList({ options }: { options: readonly SelectOption[] }) {
  const container = usePortalContainer();
  const nonce = useStyleNonce();
  return (
    <Select.Portal container={container}>
      <Select.Content
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        className={clsx('aferir-select-list', listStyles.list)}
      >
        <Select.Viewport nonce={nonce} className={listStyles.viewport}>
          {options.map((option) => (
            <Select.Item
              key={option.value}
              value={option.value}
              disabled={option.isDisabled ?? false}
              className={clsx('aferir-select-option', listStyles.option)}
            >
              <Select.ItemText>{option.label}</Select.ItemText>
              <Select.ItemIndicator className={listStyles.mark}>
                <Check aria-hidden />
              </Select.ItemIndicator>
            </Select.Item>
          ))}
        </Select.Viewport>
      </Select.Content>
    </Select.Portal>
  );
}
