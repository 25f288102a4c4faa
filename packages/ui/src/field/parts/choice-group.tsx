import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useUiMessages } from '../../ui-messages/index.ts';
import choiceStyles from '../choice.module.css';
import styles from '../field.module.css';
import type { FieldProps } from './field-frame.tsx';
import { FieldMessage } from './field-message.tsx';

/** How choices of a group stand. */
export type ChoiceOrientation = 'vertical' | 'horizontal';

interface ChoiceGroupProps extends FieldProps, Omit<ComponentProps<'fieldset'>, 'children'> {
  orientation: ChoiceOrientation;
  /** Draws the choices; it is given the id of the group. */
  children: (groupId: string) => ReactNode;
}

/** Choices under one label, with the hint or the error of them all below. */
export function ChoiceGroup({
  id,
  label,
  hint,
  error,
  isOptional = false,
  orientation,
  className,
  children,
  ...rest
}: ChoiceGroupProps) {
  const { optional } = useUiMessages();
  const ownId = useId();
  const groupId = id ?? ownId;
  const messageId = `${groupId}-message`;
  return (
    <fieldset
      {...rest}
      id={groupId}
      aria-describedby={messageId}
      data-invalid={error ? true : undefined}
      className={clsx('aferir-field', styles.root, className)}
    >
      <legend className={clsx('aferir-field-label', styles.label, choiceStyles.legend)}>
        <span>{label}</span>
        {isOptional ? <span className={styles.optional}>{` ${optional}`}</span> : null}
      </legend>
      <div data-orientation={orientation} className={choiceStyles.options}>
        {children(groupId)}
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </fieldset>
  );
}
