import { Fragment } from 'react';
import { counted } from '../lib/counted.ts';
import { PersonLink } from './person-link.tsx';

/** Props of {@link PersonNames}. */
export interface PersonNamesProps {
  people: readonly { readonly idOrganogramaPessoa: number; readonly nmPessoa: string }[];
  /** How many more there are, who are only counted. @default 0 */
  moreCount?: number;
}

/** Names as a sentence lists them, each leading to its person. */
export function PersonNames({ people, moreCount = 0 }: PersonNamesProps) {
  const lastName = moreCount > 0 ? undefined : people.at(-1);
  return (
    <>
      {people.map((person, index) => (
        <Fragment key={person.idOrganogramaPessoa}>
          {index > 0 ? <span>{person === lastName ? ' e ' : ', '}</span> : null}
          <PersonLink personId={person.idOrganogramaPessoa}>{person.nmPessoa}</PersonLink>
        </Fragment>
      ))}
      {moreCount > 0 ? <span>{` e mais ${counted(moreCount, 'pessoa', 'pessoas')}`}</span> : null}
    </>
  );
}
