import type { Services } from '../src/operation/context.ts';
import { createAddressService } from '../src/platform/addresses/address-service.ts';
import { createFolderFileStore } from '../src/platform/files/folder-file-store.ts';
import {
  createSignedAddresses,
  sheetPurpose,
  videoPurpose,
} from '../src/platform/files/signed-addresses.ts';
import { createThrottle } from '../src/platform/security/throttle.ts';

/** The services of an app over what tests open, with files in a folder. */
export function testServices(
  opened: Pick<Services, 'config' | 'database' | 'clock' | 'jobs'>,
  filesFolder: string,
): Services {
  const { config, database, clock } = opened;
  return {
    ...opened,
    files: createFolderFileStore(filesFolder),
    videoAddresses: createSignedAddresses(config.secret ?? '', videoPurpose),
    sheetAddresses: createSignedAddresses(config.secret ?? '', sheetPurpose),
    addresses: createAddressService(config.addressServiceUrl),
    throttle: createThrottle(database, clock),
  };
}
