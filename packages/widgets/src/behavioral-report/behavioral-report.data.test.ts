import { discProfileReport, discResultSections, discTraits } from '@aferir/api-client/testing';
import { describe, expect, it } from 'vitest';
import { toOutcomeTexts, toProfile, toTraitGroups } from './behavioral-report.data.ts';

describe('toProfile', () => {
  it('matches profiles by name, whatever their order', () => {
    const turned = { ...discProfileReport, response: [...discProfileReport.response].reverse() };
    expect(toProfile(turned)?.outcome).toEqual(toProfile(discProfileReport)?.outcome);
    expect(toProfile(discProfileReport)?.outcome).toMatchObject({
      primary: 'Conforme',
      secondary: 'Dominante',
      name: 'Conforme Dominante',
    });
  });

  it('keeps the second profile out of the name below a quarter of the total', () => {
    const response = [
      { nmPerfil: 'Estável' as const, soma: 80 },
      { nmPerfil: 'Conforme' as const, soma: 49 },
      { nmPerfil: 'Dominante' as const, soma: 40 },
      { nmPerfil: 'Influente' as const, soma: 31 },
    ];
    expect(toProfile({ ...discProfileReport, response })?.outcome).toMatchObject({
      name: 'Estável',
      secondary: null,
    });
  });

  it('speaks of the person where a server does not say who reads', () => {
    const { flProprio, ...unsaid } = discProfileReport;
    expect([toProfile(discProfileReport)?.isOwn, toProfile(unsaid)?.isOwn]).toEqual([
      flProprio,
      false,
    ]);
  });

  it('is nothing without points', () => {
    const response = discProfileReport.response.map((row) => ({ ...row, soma: 0 }));
    expect(toProfile({ ...discProfileReport, response })).toBeNull();
    expect(toProfile({ ...discProfileReport, response: [] })).toBeNull();
  });
});

describe('toOutcomeTexts', () => {
  it('takes the first section as the summary and the others as cards', () => {
    const { summary, cards } = toOutcomeTexts(discResultSections.rows);
    expect(summary).toBe(discResultSections.rows[0]?.dsDescricao);
    expect(cards.map(({ title }) => title)).toEqual([
      'Comportamentos positivos',
      'Valor na equipe',
      'Ambiente ideal',
      'Sob Pressão',
      'Comportamentos limitantes',
    ]);
  });

  it('tells the sentences of a card apart, questions inside them included', () => {
    const dsDescricao =
      'Mantém a pergunta “o que falta?” sempre à vista. Às vezes acelera! “Calma” ajuda.';
    const rows = [
      { nmSecao: 'Resumo' as const, dsDescricao: 'Resumo.' },
      { nmSecao: 'Sob Pressão' as const, dsDescricao },
    ];
    expect(toOutcomeTexts(rows).cards[0]?.sentences).toEqual([
      'Mantém a pergunta “o que falta?” sempre à vista.',
      'Às vezes acelera!',
      '“Calma” ajuda.',
    ]);
  });
});

it('puts characteristics of one group together', () => {
  const [first, ...rest] = discTraits;
  const late = { nmConhecimento: 'Comunicação' as const, nmResultado: 'Escuta antes de falar' };
  expect(toTraitGroups([...(first ? [first] : []), ...rest, late])[0]).toEqual({
    name: 'Comunicação',
    traits: [first?.nmResultado, 'Escuta antes de falar'],
  });
});
