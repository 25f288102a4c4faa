import type { AgreementOutcome, AgreementSide } from '@aferir/domain';

/** What was agreed on after a review that has finished. */
export interface ExampleAgreement {
  /** Name of the person. */
  readonly person: string;
  /** Name of the manager who wrote it, or confirmed it. */
  readonly manager: string;
  readonly goal: string;
  readonly action: string;
  readonly doer: AgreementSide;
  /** Which competency of the review it is about, by its place; null: none. */
  readonly competency: number | null;
  readonly writtenDaysAgo: number;
  /** Days from now to its own; of one that has passed they are negative. */
  readonly dueInDays: number;
  /** Whose confirmation it waits for; null: both have confirmed. */
  readonly awaits: AgreementSide | null;
  readonly outcome: AgreementOutcome | null;
}

/** The agreements of 'Empresa Exemplo', each of its person's last finished review. */
export const exampleAgreements: readonly ExampleAgreement[] = [
  {
    person: 'Bruno Lima',
    manager: 'Ana Souza',
    goal: 'Dividir as entregas em partes menores',
    action:
      'Combinar o tamanho de cada entrega no planejamento e mostrar o andamento à equipe toda sexta-feira.',
    doer: 'person',
    competency: 0,
    writtenDaysAgo: 190,
    dueInDays: 38,
    awaits: null,
    outcome: null,
  },
  {
    person: 'Bruno Lima',
    manager: 'Ana Souza',
    goal: 'Apresentar um tema técnico à equipe',
    action: 'Escolher um tema com Rafael e reservar meia hora na reunião do mês.',
    doer: 'person',
    competency: null,
    writtenDaysAgo: 190,
    dueInDays: -9,
    awaits: null,
    outcome: null,
  },
  {
    person: 'Bruno Lima',
    manager: 'Ana Souza',
    goal: 'Acompanhar quem acaba de chegar',
    action:
      'Ser a referência de Pedro Henrique nos primeiros dois meses, com uma conversa por semana.',
    doer: 'person',
    competency: null,
    writtenDaysAgo: 16,
    dueInDays: 45,
    awaits: 'person',
    outcome: null,
  },
  {
    person: 'Wesley Santana',
    manager: 'Ana Souza',
    goal: 'Reduzir os chamados repetidos',
    action: 'Levantar os dez mais frequentes e escrever um roteiro de solução para cada um.',
    doer: 'person',
    competency: 1,
    writtenDaysAgo: 15,
    dueInDays: 32,
    awaits: 'manager',
    outcome: null,
  },
  {
    person: 'Wesley Santana',
    manager: 'Ana Souza',
    goal: 'Tirar a certificação em redes',
    action: 'Reservar as manhãs de quarta-feira para o estudo; a empresa paga a prova.',
    doer: 'manager',
    competency: null,
    writtenDaysAgo: 80,
    dueInDays: -20,
    awaits: null,
    outcome: 'done',
  },
  {
    person: 'Ana Souza',
    manager: 'Renata Figueiredo',
    goal: 'Delegar mais decisões à equipe',
    action: 'Passar a priorização das correções a Thiago e Priscila, com uma revisão por quinzena.',
    doer: 'person',
    competency: 0,
    writtenDaysAgo: 52,
    dueInDays: 20,
    awaits: null,
    outcome: null,
  },
];
