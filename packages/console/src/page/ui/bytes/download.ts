/** Saves data of the page as a file. */

/** @param name a path, whose last part is the file name */
export function download(bytes: BlobPart, name: string, type = 'application/octet-stream'): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.split('/').at(-1) || 'value';
  link.click();
  // The browser has started reading it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
