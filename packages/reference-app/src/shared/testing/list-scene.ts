import type { PathOf } from '@aferir/api-client';
import { dataReply, type FakeServer } from '@aferir/api-client/testing';
import type { Right } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GRID_PARAMS } from '../address/param-names.ts';
import type { ExportedList } from '../exports/export-menu.tsx';
import type { RecordGridTexts } from '../grid/record-grid.tsx';
import type { RecordsHeaderProps } from '../grid/records-header.tsx';
import { offeredFor } from './act-on-row.ts';
import { type Narrowed, testExport } from './export-test.ts';
import { testReadAgain } from './read-again.ts';
import { renderApp } from './render-app.tsx';

/** The list of a section. */
export interface ListScene {
  readonly address: string;
  /** The call that reads it. */
  readonly list: PathOf<'get'>;
  readonly texts: RecordGridTexts & RecordsHeaderProps['texts'];
  /** How many records it has, and a server that has them. */
  readonly count: number;
  readonly createServer: (rights?: readonly Right[]) => FakeServer;
}

/** Opens the list of a section, and tests what every list does. */
export function listScene({ address, list, texts, count, createServer }: ListScene) {
  return {
    /** Opens it, and waits for its records. */
    open: async (server = createServer(), at = address) => {
      const app = await renderApp(at, { as: 'staff', server });
      await screen.findByText(texts.found(count));
      screen.getByRole('searchbox', { name: texts.searches, hidden: true });
      return app;
    },

    /** Declares the tests of what it does where there is nothing to show. */
    testWithoutRecords: () => {
      const failed = `${texts.listFailed} Falhou`;
      testReadAgain({ address, call: list, createServer, failed, there: texts.found(count) });

      it('invites to the first one where there is none', async () => {
        const server = createServer().on('get', list, dataReply({ rows: [], qtdRecords: 0 }));
        await renderApp(address, { as: 'staff', server });
        expect(await screen.findByText(texts.empty)).toBeVisible();
        expect(screen.getByText(texts.emptyText)).toBeVisible();
        expect(waysFrom(texts.empty)).not.toHaveLength(0);
      });

      it('invites nobody who may not add one', async () => {
        const server = createServer([]).on('get', list, dataReply({ rows: [], qtdRecords: 0 }));
        await renderApp(address, { as: 'staff', server });
        await screen.findByText(texts.empty);
        expect(waysFrom(texts.empty)).toEqual([]);
      });
    },

    /** Declares the tests that it is taken away as it is narrowed down. */
    testTakenAway: (exported: ExportedList, narrowed: Narrowed) =>
      testExport({
        address,
        call: list,
        list: exported,
        narrowed,
        there: texts.found(count),
        createServer,
      }),

    /** Declares the tests of the orders that its headings put it in, each by what the call names it. */
    testSorted: (sorts: Readonly<Record<string, string>>) =>
      it.each(Object.entries(sorts))(
        'is put in order by %s, which the address keeps',
        async (name, order) => {
          const server = createServer();
          const { user, address: now } = await renderApp(address, { as: 'staff', server });
          await screen.findByText(texts.found(count));
          const heading = () => screen.getByRole('columnheader', { name });
          await user.click(within(heading()).getByRole('button', { name }));
          await waitFor(() => expect(heading()).toHaveAttribute('aria-sort', 'ascending'));
          expect(now()).toBe(`${address}?${GRID_PARAMS.sort}=${order}`);
          await waitFor(() =>
            expect(server.requestsTo('get', list).at(-1)?.query).toMatchObject({ ordem: order }),
          );
        },
      ),

    /** Declares the tests of its cards, each leading to exactly what it counts: the filter of the address, and of the call. */
    testCards: (
      cards: Readonly<
        Record<
          string,
          { readonly filter: string; readonly query: Readonly<Record<string, string>> }
        >
      >,
    ) =>
      it.each(Object.entries(cards))(
        'is narrowed down by the card %s to what it counts',
        async (name, { filter, query }) => {
          const server = createServer();
          const { user, address: now } = await renderApp(address, { as: 'staff', server });
          await screen.findByText(texts.found(count));
          await user.click(await screen.findByRole('link', { name }));
          await waitFor(() => expect(now()).toBe(`${address}?${GRID_PARAMS.filter}=${filter}`));
          await waitFor(() =>
            expect(server.requestsTo('get', list).at(-1)?.query).toMatchObject(query),
          );
          await waitFor(() =>
            expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'true'),
          );
        },
      ),

    /** Expects that whoever may only view is offered neither to add, nor what of a row takes another right. */
    expectNotOffered: async (user: UserEvent, row: string, actions: readonly string[]) => {
      expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
      const offered = await offeredFor(user, row);
      for (const action of actions) expect(offered).not.toContain(action);
      return offered;
    },
  };
}

/** What can be done from an empty list. */
function waysFrom(title: string): HTMLElement[] {
  const state = screen.getByText(title).closest<HTMLElement>('.aferir-empty-state');
  if (!state) throw new Error(`'${title}' stands in no empty state.`);
  return ['button', 'link'].flatMap((role) => within(state).queryAllByRole(role));
}
