import { axeViolations, renderUi } from '@aferir/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AferirProvider } from '../../shared/provider/aferir-provider.tsx';
import { gamePlayerMessages as texts } from '../game-player.messages.ts';
import { GamePreview } from './game-preview.tsx';
import type { GamePreviewContent } from './preview.data.ts';

const content: GamePreviewContent = {
  nmJogo: 'Segurança em dois minutos',
  dsOptJogo: '',
  nrEscala: 5,
  flAnonimo: true,
  perguntas: [
    {
      idPergunta: 1,
      idTipo: 1,
      dsPergunta: 'Quem pode parar uma máquina?',
      flPaginaApoio: false,
      dsDimensao: null,
      opcoes: ['Só a chefia', 'Qualquer pessoa', 'Só a CIPA', 'Ninguém'].map((dsOpcao, place) => ({
        idPerguntaOpcao: place + 1,
        dsOpcao,
        flCorreta: place === 1,
      })),
    },
    {
      idPergunta: 2,
      idTipo: 4,
      dsPergunta: 'O que vem primeiro?',
      flPaginaApoio: false,
      dsDimensao: null,
      opcoes: ['Luvas', 'Óculos'].map((dsOpcao, place) => ({
        idPerguntaOpcao: place + 5,
        dsOpcao,
        flCorreta: false,
      })),
    },
  ],
};

function open() {
  const fetch = vi.fn(async () => Response.error());
  const onClose = vi.fn();
  const page = renderUi(
    <AferirProvider fetch={fetch}>
      <GamePreview game={content} onClose={onClose} />
    </AferirProvider>,
  );
  const press = async (name: string) =>
    page.user.click(await screen.findByRole('button', { name }));
  return { ...page, press, fetch, onClose };
}

it('plays a game to its end without a server, tells right from wrong, and begins again', async () => {
  const { user, press, fetch, onClose, container } = open();
  expect(screen.getByText(texts.previewText)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await press(texts.start);
  await user.click(screen.getByRole('radio', { name: 'Qualquer pessoa' }));
  await press(texts.send);
  expect(await screen.findByText(texts.right)).toBeVisible();
  await press(texts.goOn);
  await user.click(screen.getByRole('radio', { name: 'Luvas' }));
  await press(texts.send);
  expect(await screen.findByText(texts.sent)).toBeVisible();
  await press(texts.goOn);
  expect(screen.getByRole('heading', { name: texts.doneTitle })).toBeVisible();
  await press(texts.playAgain);
  await press(texts.start);
  await user.click(screen.getByRole('radio', { name: 'Ninguém' }));
  await press(texts.send);
  expect(await screen.findByText(texts.wrong)).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

it('is left at its end', async () => {
  const { user, press, onClose } = open();
  await press(texts.start);
  for (const name of ['Ninguém', 'Luvas']) {
    await user.click(screen.getByRole('radio', { name }));
    await press(texts.send);
    await press(texts.goOn);
  }
  await press(texts.leave);
  expect(onClose).toHaveBeenCalledExactlyOnceWith({ isComplete: true });
});
