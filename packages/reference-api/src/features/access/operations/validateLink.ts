import { toLinkInfo } from '../../../operation/links/link-info.ts';
import type { NameKind } from '../../../operation/links/link-kind.ts';
import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import type { LinkAccessService } from '../link-access-service.ts';

/** Says what a link opens and whether first access comes before. */
export function validateLink(service: LinkAccessService, nameKind: NameKind): Operation {
  return definePublicOperation('validateLink', async ({ params }, context) => {
    const { link, company } = await service.open(params.hash, context);
    return { data: toLinkInfo(link, nameKind(link.kind), company) };
  });
}
