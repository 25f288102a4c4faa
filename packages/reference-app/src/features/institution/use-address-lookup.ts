import { findAddressByZipCodeQuery } from '@aferir/api-client/react';
import { isZipCode } from '@aferir/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useServices } from '../../services/services-context.tsx';
import type { CompanyValues } from './company-values.ts';
import { institutionMessages as texts } from './institution-messages.ts';

/** What the look-up says below the field; nothing while there is nothing to say. */
export interface AddressLookup {
  readonly hint: string | undefined;
  /** Looks the address up once the CEP is whole, and fills it in. */
  follow(zipCode: string): void;
}

/** Fills in the address of a CEP as it is typed. Where no service answers, the form is filled by hand. */
export function useAddressLookup({
  setValue,
  getValues,
}: Pick<UseFormReturn<CompanyValues>, 'setValue' | 'getValues'>): AddressLookup {
  const { staff } = useServices();
  const queries = useQueryClient();
  const [hint, setHint] = useState<string>();

  async function lookUp(nrCep: string) {
    setHint(texts.zipCodeSearching);
    const found = await queries
      .fetchQuery({ ...findAddressByZipCodeQuery(staff, { query: { nrCep } }), retry: false })
      .catch(() => null);
    if (getValues('dsCep') !== nrCep) return;
    setHint(hintOf(found?.dsSituacao ?? 'indisponivel'));
    const address = found?.endereco;
    if (!address) return;
    for (const name of ['dsEndereco', 'nmBairro', 'nmCidade', 'nmUf'] as const) {
      const text = address[name];
      if (text) setValue(name, text, { shouldDirty: true, shouldValidate: true });
    }
  }

  return {
    hint,
    follow: (zipCode) => {
      if (isZipCode(zipCode)) void lookUp(zipCode);
      else setHint(undefined);
    },
  };
}

function hintOf(outcome: 'encontrado' | 'inexistente' | 'indisponivel' | 'desligado') {
  if (outcome === 'inexistente') return texts.zipCodeUnknown;
  return outcome === 'indisponivel' ? texts.zipCodeUnavailable : undefined;
}
