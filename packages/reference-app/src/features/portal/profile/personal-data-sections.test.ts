import { describe, expect, it } from 'vitest';
import { findHoles } from '../../../../../../scripts/lib/find-holes.ts';
import { personalData } from '../testing/personal-data-fixture.ts';
import { createDataWords } from './data-words.ts';
import { loadDataWords } from './load-data-words.ts';
import { personalDataMessages as texts } from './personal-data-messages.ts';
import { personalDataSections } from './personal-data-sections.ts';

const words = createDataWords(texts, 'pt-BR');
const sections = personalDataSections(words, personalData);
const groupsOf = (title: string) =>
  sections.find((section) => section.title === title)?.groups ?? [];
const factsOf = (title: string, group = 0) =>
  Object.fromEntries(groupsOf(title)[group]?.facts ?? []);

/** What is the same in a language as in Portuguese, by its key. */
const bare = ['none', 'cpf', 'rg', 'seconds', 'question', 'ratingOf', 'notification', 'doneBy'];
const alike = {
  en: [...bare, 'supervisor', 'feedback'],
  es: [
    ...bare,
    ...['page', 'pageOf', 'profile', 'genders.M', 'department', 'company', 'mobile'],
    ...['administrator', 'supervisor', 'result', 'scoreOf', 'score'],
    ...['givenScore', 'certificates'],
  ],
};

/** Where a reply holds values, as paths. */
function placesIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [path.join('.')];
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]));
}

/** The reply with another value at one place. */
function changedAt(place: string): typeof personalData {
  const copy = structuredClone(personalData);
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Record<string, unknown>>(
    (held, key) => held[key] as Record<string, unknown>,
    { ...copy },
  );
  holder[last] = anotherThan(last, holder[last]);
  return copy;
}

function anotherThan(key: string, value: unknown): unknown {
  if (typeof value === 'number') return value + 100;
  if (typeof value === 'boolean') return !value;
  if (key === 'tpSexo') return 'F';
  if (key.startsWith('dt')) return '2024-02-03T12:00:00.000Z';
  return `${value ?? ''} e mais`;
}

describe('personalDataSections', () => {
  it.each(placesIn(personalData).filter((place) => place !== 'dtGeracao'))(
    'tells what stands in %s',
    (place) => {
      expect(personalDataSections(words, changedAt(place))).not.toEqual(sections);
    },
  );

  it('has a chapter for everything that the reply holds', () => {
    const told = Object.keys(personalData).filter(
      (key) => !['dtGeracao', 'pessoa', 'gestores'].includes(key),
    );
    // Profile and managers are one chapter; the others one each.
    expect(sections).toHaveLength(told.length + 1);
  });

  it('writes the mean of a group with its decimal', () => {
    expect(Object.values(factsOf(texts.aroundMeans)).join()).toContain('média 7,0 dos pares');
  });

  it('tells the staff user that the person is, with an address in one line', () => {
    expect(factsOf(texts.staffUser)).toMatchObject({
      CPF: '529.982.247-25',
      Endereço: 'Avenida Paulista, 1000, Bela Vista, São Paulo, SP, 01310-100',
      'Perfis de acesso': 'Consulta',
      RG: '-',
    });
    const without = personalDataSections(words, { ...personalData, usuario: null });
    expect(without.find(({ title }) => title === texts.staffUser)?.groups).toEqual([]);
  });

  it('tells the profile with the managers', () => {
    expect(factsOf(texts.profile)).toMatchObject({
      Nome: 'Bruno Lima',
      Telefone: '-',
      Gênero: 'Masculino',
      'Data de nascimento': '14/05/1990',
      Gestores: 'Ana Souza, Rafael Nogueira',
      'Tem foto': 'Não',
    });
  });

  it('tells answers by their place', () => {
    expect(factsOf(texts.behavioral)).toMatchObject({
      Resultado: 'Conforme Dominante',
      'Somas dos perfis': 'Conforme 68, Dominante 56, Estável 44, Influente 32',
    });
    expect(factsOf(texts.behavioral, 1)).toMatchObject({
      'Me identifico muito': 'Planejo',
      'Não me identifico': 'Converso',
      'Respondida em': '05/11/2026, 15:20',
      'Tempo de resposta': '5,2 s',
    });
  });

  it('tells scores, zero among them, and what managers wrote', () => {
    expect(factsOf(texts.performance)).toMatchObject({
      Situação: 'Visualizado (encerrada)',
      Alinhamento: '-',
    });
    expect(factsOf(texts.performance, 1)).toEqual({
      'Sua nota': '0',
      'Seu comentário': 'Ainda falo pouco.',
      'Respondida em': '04/11/2026, 10:05',
      'Nota de Ana Souza': '7',
      'Comentário de Ana Souza': 'Fala bem quando fala.',
      'Feedback de Ana Souza': 'Fale mais.',
      'Nota ajustada na calibração': '8',
      'Motivo do ajuste': 'A régua dos outros times é outra.',
      'Ajustada em': '20/11/2026, 09:00',
    });
  });

  it('keeps every entry of a list, even two of the same moment', () => {
    expect(groupsOf(texts.trail)[0]?.facts).toEqual([
      ['18/11/2026, 10:20', 'Relatório aberto (Renata Alves)'],
      ['18/11/2026, 10:20', 'Sessão encerrada'],
    ]);
  });

  it('tells where a request went and how it began, for both kinds', () => {
    expect(factsOf(texts.behavioral)).toMatchObject({
      'Enviada em': '03/11/2026',
      'Enviada para': 'bruno@antes.example',
      'Visualizada em': '04/11/2026',
      'Iniciada em': '05/11/2026',
    });
    expect(factsOf(texts.performance)).toMatchObject({
      'Enviada para': 'bruno.lima@empresa.example',
      'Visualizada em': '04/11/2026',
      'Iniciada em': '-',
    });
  });

  it('tells ratings of others, with the feedback and its date where there is one', () => {
    expect(factsOf(texts.asManager)).toEqual({
      'Número da avaliação': '5101',
      Nota: '9',
      Comentário: 'Chega a acordos que duram.',
      'Avaliado em': '10/11/2026',
      Feedback: 'Escute mais.',
      'Feedback em': '12/11/2026',
    });
    expect(factsOf(texts.asManager, 1)).toEqual({
      'Número da avaliação': '5101',
      Nota: '6',
      'Avaliado em': '10/11/2026',
    });
  });

  it('tells the address of a link that was mailed', () => {
    expect(groupsOf(texts.links)[0]?.facts.map(([, value]) => value)).toEqual([
      'emitido em 03/11/2026, 09:00, válido até 01/02/2027, 09:00, enviado para bruno@antes.example',
      'emitido em 04/11/2026, 09:00, válido até 04/11/2026, 21:00',
    ]);
  });

  it('tells which key opened a session', () => {
    expect(groupsOf(texts.sessions)[0]?.facts.map(([, value]) => value)).toEqual([
      'último uso em 20/11/2026, 08:30',
      'último uso em 19/11/2026, 08:05, encerrado em 19/11/2026, 08:10, aberto pela intranet: Intranet nova',
    ]);
  });

  it('tells where a mail went', () => {
    expect(groupsOf(texts.mails)[0]?.facts).toEqual([
      ['03/11/2026, 09:00', 'Sua avaliação comportamental (para bruno@antes.example)'],
    ]);
  });

  it('leaves a chapter without anything empty', () => {
    const [mails, links] = personalDataSections(words, {
      ...personalData,
      emails: [],
      links: [],
    }).filter(({ title }) => title === texts.mails || title === texts.links);
    expect([mails?.groups, links?.groups]).toEqual([[], []]);
  });
});

describe.each(['en', 'es'] as const)('in %s', (language) => {
  it('says everything', async () => {
    const { contentNote, ...said } = (await loadDataWords(language)).texts;
    expect(contentNote).toBeTruthy();
    expect(findHoles(texts, said, alike[language])).toEqual([]);
  });

  it('writes days by the language', async () => {
    const spoken = await loadDataWords(language);
    const [profile] = personalDataSections(spoken, personalData);
    const facts = Object.fromEntries(profile?.groups[0]?.facts ?? []);
    expect(facts[spoken.texts.birthDate]).toBe(language === 'en' ? 'May 14, 1990' : '14/05/1990');
  });
});
