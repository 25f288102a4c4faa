import type { LinkKindName } from '../../operation/links/link-kind.ts';
import type { NotificationRow } from './notifications-read-model.ts';

type Told = Pick<NotificationRow, 'count' | 'names' | 'details'>;

/** What a notification says, in Brazilian Portuguese. */
export interface NotificationText {
  readonly title: string;
  readonly text: string;
}

/** What is said of a finished one, by its kind. A completed training has a notification of its own, a game has none. */
const assessments: Readonly<Record<LinkKindName, readonly [one: string, many: string] | null>> = {
  comportamental: ['Avaliação comportamental finalizada', 'avaliações comportamentais finalizadas'],
  desempenho: ['Avaliação de desempenho finalizada', 'avaliações de desempenho finalizadas'],
  treinamento: null,
  jogo: null,
};

const linkedTo: Readonly<Record<LinkKindName, string>> = {
  comportamental: 'o link da avaliação comportamental',
  desempenho: 'o link da avaliação de desempenho',
  treinamento: 'o link do treinamento',
  jogo: 'o link do jogo ou da pesquisa',
};

const imports: Readonly<Record<string, string>> = {
  done: 'Importação de funcionários concluída',
  stopped: 'Importação de funcionários interrompida',
  undone: 'Importação de funcionários desfeita',
};

/** The texts of notifications by kind. */
export const notificationTexts = {
  import: ({ details }: Told): NotificationText => {
    const { state, file, created = 0, changed = 0, faulty = 0 } = details;
    const counts = [
      `${created} ${created === 1 ? 'novo' : 'novos'}`,
      `${changed} ${changed === 1 ? 'alterado' : 'alterados'}`,
      ...(Number(faulty) > 0 ? [`${faulty} com problema`] : []),
    ];
    return {
      title: imports[String(state)] ?? '',
      text: state === 'undone' ? `Arquivo ${file}.` : `Arquivo ${file}: ${counts.join(', ')}.`,
    };
  },
  assessment: (told: Told, kind: LinkKindName | undefined): NotificationText => {
    const [one, many] = (kind && assessments[kind]) ?? ['', ''];
    return { title: told.count === 1 ? one : `${told.count} ${many}`, text: people(told) };
  },
  rating: (told: Told): NotificationText =>
    told.count === 1
      ? {
          title: 'Uma avaliação de desempenho espera por você',
          text: `${told.names[0]} terminou a autoavaliação. Avalie pelo link do e-mail ou no portal do funcionário.`,
        }
      : {
          title: `${told.count} avaliações de desempenho esperam por você`,
          text: people(told),
        },
  feedback: (told: Told): NotificationText =>
    told.count === 1
      ? {
          title: 'Um feedback espera por você',
          text: `Falta o seu feedback na avaliação de ${told.names[0]}.`,
        }
      : { title: `${told.count} feedbacks esperam por você`, text: people(told) },
  mail: (told: Told, kind: LinkKindName | undefined): NotificationText => {
    if (told.count > 1) {
      return { title: `${told.count} e-mails não entregues`, text: people(told) };
    }
    const { address, role } = told.details;
    const link = kind ? linkedTo[kind] : 'o link';
    return {
      title: 'E-mail não entregue',
      text:
        role === 'manager'
          ? `O e-mail para ${address} com ${link} de ${told.names[0]} voltou.`
          : `O e-mail para ${told.names[0]} (${address}) com ${link} voltou.`,
    };
  },
  training: (told: Told): NotificationText => {
    const { title } = told.details;
    return told.count === 1
      ? { title: 'Treinamento concluído', text: `${told.names[0]} concluiu ${title}.` }
      : { title: `${told.count} pessoas concluíram ${title}`, text: people(told) };
  },
} as const;

/** Names a few of those whom something is about, and counts the others. */
function people({ names, count }: Told): string {
  const others = count - names.length;
  if (others <= 0) return `${names.join(' e ')}.`;
  const more = others === 1 ? 'mais uma pessoa' : `mais ${others} pessoas`;
  return `${names.join(', ')} e ${more}.`;
}
