import { createAddressService } from '../src/addresses/address-service.ts';
import type { Services } from '../src/context.ts';
import { createFolderFileStore } from '../src/files/folder-file-store.ts';
import { createThrottle } from '../src/security/throttle.ts';
import { createVideoAddresses } from '../src/videos/video-addresses.ts';

/** The services of an app over what tests open, with files in a folder. */
export function testServices(
  opened: Pick<Services, 'config' | 'database' | 'clock' | 'jobs'>,
  filesFolder: string,
): Services {
  const { config, database, clock } = opened;
  return {
    ...opened,
    files: createFolderFileStore(filesFolder),
    videoAddresses: createVideoAddresses(config.secret ?? ''),
    addresses: createAddressService(config.addressServiceUrl),
    throttle: createThrottle(database, clock),
  };
}
