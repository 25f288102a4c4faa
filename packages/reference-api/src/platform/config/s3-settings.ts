import type { S3Settings } from '../files/s3-file-store.ts';
import { hasProtocol, type ReadVariable, readFlag } from './variables.ts';

/** Reads where the bucket is, whose name turns it on; undefined without one, or with a fault. */
export function readS3Settings(value: ReadVariable, faults: string[]): S3Settings | undefined {
  const bucket = value('S3_BUCKET');
  const endpoint = value('S3_ENDPOINT');
  const accessKeyId = value('S3_ACCESS_KEY_ID');
  const secretAccessKey = value('S3_SECRET_ACCESS_KEY');
  const forcePathStyle = readFlag('S3_FORCE_PATH_STYLE', value, faults) ?? false;
  if (endpoint && !hasProtocol(endpoint, ['http:', 'https:'])) {
    faults.push('S3_ENDPOINT deve ser um endereço http ou https.');
  }
  if (!bucket) {
    if (endpoint || accessKeyId || secretAccessKey) {
      faults.push('S3_BUCKET é obrigatório para guardar arquivos em S3.');
    }
    return undefined;
  }
  if (!accessKeyId || !secretAccessKey) {
    faults.push('S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY são obrigatórios com S3_BUCKET.');
    return undefined;
  }
  const region = value('S3_REGION') ?? 'us-east-1';
  return { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle };
}
