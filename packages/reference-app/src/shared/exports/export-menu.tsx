import type { Schema } from '@aferir/api-client';
import { Button, Menu, MenuItem } from '@aferir/ui';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { exportMessages as texts } from './export-messages.ts';
import { useListExport } from './use-list-export.ts';

/** A list that the server can write into a file. */
export type ExportedList = Schema<'ExportedList'>;

/** Props of {@link ExportMenu}. */
export interface ExportMenuProps {
  list: ExportedList;
  /** What it is narrowed down to, as its call takes it. */
  asked: string;
}

/** Takes a list away as a file: all of it that matches, not one page. */
export function ExportMenu({ list, asked }: ExportMenuProps) {
  const { isPending, mutate } = useListExport();
  const take = (dsFormato: Schema<'ExportFormat'>) =>
    mutate({ dsLista: list, dsFormato, dsConsulta: asked });
  return (
    <Menu
      trigger={
        <Button variant="secondary" icon={<Download />} isLoading={isPending}>
          {texts.export}
        </Button>
      }
    >
      <MenuItem icon={<FileSpreadsheet />} onSelect={() => take('xlsx')}>
        {texts.formats.xlsx}
      </MenuItem>
      <MenuItem icon={<FileText />} onSelect={() => take('csv')}>
        {texts.formats.csv}
      </MenuItem>
    </Menu>
  );
}
