import { Collapsible } from '@aferir/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import fields from './fields.module.css';
import { staffFormMessages } from './form-messages.ts';

/** Props of {@link MoreDetails}. */
export interface MoreDetailsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The fields inside that open it by what they hold, as they are empty in a new record. */
  names: readonly FieldPath<Values>[];
  /** @default 'Mais detalhes' */
  title?: string;
  /** A few words at the end of the line. */
  hint?: string | undefined;
  children: ReactNode;
}

/** A field of the kit that shows what is wrong with it. */
const FAULTY = '[data-invalid]';

/** Fields that may stay empty, folded away until one of them holds something or has to be mended. */
export function MoreDetails<Values extends FieldValues>({
  form: { control },
  names,
  title = staffFormMessages.moreDetails,
  hint,
  children,
}: MoreDetailsProps<Values>) {
  const values: readonly unknown[] = useWatch({ control, name: names });
  const [isOpen, setIsOpen] = useState<boolean>();
  const content = useRef<HTMLDivElement>(null);
  const owesFocus = useRef(false);
  // What has opened by itself stays so while its fields are emptied.
  if (isOpen === undefined && values.some(isFilled)) setIsOpen(true);
  // After each rendering: which fields are inside, and say that they have to be mended, is known by themselves alone.
  useLayoutEffect(() => {
    const faulty = content.current?.querySelector(FAULTY);
    if (!faulty) return;
    if (!isOpen) {
      setIsOpen(true);
      // The form could not put the focus on what was folded away.
      owesFocus.current = faulty.closest('form')?.querySelector(FAULTY) === faulty;
    } else if (owesFocus.current) {
      owesFocus.current = false;
      faulty.querySelector<HTMLElement>('[aria-invalid], button')?.focus();
    }
  });
  return (
    <Collapsible
      title={title}
      hint={hint}
      isOpen={isOpen === true}
      onOpenChange={setIsOpen}
      // What is folded away is checked all the same.
      isPrinted
      className={fields.wide}
    >
      <div ref={content} className={fields.fields}>
        {children}
      </div>
    </Collapsible>
  );
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== '' && value !== null && value !== undefined && value !== false;
}
