import { CYCLE_KIND_CODES } from '@aferir/domain';
import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import type { TotemService } from '../totem/enter-totem.ts';

/** Lets somebody in at a totem. */
export function enterTotem(totems: TotemService): Operation {
  return definePublicOperation('enterTotem', async ({ params, body }, context) => {
    const identity = { mark: body.dsIdentificacao, bornOn: body.dtNascimento };
    const { name, kind, link } = await totems.enter(params.hash, identity, context);
    return {
      data: {
        hash: link.hash,
        nmPessoa: name,
        idTipoCiclo: CYCLE_KIND_CODES[kind],
        dtValidade: link.expiresAt.toISOString(),
      },
    };
  });
}
