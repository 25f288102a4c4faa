import {
  createFakeDiscServer,
  discProfileReport,
  linkInfo,
  problemReply,
} from '@aferir/api-client/testing';
import { renderUi } from '@aferir/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AferirProvider } from '../shared/provider/aferir-provider.tsx';
import { DiscQuestionnaire } from './disc-questionnaire.tsx';

it('shows at the end what the answers come to', async () => {
  const server = createFakeDiscServer({ start: { cdStatus: 2, flConcluido: true } }).on(
    'get',
    '/hash/validar/{hash}',
    linkInfo,
  );
  renderUi(
    <AferirProvider apiBase="http://localhost/api/v1" fetch={server.fetch}>
      <DiscQuestionnaire hs="Abc123" />
    </AferirProvider>,
  );
  const look = within(await screen.findByRole('region', { name: 'Seu perfil' }));
  expect(look.getByText('Conforme Dominante')).toBeVisible();
  expect(look.getAllByRole('listitem')).toHaveLength(4);
  expect(look.queryByText('Perfil pouco diferenciado')).toBeNull();
});

it('says at the end that the profile is hardly differentiated', async () => {
  const server = createFakeDiscServer({ start: { cdStatus: 2, flConcluido: true } })
    .on('get', '/hash/validar/{hash}', linkInfo)
    .on('get', '/Resposta/GetPessoaRespostaPerfil', {
      ...discProfileReport,
      nmPerfil: 'Conforme',
      response: [
        { nmPerfil: 'Conforme', soma: 53 },
        { nmPerfil: 'Dominante', soma: 49 },
        { nmPerfil: 'Estável', soma: 49 },
        { nmPerfil: 'Influente', soma: 49 },
      ],
    });
  renderUi(
    <AferirProvider apiBase="http://localhost/api/v1" fetch={server.fetch}>
      <DiscQuestionnaire hs="Abc123" />
    </AferirProvider>,
  );
  const look = within(await screen.findByRole('region', { name: 'Seu perfil' }));
  expect(look.getByText('Perfil pouco diferenciado')).toBeVisible();
  expect(look.getByText(/quase por igual entre os quatro perfis/)).toBeVisible();
});

it('keeps its thanks when the report over them can not be shown, which is not fatal', async () => {
  const server = createFakeDiscServer({ start: { cdStatus: 2, flConcluido: true } })
    .on('get', '/hash/validar/{hash}', linkInfo)
    .on('get', '/Resposta/GetPessoaRespostaPerfil', problemReply(403, 'Este link expirou.'));
  const onError = vi.fn();
  const { user } = renderUi(
    <AferirProvider apiBase="http://localhost/api/v1" fetch={server.fetch}>
      <DiscQuestionnaire hs="Abc123" onError={onError} />
    </AferirProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Acessar Resultado!' }));
  await waitFor(() =>
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'Este link expirou.', isFatal: false }),
    ),
  );
});

it.each([
  ['pt-BR', 'Ver como funciona a escala', ''],
  ['es', 'Ver cómo funciona la escala', '?lang=es'],
] as const)('in %s leads to how the scale works in that language', async (lang, label, query) => {
  const server = createFakeDiscServer().on('get', '/hash/validar/{hash}', linkInfo);
  renderUi(
    <AferirProvider lang={lang} apiBase="http://localhost/api/v1" fetch={server.fetch}>
      <DiscQuestionnaire hs="Abc123" />
    </AferirProvider>,
  );
  const link = await screen.findByRole('link', { name: new RegExp(label) });
  expect(link).toHaveAttribute('href', `http://localhost/tutorial-disc${query}`);
});
