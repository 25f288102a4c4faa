import { expect } from 'vitest';
import { type TestApp, testStart } from './build-test-app.ts';

const hour = 3_600_000;

/** Expects a link that was replaced at the start to open for 24 hours, and the new one beyond. */
export async function expectReplaced(
  test: TestApp,
  { oldLink, newLink }: { oldLink: string; newLink: string },
  open: (link: string) => Promise<{ status: number; msg?: string | undefined }>,
): Promise<void> {
  expect(newLink).not.toBe(oldLink);
  test.clock.set(new Date(testStart.getTime() + 23 * hour));
  expect((await open(oldLink)).status).toBe(200);
  test.clock.set(new Date(testStart.getTime() + 24 * hour + 1));
  expect(await open(oldLink)).toMatchObject({
    status: 403,
    msg: 'Este link foi substituído por um mais recente. Abra o último que você recebeu.',
  });
  expect((await open(newLink)).status).toBe(200);
}

/** What is told of a link by which somebody answers. */
export function answeringLinkOf(
  tipo: 'comportamental' | 'desempenho',
  { person, company }: { person: { id: number }; company: { id: number } },
) {
  return {
    precisaSenha: false,
    tipo,
    destino: 'responder',
    idPessoa: person.id,
    idCliente: company.id,
    nmEmpresa: 'Padaria Pão & Cia',
    logoUrl: null,
    corMarca: null,
    cdIdioma: 'pt-BR',
  };
}
