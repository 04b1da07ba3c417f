/** The other forms of a response, each in a sentence. */
import type { ResponseForm } from '@flarewire/contract';

/** @example formWords(forms, code) // ['With `format: "CSV"` the response is `text/csv`.'] */
export const formWords = (forms: readonly ResponseForm[], code: (text: string) => string): string[] =>
  forms.map(({ types, when }) => {
    const names = types.map(code).join(' or ');
    if (when === undefined) return `For some inputs the response is ${names}.`;
    const asked = Object.entries(when).map(([name, value]) => code(`${name}: ${display(value)}`));
    return `With ${asked.join(' and ')} the response is ${names}.`;
  });

const display = (value: string | number | boolean): string =>
  JSON.stringify(typeof value === 'string' ? value.replaceAll('*', '…') : value);
