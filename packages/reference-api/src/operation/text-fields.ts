import { oneLine } from '@aferir/domain';
import type { Fault } from '../platform/errors/api-error.ts';
import { invalidField, invalidFields } from '../platform/errors/failures.ts';

/** A text of a request that is kept in one column. */
export interface TextField<Field extends string, Column extends string> {
  readonly field: Field;
  readonly column: Column;
  /** What is said where it is empty; without it, it may be. */
  readonly required?: string;
  /** What it must be unless it is empty, and what is said where it is not. */
  readonly check?: readonly [isValid: (text: string) => boolean, message: string];
  /** What is said of it unless it is empty, by rules that say more than one thing; undefined where it is right. */
  readonly problem?: (text: string) => string | undefined;
  /** How it is kept; as it is, unless told. */
  readonly store?: (text: string) => string;
}

/** The texts of a request. */
export interface TextReading<Field extends string, Column extends string> {
  readonly body: Readonly<Partial<Record<Field, string | null>>>;
  /** Takes what is wrong. */
  readonly faults: Fault[];
  /** Whether something is kept that stays where the field is left out. */
  readonly isKept?: (column: Column) => boolean;
}

/** The columns of some texts, trimmed, empty ones as null; one that was left out is left out, unless it is required and missing. */
export function readTexts<Field extends string, Column extends string>(
  fields: readonly TextField<Field, Column>[],
  { body, faults, isKept = () => false }: TextReading<Field, Column>,
): Partial<Record<Column, string | null>> {
  const values: Partial<Record<Column, string | null>> = {};
  for (const { field, column, required, check, problem, store = asItIs } of fields) {
    const given = body[field];
    if (given === undefined && (required === undefined || isKept(column))) continue;
    const text = given?.trim() ?? '';
    if (text === '' && required !== undefined) faults.push({ field, message: required });
    if (text !== '' && check && !check[0](text)) faults.push({ field, message: check[1] });
    const message = text === '' ? undefined : problem?.(text);
    if (message !== undefined) faults.push({ field, message });
    values[column] = text === '' ? null : store(text);
  }
  return values;
}

/** The same of texts that are all in the body, empty ones as such. */
export function readGivenTexts<Field extends string, Column extends string>(
  fields: readonly TextField<Field, Column>[],
  body: Readonly<Record<Field, string>>,
  faults: Fault[],
): Record<Column, string> {
  const values = Object.entries<string | null | undefined>(readTexts(fields, { body, faults }));
  return Object.fromEntries(values.map(([column, text]) => [column, text ?? ''])) as Record<
    Column,
    string
  >;
}

/** Reads a name, which is all that comes in; 400 with what is said where it is empty. */
export function readName(field: string, given: string, required: string): string {
  const name = oneLine(given);
  if (name === '') throw invalidField(field, required);
  return name;
}

/** Reads a form; 400 with all that `read` finds wrong. */
export function readForm<Values>(read: (faults: Fault[]) => Values): Values {
  const faults: Fault[] = [];
  const values = read(faults);
  if (faults.length > 0) throw invalidFields(faults);
  return values;
}

function asItIs(text: string): string {
  return text;
}

/** The digits of a text alone. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
