import { CYCLE_KIND_CODES } from '@aferir/domain';
import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import type { TotemService } from '../totem/enter-totem.ts';

/** Reads what a totem is for. */
export function getTotem(totems: TotemService): Operation {
  return definePublicOperation('getTotem', async ({ params }, context) => {
    const { cycle, company } = await totems.read(params.hash, context);
    return {
      data: {
        nmCiclo: cycle.name,
        idTipoCiclo: CYCLE_KIND_CODES[cycle.kind],
        nmCliente: company.trade_name,
        logoUrl: company.logo_url,
        corMarca: company.brand_color,
        lstIdiomas: company.languages,
      },
    };
  });
}
