import { type Language, listNames } from '@aferir/domain';
import type { LinkKindName } from '../../operation/links/link-kind.ts';
import type { NotificationKind } from '../../shared/notifications/notifications-tables.ts';
import type { NotificationRow } from './notifications-read-model.ts';
import { notificationsTexts } from './notifications-texts.ts';

/** What is said of something that has happened. */
export interface NotificationWords {
  readonly title: string;
  readonly text: string;
}

type Told = Pick<NotificationRow, 'count' | 'names' | 'details'>;
type Texts = (typeof notificationsTexts)[Language];

/** How it is said in a language. */
interface Speech {
  readonly texts: Texts;
  /** Names a few of those whom something is about, and counts the others. */
  readonly people: (told: Told) => string;
}

type Words = (told: Told, speech: Speech, about: LinkKindName | undefined) => NotificationWords;

const words: Readonly<Record<NotificationKind, Words>> = {
  import: ({ details }, { texts }) => {
    const { state, created = 0, changed = 0, faulty = 0 } = details;
    const file = String(details.file);
    const titles: Readonly<Record<string, string>> = texts.importTitles;
    const counts = [
      texts.created(Number(created)),
      texts.changed(Number(changed)),
      ...(Number(faulty) > 0 ? [texts.faulty(Number(faulty))] : []),
    ];
    return {
      title: titles[String(state)] ?? '',
      text: state === 'undone' ? texts.file(file) : texts.fileWith(file, counts.join(', ')),
    };
  },
  assessment: (told, { texts, people }, about) => {
    const isToldOf = about === 'comportamental' || about === 'desempenho';
    return { title: isToldOf ? texts.finished[about](told.count) : '', text: people(told) };
  },
  rating: (told, { texts, people }) => ({
    title: texts.ratingTitle(told.count),
    text: told.count === 1 ? texts.rating(String(told.names[0])) : people(told),
  }),
  feedback: (told, { texts, people }) => ({
    title: texts.feedbackTitle(told.count),
    text: told.count === 1 ? texts.feedback(String(told.names[0])) : people(told),
  }),
  mail: (told, { texts, people }, about) => {
    const title = texts.mailTitle(told.count);
    if (told.count > 1) return { title, text: people(told) };
    const { address, role } = told.details;
    const say = role === 'manager' ? texts.mailToManager : texts.mailToPerson;
    const link = texts.links[about ?? 'some'];
    return { title, text: say(String(told.names[0]), String(address), link) };
  },
  training: (told, { texts, people }) => {
    const title = String(told.details.title);
    return {
      title: texts.trainingTitle(told.count, title),
      text: told.count === 1 ? texts.training(String(told.names[0]), title) : people(told),
    };
  },
  unmailed: (told, { texts, people }) => {
    const { count, names, details } = told;
    // Of feedback one manager is told of, of results several people.
    if (details.about === 'feedback') {
      return {
        title: texts.unmailedOwer,
        text: texts.tellOwer(String(names[0]), count),
      };
    }
    return {
      title: texts.unmailedResults(count),
      text: count === 1 ? texts.tellOfResult(String(names[0])) : people(told),
    };
  },
};

/** Says in a language what has happened; `about` is the kind of what was sent. */
export function wordNotification(
  row: Told & Pick<NotificationRow, 'kind'>,
  about: LinkKindName | undefined,
  language: Language,
): NotificationWords {
  const texts = notificationsTexts[language];
  const people = ({ names, count }: Told) => {
    const others = count - names.length;
    const all = others > 0 ? [...names, texts.others(others)] : names;
    return `${listNames(all, language)}.`;
  };
  return words[row.kind](row, { texts, people }, about);
}
