import type { components } from '@aferir/api-client';
import { monthOf, recommendation } from '@aferir/domain';
import type { ReadingContext } from '../../../operation/context.ts';
import type {
  CardFigures,
  DashboardCard,
  FiguresContext,
  FiguresOfEach,
  FiguresPart,
} from '../../../shared/figures/figures-part.ts';

type Dashboard = components['schemas']['Dashboard'];
type Cards = Pick<Dashboard, DashboardCard>;

/** Where it is told what could not be read. */
type Logged = Pick<ReadingContext, 'log'>;

/** Reads cards beside each other; one that fails is null and told of, and keeps no other from being read. */
export async function readCards(
  parts: readonly FiguresPart[],
  context: FiguresContext & Logged,
): Promise<Pick<Dashboard, DashboardCard | 'recomendacao' | 'falhas'>> {
  const read = await Promise.allSettled(parts.map((part) => part.read(context)));
  const falhas: DashboardCard[] = [];
  const entries = parts.map(({ card }, index) => {
    const result = read[index];
    if (result?.status === 'fulfilled') return [card, result.value] as const;
    falhas.push(card);
    context.log.error({ err: result?.reason, card }, 'A card of the dashboard could not be read.');
    return [card, null] as const;
  });
  const cards = Object.fromEntries(entries) as Cards;
  return { ...cards, recomendacao: recommend(cards), falhas };
}

function recommend({ avaliacoes, competencias }: Cards) {
  if (!avaliacoes || !competencias) return null;
  return recommendation({
    completion: avaliacoes.prcConclusao,
    pending: avaliacoes.pendentes.qtdTotal,
    critical: competencias.rows === null ? null : competencias.qtdCriticas,
  });
}

/** The month in which the company sent its first request, of those that can be read; null before. */
export async function readFirstMonth(
  parts: readonly FiguresPart[],
  context: ReadingContext,
): Promise<string | null> {
  const read = await Promise.allSettled(parts.map((part) => part.firstSent?.(context)));
  const [first] = read
    .flatMap((result) => {
      if (result.status === 'fulfilled') return result.value ?? [];
      context.log.error(
        { err: result.reason },
        'When the first request was sent could not be read.',
      );
      return [];
    })
    .toSorted((a, b) => a.getTime() - b.getTime());
  return first ? monthOf(first) : null;
}

/** Reads one card by itself. */
export function readCard<Card extends DashboardCard>(
  parts: readonly FiguresPart[],
  card: Card,
  context: FiguresContext,
): Promise<CardFigures<Card>> {
  return findPart(parts, card).read(context);
}

/** Reads one card of each of some selections. */
export function readCardOfEach<Card extends DashboardCard>(
  parts: readonly FiguresPart[],
  card: Card,
  context: FiguresOfEach,
): Promise<readonly CardFigures<Card>[]> {
  const { readEach } = findPart(parts, card);
  if (!readEach) throw new Error(`The card ${card} is not read of several selections at once`);
  return readEach(context);
}

function findPart<Card extends DashboardCard>(
  parts: readonly FiguresPart[],
  card: Card,
): FiguresPart<Card> {
  const part = parts.find((one) => one.card === card) as FiguresPart<Card> | undefined;
  if (!part) throw new Error(`No feature brings the card ${card}`);
  return part;
}
