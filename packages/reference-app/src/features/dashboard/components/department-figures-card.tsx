import type { Schema } from '@aferir/api-client';
import { FIRST_BARS, normalizeSearchText, SECTION } from '@aferir/domain';
import { BarChart, TreeView } from '@aferir/ui';
import { Network } from 'lucide-react';
import { useMemo } from 'react';
import { linkTo, paths } from '../../../paths.ts';
import { useChartFiles } from '../../../shared/files/use-chart-files.ts';
import { useGo } from '../../../shared/navigation/navigation.tsx';
import { renderLink } from '../../../shared/navigation/render-link.tsx';
import type { PlaceFilters } from '../../../shared/people/place-filters.ts';
import { figuresMessages } from '../figures-messages.ts';
import { peopleInDepartment } from '../section-links.ts';
import type { CardState, FiguresOf } from '../use-dashboard.ts';
import { EmptyFigures } from './empty-figures.tsx';
import { FigureList } from './figure-list.tsx';
import styles from './figures-card.module.css';
import { FiguresCard } from './figures-card.tsx';
import { useSectionHref } from './use-section-href.ts';

type Figures = FiguresOf<'departamentos'>;
type Headcount = Schema<'DepartmentHeadcount'>;
const texts = figuresMessages.departments;

/** Props of {@link DepartmentFiguresCard}. */
export interface DepartmentFiguresCardProps {
  state: CardState<Figures>;
  place: PlaceFilters;
}

/** How many people the departments have. */
export function DepartmentFiguresCard({ state, place }: DepartmentFiguresCardProps) {
  return (
    <FiguresCard title={texts.title} definitions="departamentos" state={state}>
      {(figures) =>
        figures.rows.length === 0 ? (
          <EmptyFigures
            icon={<Network />}
            title={texts.empty}
            text={texts.emptyText}
            next={{
              section: SECTION.organization,
              to: linkTo(paths.staffOrganization),
              label: texts.build,
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
  const { rows, qtdDepartamentos, qtdFuncionarios, mediaPorDepartamento } = figures;
  const largest = largestOf(rows);
  const [first] = largest;
  return (
    <>
      <FigureList
        figures={[
          { label: texts.count, value: qtdDepartamentos },
          { label: texts.people, value: qtdFuncionarios },
          { label: texts.mean, value: mediaPorDepartamento },
          { label: texts.without, value: figures.qtdSemDepartamento },
        ]}
      />
      {first ? (
        <BarChart
          headingLevel={4}
          title={texts.chart}
          summary={texts.summary(first.nmDepartamento, first.qtdFuncionarios)}
          files={filesOf(texts.chart)}
          barHeading={texts.department}
          series={[{ id: 'people', name: texts.people }]}
          renderLink={renderLink}
          bars={largest.map(({ idOrganogramaNo, nmDepartamento, qtdFuncionarios }) => ({
            id: String(idOrganogramaNo),
            label: nmDepartamento,
            values: [qtdFuncionarios],
            href: hrefOf(peopleInDepartment(idOrganogramaNo, place)),
          }))}
        />
      ) : (
        <p>{texts.noneInThem}</p>
      )}
      <Tree rows={rows} place={place} />
    </>
  );
}

interface Department {
  readonly id: string;
  readonly parentId: string | null;
  readonly label: string;
  readonly count: number;
}

function Tree({ rows, place }: { rows: readonly Headcount[]; place: PlaceFilters }) {
  const go = useGo();
  const hrefOf = useSectionHref(SECTION.employees);
  const nodes = useMemo(() => nodesOf(rows), [rows]);
  const open = ({ id }: Department) => {
    const href = hrefOf(peopleInDepartment(Number(id), place));
    if (href) go(href);
  };
  return (
    <div>
      <h4 className={styles.subtitle}>{texts.tree}</h4>
      <p className={styles.hint}>{texts.treeHint}</p>
      <TreeView
        className={styles.tree}
        label={texts.tree}
        nodes={nodes}
        renderNode={renderDepartment}
        toSearchText={normalizeSearchText}
        levelsOpenAtFirst={2}
        selectedId={null}
        onActivate={open}
      />
    </div>
  );
}

function renderDepartment({ label, count }: Department) {
  return (
    <span className={styles.department}>
      <span>{label}</span>
      <span className={styles.value}>{figuresMessages.people(count)}</span>
    </span>
  );
}

/** The largest of the first level that has several; a company alone at the top says nothing. */
function largestOf(rows: readonly Headcount[]): Headcount[] {
  let level = rows;
  for (let [only] = level; level.length === 1 && only && only.children.length > 0; [only] = level) {
    level = only.children;
  }
  return level
    .filter(({ qtdFuncionarios }) => qtdFuncionarios > 0)
    .toSorted((a, b) => b.qtdFuncionarios - a.qtdFuncionarios)
    .slice(0, FIRST_BARS);
}

function nodesOf(rows: readonly Headcount[], parentId: string | null = null): Department[] {
  return rows.flatMap(({ idOrganogramaNo, nmDepartamento, qtdFuncionarios, children }) => {
    const id = String(idOrganogramaNo);
    return [
      { id, parentId, label: nmDepartamento, count: qtdFuncionarios },
      ...nodesOf(children, id),
    ];
  });
}
