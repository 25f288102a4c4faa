import { SECTION } from '@aferir/domain';
import { BarChart, type ChartBar } from '@aferir/ui';
import { ClipboardList } from 'lucide-react';
import { linkTo, paths } from '../../../paths.ts';
import { useChartFiles } from '../../../shared/files/use-chart-files.ts';
import { renderLink } from '../../../shared/navigation/render-link.tsx';
import { figuresMessages } from '../figures-messages.ts';
import { peopleAtStage, type ReviewGroup } from '../section-links.ts';
import type { CardState, FiguresOf } from '../use-dashboard.ts';
import type { DashboardFilters } from '../use-dashboard-filters.ts';
import { EmptyFigures } from './empty-figures.tsx';
import { FigureList } from './figure-list.tsx';
import styles from './figures-card.module.css';
import { FiguresCard } from './figures-card.tsx';
import { SectionLink } from './section-link.tsx';
import { useSectionHref } from './use-section-href.ts';

type Figures = FiguresOf<'avaliacoes'>;
const texts = figuresMessages.reviews;
const section = SECTION.performance;

/** Props of {@link ReviewFiguresCard}. */
export interface ReviewFiguresCardProps {
  state: CardState<Figures>;
  filters: DashboardFilters;
}

/** How far the reviews are, and what they wait for. */
export function ReviewFiguresCard({ state, filters }: ReviewFiguresCardProps) {
  return (
    <FiguresCard title={texts.title} definitions="avaliacoes" state={state}>
      {(figures) => (
        <>
          {figures.qtdEnviadas === 0 ? (
            <EmptyFigures
              icon={<ClipboardList />}
              title={texts.empty}
              text={texts.emptyText}
              next={{ section, to: linkTo(paths.staffPerformance), label: texts.send }}
            />
          ) : (
            <Progress figures={figures} filters={filters} />
          )}
          <Employees figures={figures} />
        </>
      )}
    </FiguresCard>
  );
}

interface Step {
  readonly id: string;
  readonly name: string;
  readonly percent: number | null;
  readonly done: number;
  readonly doneGroup: ReviewGroup;
  readonly pending: number;
  readonly pendingGroup: ReviewGroup;
  readonly tone?: ChartBar['tone'];
}

function stepsOf({ pendentes, ...figures }: Figures): Step[] {
  return [
    {
      id: 'self',
      name: texts.self,
      percent: figures.prcAuto,
      done: figures.qtdRespondidas,
      doneGroup: 'auto-feita',
      pending: pendentes.qtdAuto,
      pendingGroup: 'auto-pendente',
    },
    {
      id: 'managers',
      name: texts.managers,
      percent: figures.prcGestor,
      done: figures.qtdAvaliadas,
      doneGroup: 'gestor-feita',
      pending: pendentes.qtdGestor,
      pendingGroup: 'gestor-pendente',
    },
    {
      id: 'feedback',
      name: texts.feedback,
      percent: figures.prcFeedback,
      done: figures.qtdFinalizadas,
      doneGroup: 'feedback-feito',
      pending: pendentes.qtdFeedback,
      pendingGroup: 'feedback-pendente',
      tone: 'success',
    },
  ];
}

function Progress({ figures, filters }: { figures: Figures; filters: DashboardFilters }) {
  const filesOf = useChartFiles();
  const hrefOf = useSectionHref(section);
  const { qtdEnviadas, qtdFinalizadas } = figures;
  const steps = stepsOf(figures);
  return (
    <>
      <FigureList
        figures={[
          { label: texts.sent, value: qtdEnviadas },
          { label: texts.answered, value: figures.qtdRespondidas },
          { label: texts.rated, value: figures.qtdAvaliadas },
          {
            label: texts.done,
            value: figures.prcConclusao,
            kind: 'percent',
            hint: texts.ofReviews(qtdFinalizadas, qtdEnviadas),
          },
        ]}
      />
      <BarChart
        headingLevel={4}
        title={texts.chart}
        summary={texts.summary(qtdFinalizadas, qtdEnviadas)}
        files={filesOf(texts.title)}
        barHeading={texts.step}
        series={[{ id: 'percent', name: texts.percent }]}
        max={100}
        renderLink={renderLink}
        bars={steps.map(({ id, name, percent, done, doneGroup, tone }) => ({
          id,
          label: name,
          values: [percent ?? 0],
          valueText: figuresMessages.percent(percent),
          ...(tone && { tone }),
          ...(done > 0 && { href: hrefOf(peopleAtStage(doneGroup, filters)) }),
        }))}
        table={{
          columns: [texts.step, texts.percent, texts.doneHeading, texts.pendingHeading],
          rows: steps.map(({ id, name, percent, done, pending }) => ({
            id,
            cells: [
              name,
              figuresMessages.percent(percent),
              done.toLocaleString('pt-BR'),
              pending.toLocaleString('pt-BR'),
            ],
          })),
        }}
      />
      <div>
        <h4 className={styles.subtitle}>{texts.byStep}</h4>
        <p className={styles.hint}>{texts.totalPending(figures.pendentes.qtdTotal)}</p>
        <dl className={styles.steps}>
          {steps.map(({ id, name, done, doneGroup, pending, pendingGroup }) => (
            <div key={id} className={styles.step}>
              <dt>{name}</dt>
              <dd>
                <StepLink count={done} to={peopleAtStage(doneGroup, filters)}>
                  {texts.doneCount(done)}
                </StepLink>
                <StepLink count={pending} to={peopleAtStage(pendingGroup, filters)}>
                  {texts.pending(pending)}
                </StepLink>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

interface StepLinkProps {
  count: number;
  to: string | undefined;
  children: string;
}

function StepLink({ count, to, children }: StepLinkProps) {
  const plain = <span className={styles.plain}>{children}</span>;
  if (count === 0) return plain;
  return (
    <SectionLink section={section} to={to} className={styles.link} otherwise={plain}>
      {children}
    </SectionLink>
  );
}

function Employees({ figures }: { figures: Figures }) {
  return (
    <div className={styles.group}>
      <h4 className={styles.subtitle}>{texts.employees}</h4>
      <FigureList
        figures={[
          { label: texts.registered, value: figures.qtdCadastrados },
          { label: texts.active, value: figures.qtdAtivos },
          { label: texts.inactive, value: figures.qtdInativos },
        ]}
      />
    </div>
  );
}
