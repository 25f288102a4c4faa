/** Forms that speak of a person as a man or as a woman, or dodge it with a slash or brackets. */
const genderedForms: readonly RegExp[] = [
  /\p{L}\([aoe]s?\)|\p{L}\/[aoe]s?(?!\p{L})|@/u,
  /(?<!\p{L})d?el[ea]s?(?!\p{L})/iu,
  /(?<!\p{L})(?:[oa]s?|uma?|d[oa]s?|aos?|pel[oa]s?|n[oa]s?) (?:líder|colega|cliente|gerente|chefe|profissiona|especialista)/iu,
  /(?<!\p{L})(?:colaborador|funcionári|trabalhador|gestor|diretor|companheir|parceir|sóci)/iu,
  /(?<!\p{L})(?:foca|organiza|dedica|motiva|determina|comprometi|preocupa|cansa|pressiona|irrita|interessa|empenha|ousa)dos?(?!\p{L})/iu,
  /(?<!\p{L})(?:cuidados|atencios|criterios|sozinh|honest|metódic|líder nat)os?(?!\p{L})/iu,
  /(?<!\p{L})(?:sou|estou|fico|me sinto|sinto-me|sente-se|mostra-se|torna-se) \p{L}*(?:[^nd]d|s|t|r)[oa](?!\p{L})/iu,
];

/** What the texts say nothing about: clinical matters and decisions about employment. */
const foreignSubjects =
  /psic[oó]|clínic|diagn[oó]s|transtorn|sintoma|neur[oó]|terap|ansiedad|contrat(?!emp)|demit|demiss|deslig|admiss|promoção/iu;

const untidySpaces = /\s{2}|^\s|\s$|\s[.,;:]/u;

/** The texts that take a person for a man or a woman, stray from the subject or are untidy. */
export function languageFaults(texts: readonly string[]): string[] {
  const faults = [...genderedForms, foreignSubjects, untidySpaces];
  return texts.filter((text) => faults.some((fault) => fault.test(text)));
}

/** The words of a text in small letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
}
