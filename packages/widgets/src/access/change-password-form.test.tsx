import { createMemorySessionStore, createStaffClient } from '@aferir/api-client';
import {
  createFakeServer,
  type FakeServer,
  faultReply,
  problemReply,
  staffSession,
  staffUser,
} from '@aferir/api-client/testing';
import { axeViolations, renderUi } from '@aferir/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AferirProvider } from '../shared/provider/aferir-provider.tsx';
import { changePasswordMessages as texts } from './access.messages.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { useChangePassword } from './use-change-password.ts';

const baseUrl = 'http://localhost/api/v1';
const CHANGE = '/Auth/ChangePassword';
const REFUSAL = 'A senha atual está incorreta.';

function Change({ client, onChanged }: { client: Client; onChanged: () => void }) {
  const { change, isPending } = useChangePassword(client, onChanged);
  return (
    <ChangePasswordForm onChange={change}>
      <button type="submit" disabled={isPending}>
        {texts.save}
      </button>
    </ChangePasswordForm>
  );
}

type Client = ReturnType<typeof clientOf>;

function clientOf({ fetch }: FakeServer) {
  const token = { ...staffSession.token, precisaTrocarSenha: true };
  const session = { ...staffSession, token, receivedAt: Date.now(), lifetimeMs: null };
  const store = createMemorySessionStore<'staff'>(session);
  return createStaffClient({ baseUrl, fetch, store, maxAttempts: 1 });
}

function openForm() {
  const server = createFakeServer().on('post', CHANGE, null).on('get', '/auth/GetUser', staffUser);
  const client = clientOf(server);
  const onChanged = vi.fn();
  const view = renderUi(
    <AferirProvider apiBase={baseUrl}>
      <Change client={client} onChanged={onChanged} />
    </AferirProvider>,
  );
  const fill = async (current: string, next: string, confirmation = next) => {
    await view.user.type(screen.getByLabelText(texts.currentPassword), current);
    await view.user.type(screen.getByLabelText(texts.newPassword), next);
    await view.user.type(screen.getByLabelText(texts.confirmPassword), `${confirmation}{Enter}`);
  };
  return { ...view, server, client, onChanged, fill };
}

describe('ChangePasswordForm', () => {
  it('changes the password of its realm and frees the session', async () => {
    const { server, client, onChanged, fill } = openForm();
    await fill('provisoria', 'ipe-amarelo-27');
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(server.requestsTo('post', CHANGE)[0]?.body).toEqual({
      senhaAtual: 'provisoria',
      senhaNova: 'ipe-amarelo-27',
    });
    expect(client.session.current()?.token.precisaTrocarSenha).toBe(false);
  });

  it('asks for what is missing before it asks the server', async () => {
    const { user, server, fill, container } = openForm();
    await user.click(screen.getByRole('button', { name: texts.save }));
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.fillAll);
    expect(await axeViolations(container)).toEqual([]);
    await fill('provisoria', 'curta', 'outra');
    expect(screen.getByLabelText(texts.newPassword)).toHaveAccessibleDescription(
      texts.passwordFaults['too-short'],
    );
    expect(screen.getByText(texts.confirmationDiffers)).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(server.requestsTo('post', CHANGE)).toEqual([]);
  });

  it.each([
    ['at its field', faultReply({ senhaAtual: REFUSAL }), false],
    ['for the whole form', problemReply(400, REFUSAL), true],
  ])('says what the server refused %s', async (_, reply, isWhole) => {
    const { server, client, onChanged, fill } = openForm();
    server.on('post', CHANGE, reply);
    await fill('errada-1', 'ipe-amarelo-27');
    expect((await screen.findAllByText(REFUSAL))[0]).toBeVisible();
    const current = screen.getByLabelText(texts.currentPassword);
    expect(current.getAttribute('aria-invalid') !== 'true').toBe(isWhole);
    expect(onChanged).not.toHaveBeenCalled();
    expect(client.session.current()?.token.precisaTrocarSenha).toBe(true);
  });
});
