declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  /** An S3 server over a folder. */
  class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      configureBuckets: readonly { name: string }[];
    });
    readonly store: {
      getResourcePath(bucket: string, key: string | undefined, resource: string): string;
    };
    readonly logger: { exceptions: { unhandle(): void }; close(): void };
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }

  export = S3rver;
}
