import { faultReply } from '@aferir/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../../shared/testing/render-app.tsx';
import { trialMessages as texts } from './trial-messages.ts';

const REQUEST = '/Auth/ExperimenteGratis';

async function openTrial(server = createAccessServer().on('post', REQUEST, null)) {
  const app = await renderApp('/cadastro', { server });
  await screen.findByRole('heading', { level: 1, name: texts.title });
  return { ...app, send: () => app.user.click(screen.getByRole('button', { name: texts.send })) };
}

async function fill(user: UserEvent) {
  await user.type(screen.getByLabelText(texts.name), 'Rita Lobo');
  await user.type(screen.getByLabelText(texts.companyName), 'Padaria Pão & Cia');
  await user.type(screen.getByLabelText(texts.taxId), '12abc34501de35');
  await user.type(screen.getByLabelText(texts.phone), '11988887777');
  await user.type(screen.getByLabelText(texts.email), 'rita@padaria.example');
  await user.selectOptions(screen.getByLabelText(texts.state), 'SP');
  await user.type(screen.getByLabelText(texts.heardFrom), 'Indicação');
}

describe('the request for a trial', () => {
  it('is sent as it was filled in, and leads to the sign-in', async () => {
    const app = await openTrial();
    expect(await axeViolations()).toEqual([]);
    await fill(app.user);
    expect(screen.getByLabelText(texts.taxId)).toHaveValue('12.ABC.345/01DE-35');
    expect(screen.getByLabelText(texts.phone)).toHaveValue('(11) 98888-7777');
    await app.send();
    expect(await screen.findByText(texts.sent)).toBeVisible();
    await waitFor(() => expect(app.address()).toBe('/login'));
    expect(app.server.requestsTo('post', REQUEST)[0]?.body).toEqual({
      nmNome: 'Rita Lobo',
      nmEmpresaInstituicao: 'Padaria Pão & Cia',
      nrCnpj: '12.ABC.345/01DE-35',
      nrTelefone: '(11) 98888-7777',
      dsEmail: 'rita@padaria.example',
      nmUf: 'SP',
      dsComoSoube: 'Indicação',
    });
  });

  it.each([
    ['CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
    ['CNPJ nº\u00a012.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
    ['CNPJ12ABC34501DE35\n', '12.ABC.345/01DE-35'],
    ['CNPJ/MF: 11222333000182', '11.222.333/0001-82'],
  ])('takes %j as a CNPJ, pasted or filled in', async (text, shown) => {
    const { user } = await openTrial();
    const field = screen.getByLabelText(texts.taxId);
    await user.click(field);
    await user.paste(text);
    expect(field).toHaveValue(shown);
    await user.clear(field);
    fireEvent.input(field, { target: { value: text } });
    expect(field).toHaveValue(shown);
  });

  it('asks for everything that is missing', async () => {
    const app = await openTrial();
    await app.send();
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.incomplete);
    expect(screen.getByLabelText(texts.name)).toHaveFocus();
    for (const [label, fault] of [
      [texts.name, texts.nameFault],
      [texts.companyName, texts.companyNameFault],
      [texts.taxId, texts.taxIdFault],
      [texts.phone, texts.phoneFault],
      [texts.email, texts.emailFault],
      [texts.state, texts.stateFault],
      [texts.heardFrom, texts.heardFromFault],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(fault);
    }
    expect(app.server.requestsTo('post', REQUEST)).toEqual([]);
  });

  it('says of what is filled in wrongly nothing else', async () => {
    const app = await openTrial();
    await fill(app.user);
    await app.user.clear(screen.getByLabelText(texts.taxId));
    await app.user.type(screen.getByLabelText(texts.taxId), '12abc34501de36');
    await app.send();
    expect(screen.getByLabelText(texts.taxId)).toHaveAccessibleDescription(texts.taxIdFault);
    expect(screen.queryByText(texts.incomplete)).not.toBeInTheDocument();
  });

  it('loses nothing when the server refuses it', async () => {
    const refusal = faultReply({ nrCnpj: texts.taxIdFault });
    const app = await openTrial(createAccessServer().on('post', REQUEST, refusal));
    await fill(app.user);
    await app.send();
    await waitFor(() =>
      expect(screen.getByLabelText(texts.taxId)).toHaveAccessibleDescription(texts.taxIdFault),
    );
    expect(screen.getByLabelText(texts.name)).toHaveValue('Rita Lobo');
  });
});
