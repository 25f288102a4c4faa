import type { Schema } from '@aferir/api-client';
import { Button, type ButtonProps, Menu, MenuItem, MenuLabel, MenuSeparator } from '@aferir/ui';
import { Download, Printer } from 'lucide-react';
import type { Paper } from '../grid/use-paper.ts';
import { exportMessages as texts } from './export-messages.ts';
import { FormatItems } from './format-items.tsx';
import { useListExport } from './use-list-export.ts';

/** A list that the server can write into a file. */
export type ExportedList = Schema<'ExportedList'>;

/** Props of {@link ExportMenu}. */
export interface ExportMenuProps extends Pick<ButtonProps, 'size'> {
  list: ExportedList;
  /** What those of the list have come to, where that can be taken away too. */
  results?: ExportedList;
  /** What it is narrowed down to, as its call takes it. */
  asked: string;
  /** How many there are of what, for example '62 pessoas'. */
  covers?: string;
  /** The list as it is printed, where all of it can be. */
  paper?: Paper | undefined;
}

/** Takes a list away as a file or on paper: all of it that matches, not one page. */
export function ExportMenu({ list, results, asked, covers, paper, size = 'm' }: ExportMenuProps) {
  const { isPending, mutate } = useListExport();
  const take = (dsLista: ExportedList) => (dsFormato: Schema<'ExportFormat'>) =>
    mutate({ dsLista, dsFormato, dsConsulta: asked });
  return (
    <Menu
      trigger={
        <Button
          variant="secondary"
          size={size}
          icon={<Download />}
          isLoading={isPending || paper?.isAsked === true}
        >
          {covers === undefined ? texts.export : texts.exportOf(covers)}
        </Button>
      }
    >
      {results ? <MenuLabel>{texts.list}</MenuLabel> : null}
      <FormatItems labels={texts.formats} onTake={take(list)} />
      {paper ? (
        <MenuItem icon={<Printer />} onSelect={paper.print}>
          {texts.print}
        </MenuItem>
      ) : null}
      {results ? (
        <>
          <MenuSeparator />
          <MenuLabel>{texts.results}</MenuLabel>
          <FormatItems labels={texts.resultsAs} onTake={take(results)} />
        </>
      ) : null}
    </Menu>
  );
}
