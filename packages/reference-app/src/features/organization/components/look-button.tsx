import { Button } from '@aferir/ui';
import { Network, Table } from 'lucide-react';
import type { FocusEventHandler, Ref } from 'react';
import { organizationMessages as texts } from '../organization-messages.ts';

/** Props of {@link LookButton}. */
export interface LookButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** Whether a table stands in place of the drawing. */
  isTable: boolean;
  onTableChange: (isTable: boolean) => void;
  onFocus: FocusEventHandler;
}

/** Puts a table in place of the drawing, or the drawing in place of the table. */
export function LookButton({ ref, isTable, onTableChange, onFocus }: LookButtonProps) {
  return (
    <Button
      ref={ref}
      variant="secondary"
      icon={isTable ? <Network /> : <Table />}
      onFocus={onFocus}
      onClick={() => onTableChange(!isTable)}
    >
      {isTable ? texts.asChart : texts.asTable}
    </Button>
  );
}
