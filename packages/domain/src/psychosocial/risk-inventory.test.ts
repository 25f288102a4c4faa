import { describe, expect, it } from 'vitest';
import { psychosocialTrend } from './psychosocial-trend.ts';
import { type ExposedGroup, riskInventory } from './risk-inventory.ts';
import { riskTexts } from './risk-texts.ts';

const group = (values: Partial<ExposedGroup>): ExposedGroup => ({
  name: 'Logística',
  people: 12,
  dimensions: [
    { dimension: 'workload', index: 42, band: 'critical' },
    { dimension: 'support', index: 64, band: 'attention' },
    { dimension: 'harassment-violence', index: 93, band: 'favorable' },
  ],
  experiences: 0,
  ...values,
});

describe('riskInventory', () => {
  it('lists each hazard of each group, the most urgent first', () => {
    const quality = group({
      name: 'Qualidade',
      dimensions: [{ dimension: 'workload', index: 39, band: 'critical' }],
    });
    const rows = riskInventory([group({}), quality]);
    expect(
      rows.map(({ group: name, hazard, index, priority }) => [name, hazard, index, priority]),
    ).toEqual([
      ['Qualidade', 'Carga de trabalho', 39, 'high'],
      ['Logística', 'Carga de trabalho', 42, 'high'],
      ['Logística', 'Apoio', 64, 'medium'],
      ['Logística', 'Assédio e violência', 93, 'low'],
    ]);
    expect(rows[1]).toMatchObject({ people: 12, band: 'critical' });
  });

  it('puts harassment that somebody tells of first, however favorable the index is', () => {
    const rows = riskInventory([group({ experiences: 1 })]);
    const row = rows.find(({ dimension }) => dimension === 'harassment-violence');
    expect(row).toMatchObject({ index: 93, band: 'favorable', priority: 'high' });
    expect(row?.measures.startsWith(riskTexts.happened)).toBe(true);
    expect(rows.filter(({ priority }) => priority === 'high')).toHaveLength(2);
  });
});

describe('psychosocialTrend', () => {
  const before = [{ dimension: 'workload', index: 50 }] as const;

  it('tells how many points a dimension has changed', () => {
    expect(psychosocialTrend({ dimension: 'workload', index: 42 }, before)).toBe(-8);
  });

  it('tells nothing of what was not asked before', () => {
    expect(psychosocialTrend({ dimension: 'support', index: 42 }, before)).toBeUndefined();
    expect(psychosocialTrend({ dimension: 'support', index: 42 })).toBeUndefined();
  });
});
