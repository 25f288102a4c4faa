import { PROFILES, SECTION } from '@aferir/domain';
import { DonutChart, Notice } from '@aferir/ui';
import { ProfileIcon, profileLooks } from '@aferir/widgets';
import { UserRoundX } from 'lucide-react';
import { linkTo, paths } from '../../../paths.ts';
import { useChartFiles } from '../../../shared/files/use-chart-files.ts';
import { renderLink } from '../../../shared/navigation/render-link.tsx';
import { figuresMessages, hiddenText } from '../figures-messages.ts';
import { peopleNotAssessed, peopleWithProfile } from '../section-links.ts';
import type { CardState, FiguresOf } from '../use-dashboard.ts';
import type { DashboardFilters } from '../use-dashboard-filters.ts';
import { EmptyFigures } from './empty-figures.tsx';
import { FigureList } from './figure-list.tsx';
import { FiguresCard } from './figures-card.tsx';
import { PeopleRows } from './people-rows.tsx';
import { useSectionHref } from './use-section-href.ts';

type Figures = FiguresOf<'comportamental'>;
const texts = figuresMessages.disc;
const section = SECTION.behavioral;

/** Props of {@link DiscFiguresCard}. */
export interface DiscFiguresCardProps {
  state: CardState<Figures>;
  filters: DashboardFilters;
}

/** Which profiles people have, and who has taken the test. */
export function DiscFiguresCard({ state, filters }: DiscFiguresCardProps) {
  return (
    <FiguresCard title={texts.title} definitions="comportamental" state={state}>
      {(figures) => <Content figures={figures} filters={filters} />}
    </FiguresCard>
  );
}

function Content({ figures, filters }: { figures: Figures; filters: DashboardFilters }) {
  const { qtdAtivos, qtdAvaliados, qtdNaoAvaliados, prcCobertura } = figures;
  if (qtdAtivos === 0) {
    return (
      <EmptyFigures
        icon={<UserRoundX />}
        title={figuresMessages.nobody}
        text={figuresMessages.nobodyText}
      />
    );
  }
  return (
    <>
      <FigureList
        figures={[
          {
            label: texts.coverage,
            value: prcCobertura,
            kind: 'percent',
            hint: figuresMessages.ofPeople(qtdAvaliados, qtdAtivos),
          },
          {
            label: texts.notAssessed,
            value: qtdNaoAvaliados,
            ...(prcCobertura !== null &&
              qtdNaoAvaliados > 0 && {
                hint: texts.seeThem(100 - prcCobertura),
                place: { section, to: peopleNotAssessed(filters) },
              }),
          },
          { label: texts.diversity, value: figures.prcDiversidade, kind: 'percent' },
          {
            label: texts.mostPresent,
            value: figures.perfisMaisPresentes.join(', ') || null,
          },
        ]}
      />
      <Profiles figures={figures} filters={filters} />
    </>
  );
}

function Profiles({ figures, filters }: { figures: Figures; filters: DashboardFilters }) {
  const filesOf = useChartFiles();
  const hrefOf = useSectionHref(section);
  const { perfis, qtdAvaliados, perfisMaisPresentes, flOculto } = figures;
  if (qtdAvaliados === 0) {
    return (
      <EmptyFigures
        icon={<UserRoundX />}
        title={texts.noResults}
        text={texts.noResultsText}
        next={{ section, to: linkTo(paths.staffBehavioral), label: texts.ask }}
      />
    );
  }
  if (flOculto || !perfis) return <Notice>{hiddenText(filters)}</Notice>;
  const most = Math.max(...perfis.map(({ qtdPessoas }) => qtdPessoas));
  const known = PROFILES.flatMap((profile) => {
    const figure = perfis.find(({ nmPerfil }) => nmPerfil === profile);
    return figure ? [{ profile, ...figure }] : [];
  });
  return (
    <>
      <DonutChart
        headingLevel={4}
        title={texts.chart}
        summary={texts.summary(perfisMaisPresentes, most, qtdAvaliados)}
        files={filesOf(texts.chart)}
        sliceHeading={texts.profile}
        valueHeading={texts.peopleHeading}
        centerLabel={texts.ofPeople}
        renderLink={renderLink}
        slices={known.map(({ profile, qtdPessoas, prcPerfil }) => ({
          id: profile,
          label: profile,
          value: qtdPessoas,
          color: profileLooks[profile].color,
          shareText: figuresMessages.percent(prcPerfil),
          href: hrefOf(peopleWithProfile(profile, filters)),
        }))}
      />
      <PeopleRows
        label={texts.byProfile}
        rows={known
          .filter(({ qtdPessoas }) => qtdPessoas > 0)
          .map(({ profile, qtdPessoas, prcPerfil }) => ({
            id: profile,
            name: (
              <>
                <ProfileIcon outcome={profile} size={24} isDecorative />
                <span>{profile}</span>
              </>
            ),
            value: figuresMessages.share(qtdPessoas, prcPerfil),
            place: { section, to: peopleWithProfile(profile, filters) },
          }))}
      />
    </>
  );
}
