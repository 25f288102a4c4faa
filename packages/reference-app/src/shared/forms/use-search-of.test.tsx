import type { Schema } from '@aferir/api-client';
import { listPositionsQuery } from '@aferir/api-client/react';
import { createFakeServer } from '@aferir/api-client/testing';
import { ComboboxField } from '@aferir/ui';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  importedPosition,
  position,
  positionList,
} from '../../features/positions/testing/positions-fixtures.ts';
import { useServices } from '../../services/services-context.tsx';
import { renderPart } from '../testing/render-part.tsx';
import { useSearchOf } from './use-search-of.ts';

const LIST = '/OrganogramaCargo/Get';

function Positions({ besides }: { besides: number }) {
  const { staff } = useServices();
  const searchOf = useSearchOf(2);
  return (
    <ComboboxField
      label="Cargo"
      value={null}
      onValueChange={() => undefined}
      onSearch={searchOf(
        (query) => listPositionsQuery(staff, { query }),
        ({ idOrganogramaCargo: id, nmCargo }: Schema<'Position'>) =>
          id === besides ? undefined : { value: String(id), label: nmCargo },
      )}
    />
  );
}

it('offers the rows of a list but for those left out, and counts the others', async () => {
  const server = createFakeServer().on('get', LIST, { ...positionList, qtdRecords: 9 });
  const { user } = renderPart(<Positions besides={importedPosition.idOrganogramaCargo} />, server);
  await user.click(screen.getByLabelText('Cargo'));
  expect(await screen.findByRole('option', { name: position.nmCargo })).toBeVisible();
  expect(screen.queryByRole('option', { name: importedPosition.nmCargo })).toBeNull();
  expect(screen.getAllByText(/^1 de 8\./)[0]).toBeInTheDocument();
  expect(server.requestsTo('get', LIST)[0]?.query).toMatchObject({ take: '2', index: '0' });
});
