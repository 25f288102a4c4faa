/** Hands a file to the person, as a download. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the file once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The content of a file in base64. */
export async function toBase64(file: Blob): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}

/** Puts a name into the letters that every file system takes: 'José da Silva' is 'Jose_da_Silva'. */
export function toFileName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
}
