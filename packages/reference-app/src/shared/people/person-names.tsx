import { Fragment } from 'react';
import { PersonLink } from './person-link.tsx';

/** Props of {@link PersonNames}. */
export interface PersonNamesProps {
  people: readonly { readonly idOrganogramaPessoa: number; readonly nmPessoa: string }[];
}

/** Names as a sentence lists them, each leading to its person. */
export function PersonNames({ people }: PersonNamesProps) {
  return people.map(({ idOrganogramaPessoa, nmPessoa }, index) => (
    <Fragment key={idOrganogramaPessoa}>
      {index > 0 ? <span>{index === people.length - 1 ? ' e ' : ', '}</span> : null}
      <PersonLink personId={idOrganogramaPessoa}>{nmPessoa}</PersonLink>
    </Fragment>
  ));
}
