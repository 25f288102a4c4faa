import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import { toLinkPerson } from '../access-serializer.ts';
import type { LinkAccessService } from '../link-access-service.ts';

/** Reads whom a link was made for, to prefill first access. */
export function getLinkPerson(service: LinkAccessService): Operation {
  return definePublicOperation('getLinkPerson', async ({ params }, context) => {
    const { person, company } = await service.readHolder(params.hash, context);
    return { data: toLinkPerson(person, company) };
  });
}
