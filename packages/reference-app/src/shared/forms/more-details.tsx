import { Collapsible } from '@aferir/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import fields from './fields.module.css';
import { staffFormMessages } from './form-messages.ts';

/** Props of {@link MoreDetails}. */
export interface MoreDetailsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The fields inside. */
  names: readonly FieldPath<Values>[];
  /** @default 'Mais detalhes' */
  title?: string;
  /** A few words at the end of the line. */
  hint?: string | undefined;
  children: ReactNode;
}

/** Fields that may stay empty, folded away until one of them holds something or has to be mended. */
export function MoreDetails<Values extends FieldValues>({
  form: { control, formState, setFocus },
  names,
  title = staffFormMessages.moreDetails,
  hint,
  children,
}: MoreDetailsProps<Values>) {
  const values: readonly unknown[] = useWatch({ control, name: names });
  const [isOpen, setIsOpen] = useState<boolean>();
  const { errors } = formState;
  const fault = names.find((name) => name in errors);
  const isFirst = Object.keys(errors)[0] === fault;
  // What has opened by itself stays so while its fields are emptied.
  if (isOpen === undefined && values.some(isFilled)) setIsOpen(true);
  useEffect(() => {
    if (fault === undefined || isOpen) return;
    setIsOpen(true);
    // The form could not put the focus on what was folded away.
    if (isFirst) setFocus(fault);
  }, [fault, isFirst, isOpen, setFocus]);
  return (
    <Collapsible
      title={title}
      hint={hint}
      isOpen={fault !== undefined || isOpen === true}
      onOpenChange={setIsOpen}
      // What is folded away is checked all the same.
      isPrinted
      className={fields.wide}
    >
      <div className={fields.fields}>{children}</div>
    </Collapsible>
  );
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== '' && value !== null && value !== undefined && value !== false;
}
