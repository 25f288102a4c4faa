import type { Schema } from '@aferir/api-client';
import { MenuItem } from '@aferir/ui';
import { FileSpreadsheet, FileText } from 'lucide-react';

/** Props of {@link FormatItems}. */
export interface FormatItemsProps {
  /** What the item of each kind of file says. */
  labels: Readonly<Record<Schema<'ExportFormat'>, string>>;
  onTake: (format: Schema<'ExportFormat'>) => void;
}

/** The kinds of file that a list can be taken away as, in a menu. */
export function FormatItems({ labels, onTake }: FormatItemsProps) {
  return (
    <>
      <MenuItem icon={<FileSpreadsheet />} onSelect={() => onTake('xlsx')}>
        {labels.xlsx}
      </MenuItem>
      <MenuItem icon={<FileText />} onSelect={() => onTake('csv')}>
        {labels.csv}
      </MenuItem>
    </>
  );
}
