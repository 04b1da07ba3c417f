/** `zone-set-up.json` for `Zone set-up`. */
export function fileName(name: string, end = '.json'): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${plain || 'call'}${end}`;
}
