import type { ApiMutation } from '@aferir/api-client/react';
import type { SectionId } from '@aferir/domain';
import type { ComboboxFieldProps } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useSectionRights } from '../../services/use-section-rights.ts';

/** What a choice is made with. */
export interface MadeChoiceOptions<Init> {
  /** The section in which somebody needs the right to add. */
  section: SectionId;
  /** Adds the record, and answers its id. */
  save: ApiMutation<number, Init>;
  /** What is sent of a name. */
  initOf: (name: string) => Init;
}

/** Has a combobox make the record of a name that it does not find, for those who may add one. */
export function useMadeChoice<Init>({
  section,
  save,
  initOf,
}: MadeChoiceOptions<Init>): Pick<ComboboxFieldProps, 'onCreate'> {
  const { has } = useSectionRights(section);
  const { mutateAsync } = useMutation(save);
  if (!has('incluir')) return {};
  return {
    onCreate: async (name) => {
      const { data } = await mutateAsync(initOf(name));
      return { value: String(data), label: name };
    },
  };
}
