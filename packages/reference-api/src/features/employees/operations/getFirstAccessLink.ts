import { languageOfPerson } from '@aferir/domain';
import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import type { FirstAccessService } from '../first-access/open-first-access-link.ts';

/** Reads whose first password a link sets. */
export function getFirstAccessLink(service: FirstAccessService): Operation {
  return definePublicOperation('getFirstAccessLink', async ({ params }, context) => {
    const { person, company, expiresAt } = await service.read(params.hash, context);
    return {
      data: {
        nmPessoa: person.name,
        cdPessoaCliente: person.registration_number,
        flTemCpf: person.cpf !== null,
        dtValidade: expiresAt.toISOString(),
        idCliente: company.id,
        nmEmpresa: company.trade_name,
        logoUrl: company.logo_url,
        corMarca: company.brand_color,
        cdIdioma: languageOfPerson(person.language, company.languages),
      },
    };
  });
}
