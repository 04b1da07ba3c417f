/** Saves what the page holds as a file of the user. */

/** @param name a path: the file is called as its last part */
export function download(bytes: BlobPart, name: string, type = 'application/octet-stream'): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.split('/').at(-1) || 'value';
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
