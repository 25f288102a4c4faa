import { getEmployeeQuery } from '@aferir/api-client/react';
import { createFakeServer, problemReply } from '@aferir/api-client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeRecord } from '../../features/employees/testing/employees-fixtures.ts';
import { useServices } from '../../services/services-context.tsx';
import { renderPart } from '../testing/render-part.tsx';
import { staffFormMessages as texts } from './form-messages.ts';
import { OpenedRecord } from './opened-record.tsx';

const READ = '/OrganogramaPessoa/GetFuncionario/{idOrganogramaPessoa}';

function Opened({ id }: { id: number }) {
  const { staff } = useServices();
  return (
    <OpenedRecord
      id={id}
      query={getEmployeeQuery(staff, { path: { idOrganogramaPessoa: id } })}
      pick={({ nmPessoa }) => nmPessoa}
      title="Editar"
      failedTitle="Erro ao carregar"
      onClose={() => undefined}
    >
      {(name) => <p>{name ?? 'ninguém ainda'}</p>}
    </OpenedRecord>
  );
}

it('reads nothing of a new record', () => {
  const { server } = renderPart(<Opened id={0} />);
  expect(screen.getByText('ninguém ainda')).toBeVisible();
  expect(server.requests).toEqual([]);
});

it('waits for the record in the dialog that it will have, and reads it again where that failed', async () => {
  const server = createFakeServer().on('get', READ, problemReply(500, 'Volte já.'));
  const { user } = renderPart(<Opened id={4} />, server);
  expect(screen.getByRole('dialog', { name: 'Editar' })).toBeVisible();
  expect(await screen.findByText('Erro ao carregar')).toBeVisible();
  server.on('get', READ, employeeRecord);
  await user.click(screen.getByRole('button', { name: texts.retry }));
  expect(await screen.findByText(employeeRecord.nmPessoa)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
