import type { PathOf } from '@aferir/api-client';
import { type FakeServer, problemReply } from '@aferir/api-client/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { appMessages } from '../app-messages.ts';
import { renderApp } from './render-app.tsx';

/** What a page reads, and how its tests open it. */
export interface ReadPage {
  readonly address: string;
  /** The call that reads it. */
  readonly call: PathOf<'get'>;
  readonly createServer: () => FakeServer;
  /** What is said when that fails with 'Falhou'. */
  readonly failed: string | RegExp;
  /** What stands there once it was read. */
  readonly there: string;
}

/** Expects that a page says what could not be read, and has it after one more try. */
export async function expectReadAgain(user: UserEvent, { failed, there }: ReadPage) {
  expect(await screen.findByText(failed)).toBeVisible();
  await user.click(screen.getByRole('button', { name: appMessages.retry }));
  expect(await screen.findByText(there)).toBeVisible();
}

/** Declares the test of a page that could not be read at first. */
export function testReadAgain(page: ReadPage): void {
  it('says what could not be read, and tries again', async () => {
    const { address, call, createServer } = page;
    const server = createServer().failNext('get', call, problemReply(500, 'Falhou'));
    const { user } = await renderApp(address, { as: 'staff', server });
    await expectReadAgain(user, page);
  });
}

/** Declares a test for each address of something that is not there. */
export function testNotThere(
  { call, createServer }: Pick<ReadPage, 'call' | 'createServer'>,
  addresses: readonly string[],
): void {
  it.each(addresses)('does not know what is not there: %s', async (address) => {
    const server = createServer().on('get', call, problemReply(404));
    await renderApp(address, { as: 'staff', server });
    expect(await screen.findByText(appMessages.notFoundTitle)).toBeVisible();
  });
}
