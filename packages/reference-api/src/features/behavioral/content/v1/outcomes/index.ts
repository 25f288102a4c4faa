import type { DiscInstrument } from '../../content-types.ts';
import { conforme } from './conforme.ts';
import { conformeDominante } from './conforme-dominante.ts';
import { conformeEstavel } from './conforme-estavel.ts';
import { conformeInfluente } from './conforme-influente.ts';
import { dominante } from './dominante.ts';
import { dominanteConforme } from './dominante-conforme.ts';
import { dominanteEstavel } from './dominante-estavel.ts';
import { dominanteInfluente } from './dominante-influente.ts';
import { estavel } from './estavel.ts';
import { estavelConforme } from './estavel-conforme.ts';
import { estavelDominante } from './estavel-dominante.ts';
import { estavelInfluente } from './estavel-influente.ts';
import { influente } from './influente.ts';
import { influenteConforme } from './influente-conforme.ts';
import { influenteDominante } from './influente-dominante.ts';
import { influenteEstavel } from './influente-estavel.ts';

/** The sixteen outcomes by the name that the sums of a response lead to. */
export const outcomes: DiscInstrument['outcomes'] = {
  Dominante: dominante,
  Influente: influente,
  Estável: estavel,
  Conforme: conforme,
  'Dominante Influente': dominanteInfluente,
  'Dominante Estável': dominanteEstavel,
  'Dominante Conforme': dominanteConforme,
  'Influente Dominante': influenteDominante,
  'Influente Estável': influenteEstavel,
  'Influente Conforme': influenteConforme,
  'Estável Dominante': estavelDominante,
  'Estável Influente': estavelInfluente,
  'Estável Conforme': estavelConforme,
  'Conforme Dominante': conformeDominante,
  'Conforme Influente': conformeInfluente,
  'Conforme Estável': conformeEstavel,
};
