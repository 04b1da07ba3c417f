/** Parses request values from lines of text: `ip.src.country = NL`. */
import { type Fields, findField } from '@flarewire/rules-language';

interface Facts {
  readonly fields: Fields;
  /** The first invalid line. */
  readonly wrong: string | undefined;
}

export function factsIn(text: string): Facts {
  const fields: Fields = {};
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const sign = line.search(/[=:]/);
    const name = line.slice(0, Math.max(sign, 0)).trim();
    const field = findField(name);
    if (field === undefined)
      return { fields, wrong: `"${name || line.trim()}" is not a field. Example: ip.src.country = NL` };
    const plain = line
      .slice(sign + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1');
    if (field.type === 'Int') {
      if (!/^-?\d+$/.test(plain)) return { fields, wrong: `${name} is a number, not "${plain}".` };
      fields[name] = Number(plain);
    } else if (field.type === 'Bool') fields[name] = plain === 'true';
    else fields[name] = field.type.startsWith('Array') ? plain.split(',').map((one) => one.trim()) : plain;
  }
  return { fields, wrong: undefined };
}
