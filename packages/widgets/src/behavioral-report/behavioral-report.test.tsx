import { createLinkClient } from '@aferir/api-client';
import {
  createFakeDiscServer,
  dataReply,
  type FakeDiscServer,
  faultReply,
  problemReply,
} from '@aferir/api-client/testing';
import { renderUi } from '@aferir/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as pdf from '../shared/pdf/index.ts';
import { AferirProvider } from '../shared/provider/aferir-provider.tsx';
import { frameMessages } from '../shared/provider/frame-messages.ts';
import { holdNextChunk, loseNextChunk } from '../shared/testing/next-chunk.ts';
import { BehavioralReport, type BehavioralReportProps } from './behavioral-report.tsx';

beforeEach(() => {
  vi.spyOn(pdf, 'makePdf').mockImplementation(async () => new Blob(['%PDF-1.7']));
  vi.spyOn(pdf, 'downloadFile').mockImplementation(() => undefined);
});

const baseUrl = 'http://localhost/api/v1';
const pdfPath = '/Resposta/SendReportPDFToEmail';
const linkPath = '/Resposta/SendReportToEmail';

async function open(
  props: BehavioralReportProps,
  realm: 'staff' | 'employee' = 'staff',
  server: FakeDiscServer = createFakeDiscServer(),
) {
  const session = { ...createLinkClient({ baseUrl, hash: '', fetch: server.fetch }), realm };
  const view = renderUi(
    <AferirProvider apiBase={baseUrl} fetch={server.fetch} session={session}>
      <BehavioralReport {...props} />
    </AferirProvider>,
  );
  await screen.findByRole('heading', { name: 'Competências' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Baixar Relatório' })).toBeEnabled(),
  );
  return { ...view, server };
}

async function sendTo(user: Awaited<ReturnType<typeof open>>['user'], address: string) {
  await user.click(screen.getByRole('button', { name: 'Enviar por E-mail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enviar por E-mail' }));
  if (address) await user.type(dialog.getByLabelText('E-mail'), address);
  await user.click(dialog.getByRole('button', { name: 'Enviar' }));
  return dialog;
}

describe('by a personal link', () => {
  it('downloads under the public name', async () => {
    const { user } = await open({ hs: 'aBc' });
    await user.click(screen.getByRole('button', { name: 'Baixar Relatório' }));
    expect(await screen.findByText('PDF gerado com sucesso!')).toBeVisible();
    expect(pdf.downloadFile).toHaveBeenCalledWith(expect.any(Blob), 'Relatório.pdf');
  });

  it('asks for an address that mail can be sent to', async () => {
    const { user, server } = await open({ hs: 'aBc' });
    const dialog = await sendTo(user, '');
    expect(await dialog.findByText('E-mail é obrigatório')).toBeVisible();
    await user.type(dialog.getByLabelText('E-mail'), 'ana@');
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
    expect(await dialog.findByText('E-mail inválido')).toBeVisible();
    expect(dialog.getByLabelText('E-mail')).toHaveFocus();
    expect(server.requestsTo('post', linkPath)).toEqual([]);
  });

  it('says that the form is lost, lets the report be downloaded, and fetches the form anew', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open({ hs: 'aBc' });
    loseNextChunk();
    await user.click(screen.getByRole('button', { name: 'Enviar por E-mail' }));
    expect(await screen.findByText(frameMessages.lostChunk)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Competências' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Baixar Relatório' }));
    expect(await screen.findByText('PDF gerado com sucesso!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enviar por E-mail' }));
    await user.click(await screen.findByRole('button', { name: frameMessages.retry }));
    expect(await screen.findByRole('dialog', { name: 'Enviar por E-mail' })).toBeVisible();
    said.mockClear();
  });

  it('says that the form is on its way', async () => {
    const { user } = await open({ hs: 'aBc' });
    const arrive = holdNextChunk();
    await user.click(screen.getByRole('button', { name: 'Enviar por E-mail' }));
    expect(await screen.findByText('Carregando formulário...')).toBeVisible();
    arrive();
    expect(await screen.findByRole('dialog', { name: 'Enviar por E-mail' })).toBeVisible();
  });

  it('has a fresh link mailed, with its own credential', async () => {
    const { user, server } = await open({ hs: 'aBc' });
    await sendTo(user, ' ana@empresa.example ');
    expect(await screen.findByText('Email enviado com sucesso!')).toBeVisible();
    const [request] = server.requestsTo('post', linkPath);
    expect(request?.body).toEqual({
      email: 'ana@empresa.example',
      idResposta: 812,
      idOrganogramaPessoa: 42,
    });
    expect(request?.headers.get('X-Link-Hash')).toBe('aBc');
    expect(pdf.makePdf).not.toHaveBeenCalled();
  });

  it('keeps the address when the mail is refused', async () => {
    const server = createFakeDiscServer();
    server.failNext('post', linkPath, problemReply(400, 'Endereço recusado.'));
    const { user } = await open({ hs: 'aBc' }, 'staff', server);
    const dialog = await sendTo(user, 'ana@empresa.example');
    expect(await dialog.findByText('Endereço recusado.')).toBeVisible();
    expect(dialog.getByLabelText('E-mail')).toHaveValue('ana@empresa.example');
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('Email enviado com sucesso!')).toBeVisible();
  });
});

describe('an address that the server refuses', () => {
  it('is marked, and the summary leads to it', async () => {
    const sentence = 'Informe um e-mail válido, como nome@empresa.com.br.';
    const server = createFakeDiscServer();
    server.failNext('post', linkPath, faultReply({ email: sentence }));
    const { user } = await open({ hs: 'aBc' }, 'staff', server);
    const dialog = await sendTo(user, 'ana@empresa.example');
    const summary = await dialog.findByRole('region', { name: 'Revise os campos abaixo' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(dialog.getByLabelText('E-mail')).toHaveAccessibleDescription(sentence);
    await user.click(dialog.getByRole('link', { name: sentence }));
    expect(dialog.getByLabelText('E-mail')).toHaveFocus();
  });
});

describe('for staff', () => {
  it('downloads under the name of the person', async () => {
    const { user } = await open({ responseId: 812 });
    await user.click(screen.getByRole('button', { name: 'Baixar Relatório' }));
    await screen.findByText('PDF gerado com sucesso!');
    expect(pdf.downloadFile).toHaveBeenCalledWith(
      expect.any(Blob),
      'Relatorio_Comportamental_Bruno_Lima.pdf',
    );
  });

  it('mails the document itself, made once however often it is sent', async () => {
    const server = createFakeDiscServer();
    server
      .on('post', pdfPath, () => dataReply('Email enviado com sucesso!'))
      .failNext('post', pdfPath, problemReply(400, 'Endereço recusado.'));
    const { user } = await open({ responseId: 812 }, 'staff', server);
    const dialog = await sendTo(user, 'ana@empresa.example');
    await dialog.findByText('Endereço recusado.');
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
    await screen.findByText('Email enviado com sucesso!');
    expect(pdf.makePdf).toHaveBeenCalledOnce();
    expect(server.requestsTo('post', pdfPath).at(-1)?.body).toEqual({
      email: 'ana@empresa.example',
      idResposta: 812,
      idOrganogramaPessoa: 42,
      file: btoa('%PDF-1.7'),
    });
  });

  it('says when the document can not be made, logs why, and stays', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failure = new Error('out of memory');
    vi.mocked(pdf.makePdf).mockRejectedValueOnce(failure);
    const { user } = await open({ responseId: 812 });
    await user.click(screen.getByRole('button', { name: 'Baixar Relatório' }));
    expect(await screen.findByText('Erro ao gerar o PDF. Tente novamente.')).toBeVisible();
    expect(warn).toHaveBeenCalledWith('[aferir] make PDF:', failure);
    await user.click(screen.getByRole('button', { name: 'Baixar Relatório' }));
    expect(await screen.findByText('PDF gerado com sucesso!')).toBeVisible();
  });
});

it('offers employees the download and no mail', async () => {
  await open({ responseId: 812 }, 'employee');
  expect(screen.queryByRole('button', { name: 'Enviar por E-mail' })).toBeNull();
});

it('says so when it is given nothing to open', () => {
  const onError = vi.fn();
  renderUi(<BehavioralReport onError={onError} />);
  expect(screen.getByRole('alert')).toHaveTextContent('O endereço deste relatório está incompleto');
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'missing-link', isRetryable: false, isFatal: true }),
  );
});
