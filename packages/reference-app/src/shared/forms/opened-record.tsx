import type { ApiQuery } from '@aferir/api-client/react';
import type { DialogProps } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { ReadRecord, type ReadRecordProps } from '../states/read-record.tsx';
import { DialogFrame, DialogFrameContext } from './dialog-frame.tsx';

/** Props of {@link ReadRecordDialog}. */
export interface ReadRecordDialogProps<Data>
  extends Pick<
    ReadRecordProps<Data>,
    'query' | 'beside' | 'failedTitle' | 'shape' | 'count' | 'children'
  > {
  title: string;
  /** @default 'l' */
  size?: NonNullable<DialogProps['size']>;
  onClose: () => void;
}

/** The dialog of a form whose record is read first: until then it has its room. */
export function ReadRecordDialog<Data>({
  title,
  size = 'l',
  onClose,
  children,
  ...read
}: ReadRecordDialogProps<Data>) {
  const isFramed = useContext(DialogFrameContext) !== null;
  const shown = <ReadRecord {...read}>{children}</ReadRecord>;
  if (isFramed) return shown;
  return (
    <DialogFrame size={size} onClose={onClose} title={title}>
      {shown}
    </DialogFrame>
  );
}

/** Props of {@link OpenedRecord}. */
export interface OpenedRecordProps<Data, Item>
  extends Omit<ReadRecordDialogProps<Item>, 'query' | 'children'> {
  /** Which record; 0 is a new one, of which there is nothing to read. */
  id: number;
  query: ApiQuery<Data>;
  /** Takes the record out of what is read. @default all of it */
  pick?: (data: Data) => Item;
  children: (record: Item | undefined) => ReactNode;
}

/** Props of a form that {@link OpenedRecord} shows. */
export interface OpenedFormProps<Item> {
  /** The record that is changed; undefined adds one. */
  record: Item | undefined;
  onClose: () => void;
}

/** The record whose dialog is open, or nothing for a new one. */
export function OpenedRecord<Data, Item = Data>({
  id,
  query,
  pick = (data) => data as unknown as Item,
  children,
  ...rest
}: OpenedRecordProps<Data, Item>) {
  const record = useQuery({
    ...query,
    select: pick,
    enabled: id !== 0,
    // What is under way in the form is not to be drawn over.
    refetchOnWindowFocus: false,
  });
  if (id === 0) return children(undefined);
  return (
    <ReadRecordDialog {...rest} query={record}>
      {children}
    </ReadRecordDialog>
  );
}
