import type { Schema } from '@aferir/api-client';
import { createFirstAccessLinkMutation } from '@aferir/api-client/react';
import { DEFAULT_LANGUAGE } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { toFileName } from '@aferir/widgets';
import { Printer } from 'lucide-react';
import { useServices } from '../../../services/services-context.tsx';
import { firstAccessAddress } from '../../../shared/handing/first-access-address.ts';
import { HandedLinkDialog } from '../../../shared/handing/handed-link-dialog.tsx';
import { handedLinkMessages } from '../../../shared/handing/handed-link-messages.ts';
import { toShownLink } from '../../../shared/handing/to-shown-link.ts';
import { slipTexts } from '../../../shared/slips/slip-texts.ts';
import { slipsMessages } from '../../../shared/slips/slips-messages.ts';
import { slipsOf } from '../../../shared/slips/slips-of.ts';
import { type SlipsOrder, useSlips } from '../../../shared/slips/use-slips.tsx';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import { firstAccessMessages as texts } from '../first-access-messages.ts';

/** Props of {@link FirstAccessDialog}. */
export interface FirstAccessDialogProps {
  employee: Pick<Schema<'Employee'>, 'idOrganogramaPessoa' | 'nmPessoa'>;
  onClose: () => void;
}

/** Makes a link by which somebody without an e-mail sets a first password: to copy, to send or to print. */
export function FirstAccessDialog({ employee, onClose }: FirstAccessDialogProps) {
  const { idOrganogramaPessoa, nmPessoa } = employee;
  const make = useToldMutation(createFirstAccessLinkMutation(useServices().staff), {
    failed: handedLinkMessages.failed,
  });
  const printer = useSlips();
  const link = make.data?.data;
  return (
    <>
      <HandedLinkDialog
        title={texts.title}
        meaning={texts.meaning(nmPessoa)}
        facts={[texts.worksOnce, texts.replaces]}
        link={link && toShownLink(link, firstAccessAddress, texts)}
        isMaking={make.isPending}
        onMake={() => make.mutate({ body: { idOrganogramaPessoa } })}
        ways={
          link ? (
            <Button
              variant="secondary"
              icon={<Printer />}
              isLoading={printer.isPrinting}
              onClick={() => void printer.print(toSlips(link))}
            >
              {texts.print}
            </Button>
          ) : null
        }
        onClose={onClose}
      />
      {printer.sheet}
    </>
  );
}

function toSlips(link: Schema<'FirstAccessLink'>): SlipsOrder {
  return {
    slips: slipsOf([link], firstAccessAddress),
    subject: slipTexts[DEFAULT_LANGUAGE].subjects.firstAccess,
    kind: 'firstAccess',
    until: { means: 'validUntil', day: link.dtValidade },
    fileName: slipsMessages.fileName(toFileName(link.nmPessoa)),
  };
}
