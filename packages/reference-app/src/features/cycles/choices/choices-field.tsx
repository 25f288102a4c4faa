import type { ApiQuery } from '@aferir/api-client/react';
import { ComboboxField, type ComboboxFieldProps, type ComboboxOption } from '@aferir/ui';
import { useQueries } from '@tanstack/react-query';
import {
  type FoundRows,
  type SearchPage,
  useSearchOf,
} from '../../../shared/forms/use-search-of.ts';
import { Choosing } from '../../../shared/lists/choosing.tsx';
import { ChosenList } from '../../../shared/lists/chosen-list.tsx';
import styles from './choices-field.module.css';
import { choicesMessages as texts } from './choices-messages.ts';

/** Somebody or something that was chosen, with its name as far as that is known. */
export interface NamedChoice {
  readonly id: number;
  readonly name: string | undefined;
}

/** Props of {@link ChoicesField}. */
export interface ChoicesFieldProps<Row, List extends FoundRows<Row>>
  extends Pick<ComboboxFieldProps, 'label' | 'hint'> {
  /** Whether none may be chosen. @default true */
  isOptional?: boolean;
  /** What the list of those chosen is called. */
  chosenLabel: string;
  chosen: readonly NamedChoice[];
  onChange: (chosen: readonly NamedChoice[]) => void;
  most: number;
  queryOf: (page: SearchPage) => ApiQuery<List>;
  /** Finds one by its id, for one that was chosen before; left out where all names are known. */
  queryOfId?: (id: number) => ApiQuery<List>;
  optionOf: (row: Row) => ComboboxOption;
}

/** Several out of many, searched for by name; each can be taken out again. */
export function ChoicesField<Row, List extends FoundRows<Row>>({
  chosenLabel,
  chosen,
  onChange,
  most,
  queryOf,
  queryOfId,
  optionOf,
  isOptional = true,
  ...field
}: ChoicesFieldProps<Row, List>) {
  const searchOf = useSearchOf();
  const nameOf = useNames(chosen, queryOfId, optionOf);
  const taken = new Set(chosen.map(({ id }) => String(id)));
  const search = searchOf(queryOf, (row: Row) => {
    const option = optionOf(row);
    return taken.has(option.value) ? undefined : option;
  });
  return (
    <Choosing className={styles.root}>
      <ComboboxField
        // Another choice begins with nothing typed.
        key={chosen.length}
        {...field}
        isOptional={isOptional}
        messages={texts.search}
        value={null}
        onValueChange={(option) =>
          option && onChange([...chosen, { id: Number(option.value), name: option.label }])
        }
        onSearch={search}
        maxLength={100}
        disabled={chosen.length >= most}
      />
      {chosen.length > 0 ? (
        <ChosenList
          label={chosenLabel}
          items={chosen.map((one) => ({
            id: one.id,
            name: nameOf(one),
            removeLabel: texts.remove(nameOf(one)),
          }))}
          onRemove={(id) => onChange(chosen.filter((one) => one.id !== id))}
          isInline
        />
      ) : null}
    </Choosing>
  );
}

function useNames<Row, List extends FoundRows<Row>>(
  chosen: readonly NamedChoice[],
  queryOfId: ((id: number) => ApiQuery<List>) | undefined,
  optionOf: (row: Row) => ComboboxOption,
) {
  const unnamed = queryOfId ? chosen.filter(({ name }) => name === undefined) : [];
  const reads = useQueries({
    queries: queryOfId ? unnamed.map(({ id }) => queryOfId(id)) : [],
  });
  return ({ id, name }: NamedChoice): string => {
    if (name !== undefined) return name;
    const read = reads[unnamed.findIndex((one) => one.id === id)];
    const [row] = read?.data?.rows ?? [];
    if (row !== undefined) return optionOf(row).label;
    return read?.isPending ? texts.reading : texts.unknown;
  };
}
