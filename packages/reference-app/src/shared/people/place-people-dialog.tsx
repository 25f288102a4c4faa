import { formatPhone } from '@aferir/domain';
import { Dialog, EmailText, gridColumnsOf } from '@aferir/ui';
import { Plus, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { PersonCell } from './person-cell.tsx';
import type { PlaceKind, PlacePeople, PlacePerson } from './place-kind.ts';
import { PlacePeopleGrid } from './place-people-grid.tsx';
import { placePeopleMessages as texts } from './place-people-messages.ts';
import { WaysToPlacedPeople } from './ways-to-people.tsx';

const column = gridColumnsOf<PlacePerson>();
const person = (header: string) =>
  column.accessor('nmPessoa', {
    header,
    cell: ({ row: { original } }) => (
      <PersonCell {...original} nmCargo={original.nmCargo ?? null} />
    ),
    meta: { isCardTitle: true },
  });

const columnsOfPeople = column.columns([
  person(texts.employee),
  column.accessor('dsEmail', {
    header: texts.email,
    cell: ({ getValue }) => <EmailText address={getValue() ?? texts.notTold} />,
  }),
]);

const columnsOfOthers = column.columns([
  person(texts.user),
  column.accessor('nrTelefone', {
    header: texts.phone,
    cell: ({ getValue }) => formatPhone(getValue() ?? '') || texts.notTold,
    meta: { width: '160px' },
  }),
  column.accessor('tpSexo', {
    header: texts.gender,
    cell: ({ getValue }) => {
      const gender = getValue();
      return gender ? texts.genders[gender] : texts.notTold;
    },
    meta: { width: '120px' },
  }),
]);

/** Props of {@link PlacePeopleDialog}. */
export interface PlacePeopleDialogProps<List extends PlacePeople, Entry> {
  kind: PlaceKind<List, Entry>;
  placeId: number;
  /** Undefined until it has been read. */
  placeName: string | undefined;
  /** Told what was done, once the lists show it. @default a toast */
  onDone?: (message: string) => void;
  onClose: () => void;
}

/** Who is in a place; from there, over it, who is in none and could be put into it. */
export function PlacePeopleDialog<List extends PlacePeople, Entry>({
  kind,
  placeId,
  placeName,
  onDone,
  onClose,
}: PlacePeopleDialogProps<List, Entry>) {
  const { staff, toasts } = useServices();
  const [isAdding, setIsAdding] = useState(false);
  const { section, texts: words } = kind;
  const tell = onDone ?? ((message) => toasts.show({ tone: 'success', message }));
  return (
    <>
      <Dialog
        isOpen
        size="l"
        onClose={onClose}
        title={placeName === undefined ? texts.title : texts.titleOf(placeName)}
      >
        <PlacePeopleGrid
          section={section}
          list={words.people}
          columns={columnsOfPeople}
          queryOf={(page) => kind.listIn(staff, placeId, page)}
          addAction={{ label: words.putIn.title, onAdd: () => setIsAdding(true) }}
          change={{
            ...words.takeOut,
            icon: <UserMinus />,
            tone: 'danger',
            mutation: kind.takeOut(staff),
            bodyOf: (idOrganogramaPessoa) => ({ idOrganogramaPessoa }),
          }}
          onDone={tell}
        />
      </Dialog>
      <Dialog
        isOpen={isAdding}
        size="l"
        onClose={() => setIsAdding(false)}
        title={words.putIn.title}
        description={placeName}
      >
        <PlacePeopleGrid
          section={section}
          list={words.without}
          emptyAction={<WaysToPlacedPeople />}
          columns={columnsOfOthers}
          queryOf={(page) => kind.listWithout(staff, page)}
          change={{
            ...words.putIn,
            icon: <Plus />,
            tone: 'primary',
            mutation: kind.putIn(staff),
            bodyOf: (personId) => kind.entryOf(personId, placeId),
          }}
          onDone={tell}
        />
      </Dialog>
    </>
  );
}
