import { chosenPeopleText } from '../people/chosen-people-text.ts';
import { type ExportedList, ExportMenu, type ExportMenuProps } from './export-menu.tsx';

/** Props of {@link ChosenExport}. */
export interface ChosenExportProps extends Pick<ExportMenuProps, 'results'> {
  list: ExportedList;
  /** What the list was asked for, whose order the file keeps. */
  asked: string;
  /** Of those who are chosen. */
  ids: readonly string[];
}

/** Takes those who are chosen in a list away as a file, whatever it is narrowed down to by now. */
export function ChosenExport({ asked, ids, ...exported }: ChosenExportProps) {
  return (
    <ExportMenu
      {...exported}
      size="s"
      asked={askedForChosen(asked, ids)}
      covers={chosenPeopleText(ids.length)}
    />
  );
}

/** The query that a list is asked for those who are chosen in it by, in the same order. */
export function askedForChosen(asked: string, ids: readonly string[]): string {
  const order = new URLSearchParams(asked).get('ordem');
  const named = { lstPessoas: ids.join(',') };
  return String(new URLSearchParams(order === null ? named : { ordem: order, ...named }));
}
