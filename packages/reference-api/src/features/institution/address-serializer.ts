import type { DataOf } from '../../operation/operation.ts';
import type { AddressLookup } from '../../platform/addresses/address-service.ts';

type Told = DataOf<'findAddressByZipCode'>;

const outcomes: Readonly<Record<AddressLookup['outcome'], Told['dsSituacao']>> = {
  found: 'encontrado',
  unknown: 'inexistente',
  failed: 'indisponivel',
  off: 'desligado',
};

/** What became of a look-up. */
export function toAddressLookup(lookup: AddressLookup): Told {
  const dsSituacao = outcomes[lookup.outcome];
  if (lookup.outcome !== 'found') return { dsSituacao, endereco: null };
  const { zipCode, street, district, city, state } = lookup.address;
  return {
    dsSituacao,
    endereco: {
      dsCep: zipCode,
      dsEndereco: street,
      nmBairro: district,
      nmCidade: city,
      nmUf: state,
    },
  };
}
