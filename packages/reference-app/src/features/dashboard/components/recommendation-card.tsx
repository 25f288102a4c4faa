import type { Schema } from '@aferir/api-client';
import { type Recommendation, SECTION } from '@aferir/domain';
import { linkTo, paths } from '../../../paths.ts';
import { figuresMessages as texts } from '../figures-messages.ts';
import { peopleAtStage } from '../section-links.ts';
import type { CardState } from '../use-dashboard.ts';
import type { DashboardFilters } from '../use-dashboard-filters.ts';
import { FiguresCard } from './figures-card.tsx';
import styles from './recommendation-card.module.css';
import { SectionLink, type SectionPlace } from './section-link.tsx';

/** Props of {@link RecommendationCard}. */
export interface RecommendationCardProps {
  state: CardState<Schema<'Dashboard'>>;
  filters: DashboardFilters;
}

/** What to do next, in a word, with why and the way there. */
export function RecommendationCard({ state, filters }: RecommendationCardProps) {
  return (
    <FiguresCard title={texts.recommendation} definitions="recomendacao" state={state}>
      {(dashboard) => <Advice dashboard={dashboard} filters={filters} />}
    </FiguresCard>
  );
}

function Advice({
  dashboard,
  filters,
}: {
  dashboard: Schema<'Dashboard'>;
  filters: DashboardFilters;
}) {
  const { recomendacao, avaliacoes, competencias } = dashboard;
  if (!recomendacao) {
    const isHidden = (avaliacoes?.qtdEnviadas ?? 0) > 0 && competencias?.flOculto;
    const isUnread = !avaliacoes || !competencias;
    return <p>{isUnread ? texts.cardFailed : isHidden ? texts.hiddenAdvice : texts.noAdvice}</p>;
  }
  const { text, action } = texts.advice[recomendacao];
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <p className={styles.word}>{recomendacao}</p>
        <p>{text}</p>
      </div>
      <SectionLink {...nextStep(recomendacao, filters)} className={styles.link} otherwise={null}>
        {action}
      </SectionLink>
    </div>
  );
}

function nextStep(recommendation: Recommendation, filters: DashboardFilters): SectionPlace {
  switch (recommendation) {
    case 'Acelerar':
      return { section: SECTION.performance, to: peopleAtStage('auto-pendente', filters) };
    case 'Priorizar':
      return { section: SECTION.performance, to: peopleAtStage('gestor-pendente', filters) };
    case 'Treinar':
      return { section: SECTION.trainings, to: linkTo(paths.staffTrainings) };
    default:
      return { section: SECTION.performance, to: linkTo(paths.staffPerformance) };
  }
}
