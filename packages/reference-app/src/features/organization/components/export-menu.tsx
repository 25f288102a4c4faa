import { Button, Dialog, Menu, MenuItem, ProgressBar } from '@aferir/ui';
import { Download, FileImage, FileText, Shapes } from 'lucide-react';
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

/** Hands over what is open of the chart as a file. */
export function ExportMenu({ departments, expandedIds }: ExportMenuProps) {
  const { isExporting, progress, isTooLarge, save, closeTooLarge, giveUp } = useChartExport(
    departments,
    expandedIds,
  );
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" icon={<Download />} isLoading={isExporting}>
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
