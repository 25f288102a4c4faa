import { getEmployeeQuery } from '@aferir/api-client/react';
import { createFakeServer, problemReply } from '@aferir/api-client/testing';
import { TextField } from '@aferir/ui';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { employeeRecord } from '../../features/employees/testing/employees-fixtures.ts';
import { useServices } from '../../services/services-context.tsx';
import { renderPart } from '../testing/render-part.tsx';
import { FormDialog } from './form-dialog.tsx';
import { staffFormMessages as texts } from './form-messages.ts';
import { OpenedRecord } from './opened-record.tsx';

const READ = '/OrganogramaPessoa/GetFuncionario/{idOrganogramaPessoa}';

function Opened({ id, onClose = () => undefined }: { id: number; onClose?: () => void }) {
  const { staff } = useServices();
  return (
    <OpenedRecord
      id={id}
      query={getEmployeeQuery(staff, { path: { idOrganogramaPessoa: id } })}
      pick={({ nmPessoa }) => nmPessoa}
      title="Editar"
      failedTitle="Erro ao carregar"
      onClose={onClose}
    >
      {(name) =>
        name === undefined ? (
          <p>ninguém ainda</p>
        ) : (
          <FormDialog
            title="Editar o nome"
            formId="nome"
            saveLabel="Salvar"
            isSaving={false}
            isDirty={false}
            onClose={onClose}
          >
            <form id="nome">
              <TextField label="Nome" defaultValue={name} />
            </form>
          </FormDialog>
        )
      }
    </OpenedRecord>
  );
}

it('reads nothing of a new record', () => {
  const { server } = renderPart(<Opened id={0} />);
  expect(screen.getByText('ninguém ainda')).toBeVisible();
  expect(server.requests).toEqual([]);
});

it('waits for the record in the dialog that its form has, and reads it again where that failed', async () => {
  const server = createFakeServer().on('get', READ, problemReply(500, 'Volte já.'));
  const onClose = vi.fn();
  const { user } = renderPart(<Opened id={4} onClose={onClose} />, server);
  const dialog = screen.getByRole('dialog', { name: 'Editar' });
  expect(dialog).toBeVisible();
  expect(await screen.findByText('Erro ao carregar')).toBeVisible();
  server.on('get', READ, employeeRecord);
  await user.click(screen.getByRole('button', { name: texts.retry }));
  expect(await screen.findByLabelText('Nome')).toHaveValue(employeeRecord.nmPessoa);
  expect(screen.getByLabelText('Nome')).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Editar o nome' })).toBe(dialog);
  await user.click(screen.getByRole('button', { name: texts.cancel }));
  expect(onClose).toHaveBeenCalledOnce();
});
