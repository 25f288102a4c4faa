import { type ApiProblem, problemOf } from '@aferir/api-client';
import { getEmployeeQuery, saveEmployeeMutation } from '@aferir/api-client/react';
import { emailProblem, isOwnAddress, normalizeEmail, SECTION } from '@aferir/domain';
import { Button, EmailField } from '@aferir/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { withAddress } from '../people/with-address.ts';
import { CurrentAddress } from './current-address.tsx';
import type { RequestedPerson } from './request-kind.ts';
import { requestMessages as texts } from './request-messages.ts';
import { useRequestWrite } from './use-request-write.ts';

function faultOf({ faults }: ApiProblem, field: string): string | undefined {
  return faults.find((fault) => fault.field === field)?.message;
}

function focus(input: HTMLInputElement | null) {
  input?.focus();
}

/**
 * Where a mail to a person goes, and the way for those who may to mend the address before it leaves. What is refused
 * stays as it was typed, with why.
 */
export function useAddressCorrection(person: RequestedPerson) {
  const { staff } = useServices();
  const queryClient = useQueryClient();
  const { has } = useSectionRights(SECTION.employees);
  const [typed, setTyped] = useState<string>();
  const [corrected, setCorrected] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const email = corrected ?? person.email;
  const saving = saveEmployeeMutation(staff);
  const save = useRequestWrite({
    ...saving,
    mutationFn: async (dsEmail: string) => {
      const path = { idOrganogramaPessoa: person.id };
      const record = await queryClient.fetchQuery({
        ...getEmployeeQuery(staff, { path }),
        staleTime: 0,
      });
      return saving.mutationFn({ body: withAddress(record, dsEmail) });
    },
  });

  /** Saves what was typed, if it is another address; false where it can't be. */
  async function correct(): Promise<boolean> {
    if (typed === undefined) return true;
    const address = normalizeEmail(typed);
    const fault = emailProblem(address, texts.addressInvalid);
    if (fault !== undefined) {
      setProblem(fault);
      return false;
    }
    if (isOwnAddress(address, email)) {
      setTyped(undefined);
      return true;
    }
    const refused = await problemOf(save.mutateAsync(address));
    setProblem(refused && (faultOf(refused, 'dsEmail') ?? refused.message));
    if (refused) return false;
    setCorrected(address);
    setTyped(undefined);
    return true;
  }

  return {
    isCorrecting: typed !== undefined,
    correct,
    field:
      typed === undefined ? (
        <>
          <CurrentAddress email={email} />
          {has('alterar') ? (
            <div>
              <Button
                size="s"
                variant="secondary"
                icon={<Pencil />}
                onClick={() => setTyped(email ?? '')}
              >
                {texts.correctAddress}
              </Button>
            </div>
          ) : null}
        </>
      ) : (
        <EmailField
          label={texts.correctedAddress}
          hint={texts.correctedAddressHint}
          autoComplete="off"
          ref={focus}
          maxLength={100}
          value={typed}
          error={problem}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
        />
      ),
  };
}
