import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { exportMessages } from '../../shared/exports/export-messages.ts';
import { staffFormMessages } from '../../shared/forms/form-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { writtenList } from '../../shared/testing/export-test.ts';
import { bodiesOf } from '../../shared/testing/sent-bodies.ts';
import * as files from './export/export-chart.ts';
import { organizationMessages as texts } from './organization-messages.ts';
import { createServer, openChart } from './testing/organization-scene.tsx';

const downloaded: string[] = [];

beforeEach(() => {
  downloaded.length = 0;
  URL.createObjectURL = () => 'blob:arquivo';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloaded.push(this.download);
  });
});

async function save(format: keyof typeof texts.formats) {
  const { user } = await openChart();
  await user.click(screen.getByRole('button', { name: texts.export }));
  await user.click(await screen.findByRole('menuitem', { name: texts.formats[format] }));
  return user;
}

it('hands over all departments as a list, which the server writes', async () => {
  const server = createServer()
    .on('post', '/Exportacao/Post', 31)
    .on('get', '/Exportacao/Get/{idExportacao}', writtenList);
  const { user } = await openChart(server);
  await user.click(screen.getByRole('button', { name: texts.export }));
  await user.click(await screen.findByRole('menuitem', { name: exportMessages.chartAs.csv }));
  expect(await screen.findByText(exportMessages.saved(77))).toBeVisible();
  expect(bodiesOf({ server }, '/Exportacao/Post')).toEqual([
    { dsLista: 'organograma', dsFormato: 'csv', dsConsulta: '' },
  ]);
});

it('hands over what is open, under the name of the company', async () => {
  const make = vi.spyOn(files, 'chartToSvg').mockResolvedValue(new Blob(['<svg/>']));
  await save('svg');
  expect(await screen.findByText(texts.exported)).toBeVisible();
  expect(downloaded).toEqual(['Organograma_Empresa_Exemplo.svg']);
  const [content] = make.mock.calls[0] ?? [];
  expect([...(content?.expandedIds ?? [])].toSorted()).toEqual(['1', '5']);
});

it('offers a drawing or pages where no browser draws a picture that large', async () => {
  vi.spyOn(files, 'chartToPng').mockResolvedValue(undefined);
  vi.spyOn(files, 'chartToSvg').mockResolvedValue(new Blob(['<svg/>']));
  const user = await save('png');
  const dialog = within(await screen.findByRole('dialog', { name: texts.tooLargeTitle }));
  expect(dialog.getByRole('button', { name: texts.formats.pdf })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: texts.formats.svg }));
  expect(await screen.findByText(texts.exported)).toBeVisible();
  expect(downloaded).toEqual(['Organograma_Empresa_Exemplo.svg']);
});

it('tells how far a document is, which can be given up', async () => {
  vi.spyOn(files, 'chartToPdf').mockImplementation(
    (_content, { onProgress, signal }) =>
      new Promise((_, reject) => {
        onProgress?.({ pagesDone: 3, pageCount: 20 });
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const user = await save('pdf');
  const dialog = within(await screen.findByRole('dialog', { name: texts.exporting }));
  const bar = dialog.getByRole('progressbar', { name: texts.pages });
  expect(bar).toHaveAttribute('aria-valuetext', texts.pagesMade(3, 20));
  await user.click(dialog.getByRole('button', { name: staffFormMessages.cancel }));
  expect(await screen.findByRole('button', { name: texts.export })).toBeEnabled();
  expect(screen.queryByText(texts.exportFailed)).not.toBeInTheDocument();
  expect(downloaded).toEqual([]);
});

it('tells when a file could not be made', async () => {
  vi.spyOn(files, 'chartToPng').mockRejectedValue(new Error('sem memória'));
  await save('png');
  expect(await screen.findByText(texts.exportFailed)).toBeVisible();
  expect(downloaded).toEqual([]);
});
