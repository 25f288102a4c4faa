import { figuresMessages } from '../figures-messages.ts';
import type { CardState, FiguresOf } from '../use-dashboard.ts';
import { FigureList } from './figure-list.tsx';
import { FiguresCard } from './figures-card.tsx';
import { TrainingFiguresGrid } from './training-figures-grid.tsx';

const texts = figuresMessages.trainings;

/** How many trainings there are, and how far each is. */
export function TrainingFiguresCard({ state }: { state: CardState<FiguresOf<'treinamentos'>> }) {
  return (
    <FiguresCard
      title={texts.title}
      definitions="treinamentos"
      state={state}
      below={<TrainingFiguresGrid />}
    >
      {({ qtdCadastrados, qtdAtivos, qtdInativos }) => (
        <FigureList
          figures={[
            { label: texts.registered, value: qtdCadastrados },
            { label: texts.active, value: qtdAtivos },
            { label: texts.inactive, value: qtdInativos },
          ]}
        />
      )}
    </FiguresCard>
  );
}
