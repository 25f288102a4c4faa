import { readdir, readFile, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/**
 * Answers the three calls about files that are sent in parts which `s3rver` leaves out: what has come of one, to give
 * one up, and all there are. False when it is another call.
 */
export async function answerAboutParts(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<boolean> {
  const { searchParams } = new URL(url, 'http://s3');
  const id = searchParams.get('uploadId');
  if (method === 'GET' && searchParams.has('uploads')) {
    return send(response, 200, await uploadsXml(folder));
  }
  if (!id || (method !== 'GET' && method !== 'DELETE')) return false;
  const upload = path.join(folder, path.basename(id));
  if (!(await isThere(upload))) {
    return send(response, 404, '<Error><Code>NoSuchUpload</Code></Error>');
  }
  if (method === 'GET') return send(response, 200, await partsXml(upload));
  await rm(upload, { recursive: true });
  return send(response, 204, '');
}

async function uploadsXml(folder: string): Promise<string> {
  const ids = (await isThere(folder)) ? await readdir(folder) : [];
  const uploads = await Promise.all(
    ids.map(async (id) => {
      const key = await readFile(path.join(folder, id, 'key'), 'utf8');
      const { mtime } = await stat(path.join(folder, id, 'key'));
      return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${mtime.toISOString()}</Initiated></Upload>`;
    }),
  );
  const listing = `<IsTruncated>false</IsTruncated>${uploads.join('')}`;
  return `<ListMultipartUploadsResult>${listing}</ListMultipartUploadsResult>`;
}

async function partsXml(upload: string): Promise<string> {
  const names = (await readdir(upload)).filter((name) => /^\d+$/.test(name));
  const parts = await Promise.all(
    names.map(async (name) => {
      const { size } = await stat(path.join(upload, name));
      const digest = await readFile(path.join(upload, `${name}.md5`), 'utf8');
      return `<Part><PartNumber>${name}</PartNumber><ETag>"${digest}"</ETag><Size>${size}</Size></Part>`;
    }),
  );
  return `<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`;
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

function send(response: ServerResponse, status: number, body: string): true {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
  return true;
}
