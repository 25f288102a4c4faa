import type { ApiProblem, Schema } from '@aferir/api-client';
import { SECTION } from '@aferir/domain';
import { Button, Card, Notice } from '@aferir/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { linkTo, paths } from '../../../paths.ts';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { PersonLink } from '../../../shared/people/person-link.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import styles from './cycle-preview.module.css';
import { previewMessages as texts } from './preview-messages.ts';

type Preview = Schema<'CyclePreview'>;

/** Props of {@link CyclePreview}. */
export interface CyclePreviewProps {
  preview: UseQueryResult<Preview, ApiProblem>;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: 2 | 3;
}

/** Whom a cycle would reach now, in words: who gets what, and who gets nothing and why. */
export function CyclePreview({ preview, headingLevel = 2 }: CyclePreviewProps) {
  return (
    <ReadRecord query={preview} failedTitle={texts.failed} shape="items">
      {(data) => (
        <div className={styles.root}>
          {data.dsImpedimento === null ? null : (
            <Obstacle text={data.dsImpedimento} hasPeople={data.qtdPessoas > 0} />
          )}
          {data.qtdPessoas > 0 ? <Groups preview={data} headingLevel={headingLevel} /> : null}
        </div>
      )}
    </ReadRecord>
  );
}

function Obstacle({ text, hasPeople }: { text: string; hasPeople: boolean }) {
  const { has } = useSectionRights(SECTION.positions);
  return (
    <Notice
      tone="warning"
      role="alert"
      title={texts.obstacle}
      {...(hasPeople &&
        has('visualizar') && {
          action: (
            <Button asChild variant="secondary" size="s">
              <Link to={linkTo(paths.staffCompetencies)}>{texts.toCompetencies}</Link>
            </Button>
          ),
        })}
    >
      {text}
    </Notice>
  );
}

interface GroupsProps {
  preview: Preview;
  headingLevel: 2 | 3;
}

function Groups({ preview, headingLevel }: GroupsProps) {
  const groups = [
    { count: preview.qtdEnviar, words: texts.asked },
    { count: preview.qtdSemEmail, words: texts.withoutEmail, people: preview.semEmail },
    { count: preview.qtdEmAberto, words: texts.withOpen },
    { count: preview.qtdOutroCiclo, words: texts.elsewhere, people: preview.emOutroCiclo },
    {
      count: preview.qtdGestoresSemEmail,
      words: texts.managersWithoutEmail,
      people: preview.gestoresSemEmail,
    },
    { count: preview.qtdSemGestor, words: texts.withoutManager, people: preview.semGestor },
  ];
  return (
    <Card title={texts.title} headingLevel={headingLevel}>
      <p className={styles.all}>{texts.people(preview.qtdPessoas)}</p>
      <ul className={styles.groups}>
        {groups
          .filter(({ count }) => count > 0)
          .map(({ count, words, people }) => (
            <li key={words(1)}>
              <span>{words(count)}</span>
              {people && people.length > 0 ? (
                <Names what={words(count)} people={people} count={count} />
              ) : null}
            </li>
          ))}
      </ul>
    </Card>
  );
}

interface NamesProps {
  what: string;
  people: readonly Schema<'TrainingPerson'>[];
  /** How many there are, of whom the first are told. */
  count: number;
}

function Names({ what, people, count }: NamesProps) {
  return (
    <ul className={styles.names} aria-label={texts.namesOf(what)}>
      {people.map(({ idOrganogramaPessoa, nmPessoa }) => (
        <li key={idOrganogramaPessoa}>
          <PersonLink personId={idOrganogramaPessoa}>{nmPessoa}</PersonLink>
        </li>
      ))}
      {count > people.length ? <li>{texts.more(count - people.length)}</li> : null}
    </ul>
  );
}
