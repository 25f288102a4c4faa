import type { SectionField } from './section-contract.ts';

const CONTROLS = {
  text: 'TextField',
  email: 'EmailField',
  number: 'TextField',
  boolean: 'CheckboxField',
} as const;

/** The grid's columns: what is text, the name of the row first. */
export function columnsOf(
  fields: readonly SectionField[],
  label: SectionField,
  messages: string,
): string {
  const shown = fields.filter(({ kind }) => kind === 'text' || kind === 'email').slice(0, 3);
  return shown
    .map(({ name }) => {
      const meta = name === label.name ? ', meta: { isCardTitle: true }' : '';
      return `  column.accessor('${name}', { header: ${messages}.fields.${name}${meta} }),`;
    })
    .join('\n');
}

/** The form's fields, in the order of the contract. Lists and the like are kept as they are. */
export function inputsOf(fields: readonly SectionField[]): string {
  return fields.map(inputOf).join('\n');
}

function inputOf({ name, kind }: SectionField): string {
  if (kind === 'other') return '';
  if (kind === 'boolean') {
    return `      <CheckboxField
        {...register('${name}')}
        label={fields.${name}}
        error={errors.${name}?.message}
      />`;
  }
  const isNumber = kind === 'number';
  const rules = [
    `required: formMessages.required(fields.${name})`,
    ...(isNumber ? ['valueAsNumber: true'] : []),
  ];
  return `      <${CONTROLS[kind]}
        {...register('${name}', { ${rules.join(', ')} })}
        label={fields.${name}}${isNumber ? '\n        type="number"' : ''}
        error={errors.${name}?.message}
      />`;
}

/** The names of what the form leaves out, since the kit has no field for it. */
export function leftOutOf(fields: readonly SectionField[]): string[] {
  return fields.filter(({ kind }) => kind === 'other').map(({ name }) => name);
}

/** What the form takes from the kit. */
export function formImports(fields: readonly SectionField[]): string {
  const controls = fields.flatMap(({ kind }) => (kind === 'other' ? [] : [CONTROLS[kind]]));
  return [...new Set(['Form', 'FormSummary', 'formMessages', 'refusalOf', ...controls])].join(', ');
}
