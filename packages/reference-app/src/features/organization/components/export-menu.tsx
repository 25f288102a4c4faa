import { Button, Dialog, Menu, MenuItem, MenuSeparator, ProgressBar } from '@aferir/ui';
import { Download, FileImage, FileText, Shapes } from 'lucide-react';
import { exportMessages } from '../../../shared/exports/export-messages.ts';
import { FormatItems } from '../../../shared/exports/format-items.tsx';
import { useListExport } from '../../../shared/exports/use-list-export.ts';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import type { Department } from '../department.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { useChartExport } from '../use-chart-export.ts';

/** Props of {@link ExportMenu}. */
export interface ExportMenuProps {
  departments: readonly Department[];
  /** Which of them are open: what is in the file. */
  expandedIds: ReadonlySet<string>;
}

/** Hands over what is open of the chart as a file, or all departments as a list. */
export function ExportMenu({ departments, expandedIds }: ExportMenuProps) {
  const { isExporting, progress, isTooLarge, save, closeTooLarge, giveUp } = useChartExport(
    departments,
    expandedIds,
  );
  const list = useListExport();
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" icon={<Download />} isLoading={isExporting || list.isPending}>
            {texts.export}
          </Button>
        }
      >
        <MenuItem icon={<FileImage />} onSelect={() => save('png')}>
          {texts.formats.png}
        </MenuItem>
        <MenuItem icon={<Shapes />} onSelect={() => save('svg')}>
          {texts.formats.svg}
        </MenuItem>
        <MenuItem icon={<FileText />} onSelect={() => save('pdf')}>
          {texts.formats.pdf}
        </MenuItem>
        <MenuSeparator />
        <FormatItems
          labels={exportMessages.chartAs}
          onTake={(dsFormato) => list.mutate({ dsLista: 'organograma', dsFormato, dsConsulta: '' })}
        />
      </Menu>
      <Dialog
        isOpen={isTooLarge}
        onClose={closeTooLarge}
        title={texts.tooLargeTitle}
        description={texts.tooLargeText}
        actions={
          <>
            <Button variant="secondary" onClick={closeTooLarge}>
              {staffFormMessages.cancel}
            </Button>
            <Button variant="secondary" icon={<FileText />} onClick={() => save('pdf')}>
              {texts.formats.pdf}
            </Button>
            <Button icon={<Shapes />} onClick={() => save('svg')}>
              {texts.formats.svg}
            </Button>
          </>
        }
      />
      <Dialog
        isOpen={progress !== undefined}
        size="s"
        onClose={giveUp}
        title={texts.exporting}
        actions={
          <Button variant="secondary" onClick={giveUp}>
            {staffFormMessages.cancel}
          </Button>
        }
      >
        {progress ? (
          <ProgressBar
            label={texts.pages}
            value={progress.pagesDone}
            max={progress.pageCount}
            valueText={texts.pagesMade(progress.pagesDone, progress.pageCount)}
          />
        ) : null}
      </Dialog>
    </>
  );
}
