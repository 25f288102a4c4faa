import type { Schema } from '@aferir/api-client';
import { getDashboardQuery } from '@aferir/api-client/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useDashboardFilters } from './use-dashboard-filters.ts';
import { useDashboardQuery } from './use-dashboard-query.ts';

/** All figures of the home. */
export type Dashboard = Schema<'Dashboard'>;

/** The name of a card, as the call has it. */
export type DashboardCard = Schema<'DashboardCard'>;

/** How a card stands, apart from the others. */
export type CardState<Figures> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly figures: Figures };

/** What a card shows. */
export type FiguresOf<Card extends DashboardCard> = NonNullable<Dashboard[Card]>;

/** The recommendation follows from both, so that one alone would not bring it back. */
const DECIDING: readonly DashboardCard[] = ['avaliacoes', 'competencias'];

/** The figures of the home, of what its filters leave: one call for all cards, and one for a card that failed. */
export function useDashboard() {
  const { staff } = useServices();
  const { filters, fault } = useDashboardFilters();
  const client = useQueryClient();
  const options = useDashboardQuery();
  // The page began it, before the code of the cards came.
  const query = useQuery({ ...options, refetchOnMount: false });
  const [retrying, setRetrying] = useState<readonly DashboardCard[]>([]);

  async function retry(card: DashboardCard) {
    const cards = DECIDING.includes(card) ? DECIDING : [card];
    setRetrying((others) => [...others, ...cards]);
    try {
      const news = await client.fetchQuery({
        ...getDashboardQuery(staff, { query: { ...filters, cartoes: [...cards] } }),
        staleTime: 0,
        retry: false,
      });
      client.setQueryData(options.queryKey, (all) => all && withCards(all, news, cards));
    } catch {
      // The card goes on saying that it failed.
    } finally {
      setRetrying((others) => others.filter((other) => !cards.includes(other)));
    }
  }

  function stateOf<Card extends DashboardCard>(card: Card): CardState<FiguresOf<Card>> {
    const figures = query.data?.[card];
    if (figures) return { status: 'ready', figures };
    if (!query.data) return { status: 'loading' };
    return {
      status: 'failed',
      isRetrying: retrying.includes(card),
      onRetry: () => void retry(card),
    };
  }

  return { query, fault, stateOf };
}

/** The figures with some cards read anew. */
function withCards(all: Dashboard, news: Dashboard, cards: readonly DashboardCard[]): Dashboard {
  const read = Object.fromEntries(cards.map((card) => [card, news[card] ?? null]));
  const decides = cards.some((card) => DECIDING.includes(card));
  return {
    ...all,
    ...read,
    ...(decides && { recomendacao: news.recomendacao }),
    falhas: [...all.falhas.filter((card) => !cards.includes(card)), ...news.falhas],
  };
}
