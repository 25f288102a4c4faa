import { FIRST_BARS, SECTION } from '@aferir/domain';
import { BarChart } from '@aferir/ui';
import { BriefcaseBusiness } from 'lucide-react';
import { linkTo, paths } from '../../../paths.ts';
import { useChartFiles } from '../../../shared/files/use-chart-files.ts';
import { renderLink } from '../../../shared/navigation/render-link.tsx';
import type { PlaceFilters } from '../../../shared/people/place-filters.ts';
import { figuresMessages } from '../figures-messages.ts';
import { peopleInPosition } from '../section-links.ts';
import type { CardState, FiguresOf } from '../use-dashboard.ts';
import { EmptyFigures } from './empty-figures.tsx';
import { FigureList } from './figure-list.tsx';
import styles from './figures-card.module.css';
import { FiguresCard } from './figures-card.tsx';
import { PeopleRows } from './people-rows.tsx';
import { useSectionHref } from './use-section-href.ts';

type Figures = FiguresOf<'cargos'>;
const texts = figuresMessages.positions;

/** Props of {@link PositionFiguresCard}. */
export interface PositionFiguresCardProps {
  state: CardState<Figures>;
  place: PlaceFilters;
}

/** Which positions most people have. */
export function PositionFiguresCard({ state, place }: PositionFiguresCardProps) {
  return (
    <FiguresCard title={texts.title} definitions="cargos" state={state}>
      {(figures) =>
        figures.rows.length === 0 ? (
          <EmptyFigures
            icon={<BriefcaseBusiness />}
            title={texts.empty}
            text={texts.emptyText}
            next={{
              section: SECTION.positions,
              to: linkTo(paths.staffPositions),
              label: texts.assign,
            }}
          />
        ) : (
          <Content figures={figures} place={place} />
        )
      }
    </FiguresCard>
  );
}

function Content({ figures, place }: { figures: Figures; place: PlaceFilters }) {
  const filesOf = useChartFiles();
  const hrefOf = useSectionHref(SECTION.employees);
  const { rows, qtdCargos, qtdFuncionarios, qtdSemCargo, maiorCargo } = figures;
  return (
    <>
      <FigureList
        figures={[
          { label: texts.count, value: qtdCargos },
          { label: texts.people, value: qtdFuncionarios },
          { label: texts.without, value: qtdSemCargo },
          {
            label: texts.largest,
            value: maiorCargo?.nmCargo ?? null,
            ...(maiorCargo && { hint: figuresMessages.people(maiorCargo.qtdPessoas) }),
          },
        ]}
      />
      {maiorCargo ? (
        <BarChart
          headingLevel={4}
          title={texts.chart}
          summary={texts.summary(maiorCargo.nmCargo, maiorCargo.qtdPessoas)}
          files={filesOf(texts.chart)}
          barHeading={texts.position}
          series={[{ id: 'people', name: texts.people }]}
          renderLink={renderLink}
          bars={rows.slice(0, FIRST_BARS).map(({ idOrganogramaCargo, nmCargo, qtdPessoas }) => ({
            id: String(idOrganogramaCargo),
            label: nmCargo,
            values: [qtdPessoas],
            href: hrefOf(peopleInPosition(idOrganogramaCargo, place)),
          }))}
        />
      ) : null}
      <div>
        <h4 className={styles.subtitle}>{texts.list(rows.length)}</h4>
        <PeopleRows
          label={texts.list(rows.length)}
          rows={rows.map(({ idOrganogramaCargo, nmCargo, qtdPessoas }) => ({
            id: String(idOrganogramaCargo),
            name: nmCargo,
            value: figuresMessages.people(qtdPessoas),
            place: {
              section: SECTION.employees,
              to: peopleInPosition(idOrganogramaCargo, place),
            },
          }))}
        />
      </div>
    </>
  );
}
