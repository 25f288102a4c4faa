import { dateOnlyOf } from '@aferir/domain';
import type { CellValue } from '@aferir/spreadsheet/write-xlsx';

/** The day of a moment on the wire, as seen in São Paulo; an empty cell where there is none. */
export function dayCell(moment: string | null): CellValue {
  return moment === null ? null : { day: dateOnlyOf(new Date(moment)) };
}

/** A date without a time; an empty cell where there is none. */
export function dateCell(day: string | null): CellValue {
  return day === null ? null : { day };
}

/** A yes or no in words. */
export function yesOrNo(value: boolean): string {
  return value ? 'Sim' : 'Não';
}

/** Whether somebody or something is in use. */
export function activityCell(isActive: boolean): string {
  return isActive ? 'Ativo' : 'Inativo';
}

/** A score, or a mean of scores, with two decimals at most. */
export function scoreCell(score: number | null): number | null {
  return score === null ? null : Math.round(score * 100) / 100;
}
