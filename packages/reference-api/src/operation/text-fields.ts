import type { Fault } from '../errors/api-error.ts';

/** A text of a request that is kept in one column. */
export interface TextField<Field extends string, Column extends string> {
  readonly field: Field;
  readonly column: Column;
  /** What is said where it is empty; without it, it may be. */
  readonly required?: string;
  /** What it must be unless it is empty, and what is said where it is not. */
  readonly check?: readonly [isValid: (text: string, now: Date) => boolean, message: string];
  /** What is said of it unless it is empty, by rules that say more than one thing; undefined where it is right. */
  readonly problem?: (text: string) => string | undefined;
  /** How it is kept; as it is, unless told. */
  readonly store?: (text: string) => string;
}

/** The texts of a request. */
export interface TextReading<Field extends string, Column extends string> {
  readonly body: Readonly<Partial<Record<Field, string | null>>>;
  readonly now: Date;
  /** Takes what is wrong. */
  readonly faults: Fault[];
  /** Whether something is kept that stays where the field is left out. */
  readonly isKept?: (column: Column) => boolean;
}

/** The columns of some texts, trimmed, empty ones as null; one that was left out is left out, unless it is required and missing. */
export function readTexts<Field extends string, Column extends string>(
  fields: readonly TextField<Field, Column>[],
  { body, now, faults, isKept = () => false }: TextReading<Field, Column>,
): Partial<Record<Column, string | null>> {
  const values: Partial<Record<Column, string | null>> = {};
  for (const { field, column, required, check, problem, store = asItIs } of fields) {
    const given = body[field];
    if (given === undefined && (required === undefined || isKept(column))) continue;
    const text = given?.trim() ?? '';
    if (text === '' && required !== undefined) faults.push({ field, message: required });
    if (text !== '' && check && !check[0](text, now)) faults.push({ field, message: check[1] });
    const message = text === '' ? undefined : problem?.(text);
    if (message !== undefined) faults.push({ field, message });
    values[column] = text === '' ? null : store(text);
  }
  return values;
}

function asItIs(text: string): string {
  return text;
}

/** The digits of a text alone. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
