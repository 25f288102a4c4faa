/** How an index is read; see decision 067: the limits are conventions. */
export type PsychosocialBand = 'favorable' | 'attention' | 'critical';

/** What each band is called, and the lowest index that it has. */
export const PSYCHOSOCIAL_BANDS: Readonly<
  Record<PsychosocialBand, { readonly name: string; readonly from: number }>
> = {
  favorable: { name: 'Favorável', from: 70 },
  attention: { name: 'Atenção', from: 50 },
  critical: { name: 'Crítico', from: 0 },
};

/** The band of an index from 0 to 100, rounded as it is shown. */
export function psychosocialBandOf(index: number): PsychosocialBand {
  if (index >= PSYCHOSOCIAL_BANDS.favorable.from) return 'favorable';
  return index >= PSYCHOSOCIAL_BANDS.attention.from ? 'attention' : 'critical';
}
