/** What a row of an import tells of a person, by the names of the documents. */
export const IMPORT_FIELDS = [
  'nome',
  'sexo',
  'e-mail',
  'telefone',
  'cargo',
  'departamento',
  'gestor',
  'admissão',
  'matrícula',
  'CPF',
  'nascimento',
] as const;

/** One of {@link IMPORT_FIELDS}. */
export type ImportField = (typeof IMPORT_FIELDS)[number];

const OPTIONAL_FIELDS = ['gestor', 'admissão', 'matrícula', 'CPF', 'nascimento'] as const;

/** Those that every sheet has; {@link findMissingFields} says where the e-mail may be left out. */
export const IMPORT_REQUIRED_FIELDS = IMPORT_FIELDS.filter((field) => !isOptionalField(field));

/** Of {@link IMPORT_FIELDS} those that a sheet may leave out, and a row empty: what is known stays. */
export type OptionalImportField = (typeof OPTIONAL_FIELDS)[number];

function isOptionalField(field: ImportField): field is OptionalImportField {
  return OPTIONAL_FIELDS.some((one) => one === field);
}

/** By what a row names a person apart, in the order in which the company is asked for them. */
export const IMPORT_MARKS = [
  'e-mail',
  'CPF',
  'matrícula',
] as const satisfies readonly ImportField[];

/** The fields that a sheet still has to tell: an e-mail only where nothing else names a person apart. */
export function findMissingFields(isTold: (field: ImportField) => boolean): ImportField[] {
  const isMarked = IMPORT_MARKS.some(isTold);
  return IMPORT_REQUIRED_FIELDS.filter(
    (field) => !isTold(field) && !(field === 'e-mail' && isMarked),
  );
}

/** The most that one file may have. */
export const IMPORT_LIMITS = {
  /** Managers of one person. */
  managers: 20,
  /** Bytes of the file. */
  bytes: 10 * 1024 * 1024,
  /** Rows below the header. */
  rows: 50_000,
} as const;

/** The texts of a row as they stand in the sheet, by field. */
export type ImportTexts = Readonly<Record<ImportField, string>>;

/** Which column of a sheet tells which field, by the place of the column; a field without one is missing. */
export type ColumnMapping = Readonly<Partial<Record<ImportField, number>>>;

/** Of what a forecast tells by rows it lists so many without being asked for all. */
export const IMPORT_LISTED = 20;
