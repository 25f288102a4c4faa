import type { Schema } from '@aferir/api-client';
import { createFirstAccessLinkMutation } from '@aferir/api-client/react';
import { formatDate } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { toFileName } from '@aferir/widgets';
import { Printer } from 'lucide-react';
import { useServices } from '../../../services/services-context.tsx';
import { firstAccessAddress } from '../../../shared/handing/first-access-address.ts';
import { HandedLinkDialog, type ShownLink } from '../../../shared/handing/handed-link-dialog.tsx';
import { handedLinkMessages } from '../../../shared/handing/handed-link-messages.ts';
import { slipsMessages } from '../../../shared/slips/slips-messages.ts';
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
        link={link && toShownLink(link)}
        isMaking={make.isPending}
        onMake={() => make.mutate({ body: { idOrganogramaPessoa } })}
        ways={
          link ? (
            <Button
              variant="secondary"
              icon={<Printer />}
              isLoading={printer.isPrinting}
              onClick={() => void printer.print(toSlip(link))}
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

type Link = Schema<'FirstAccessLink'>;

function toShownLink({ hash, nmPessoa, nrTelefone, dtValidade }: Link): ShownLink {
  const url = firstAccessAddress(hash);
  const day = formatDate(dtValidade);
  return {
    personName: nmPessoa,
    url,
    phone: nrTelefone,
    message: texts.whatsappText(nmPessoa, url, day),
    validity: texts.validUntil(day),
  };
}

function toSlip({ hash, dtValidade, ...person }: Link): SlipsOrder {
  return {
    slips: [
      {
        id: person.idOrganogramaPessoa,
        name: person.nmPessoa,
        department: person.nmDepartamento,
        address: firstAccessAddress(hash),
      },
    ],
    subject: texts.slipSubject,
    until: slipsMessages.validUntil(formatDate(dtValidade)),
    fileName: slipsMessages.fileName(toFileName(person.nmPessoa)),
  };
}
