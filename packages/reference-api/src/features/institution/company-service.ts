import type { OperationContext } from '../../operation/context.ts';
import { requireVersion } from '../../operation/find-for-change.ts';
import type { BodyOf } from '../../operation/operation.ts';
import type { CompanyRow } from '../../platform/db/company-tables.ts';
import { invalidField } from '../../platform/errors/failures.ts';
import type { StoredImages } from '../../shared/images/stored-images.ts';
import { toCompanyColumns } from './company-input.ts';
import {
  type CompanyColumns,
  isTaxIdTaken,
  readCompanyForChange,
  updateCompany,
} from './company-store.ts';
import { institutionMessages as texts } from './institution-messages.ts';

/** Saves the company's data; as they are then. */
export async function saveCompanyData(
  context: OperationContext,
  images: StoredImages,
  body: BodyOf<'saveCompany'>,
): Promise<CompanyRow> {
  const { db, company, audit } = context;
  const current = await readCompanyForChange(db, company.id);
  requireVersion(current, body.nrVersao, texts.changedMeanwhile);
  const columns = toCompanyColumns(body, current);
  const given = body.urlLogoSistema;
  await images.exchange(context, {
    field: 'urlLogoSistema',
    shownBy: 'company',
    current: current.logo_url,
    given,
  });
  const logo = given === undefined ? {} : { logo_url: given || null };
  const saved = await write(context, { ...columns, ...logo });
  await audit({
    action: 'company.changed',
    subject: { kind: 'company', id: company.id },
    details: {
      fields: changedFields(current, saved).join(),
      isFirst: !current.is_confirmed,
      ...(isSame(current.allowed_origins, saved.allowed_origins)
        ? {}
        : { origins: saved.allowed_origins.join(' ') }),
      ...(isSame(current.languages, saved.languages)
        ? {}
        : { languages: saved.languages.join(' ') }),
    },
  });
  return saved;
}

async function write(
  { db, company }: OperationContext,
  columns: CompanyColumns,
): Promise<CompanyRow> {
  try {
    return await updateCompany(db, company.id, columns);
  } catch (error) {
    // That another company has it is nobody's business.
    throw isTaxIdTaken(error) ? invalidField('nrCpfCnpj', texts.taxIdInvalid) : error;
  }
}

function changedFields(before: CompanyRow, after: CompanyRow): string[] {
  return (Object.keys(after) as (keyof CompanyRow)[]).filter(
    (name) => !['version', 'is_confirmed'].includes(name) && !isSame(before[name], after[name]),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
