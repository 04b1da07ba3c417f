/** Results of tests in the formats that others read. */
import type { CaseResult } from './cases.ts';

/** https://testanything.org/tap-version-13-specification.html */
export function tap(results: readonly CaseResult[]): string {
  const lines = results.flatMap(({ name, isGood, lines: why }, index) => [
    `${isGood ? 'ok' : 'not ok'} ${index + 1} - ${name.replace(/[#\n]/g, ' ')}`,
    ...(isGood ? [] : ['  ---', ...why.map((line) => `  - ${JSON.stringify(line)}`), '  ...']),
  ]);
  return `${['TAP version 13', `1..${results.length}`, ...lines].join('\n')}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

export function junit(results: readonly CaseResult[]): string {
  const failures = results.filter(({ isGood }) => !isGood).length;
  const cases = results.map(({ name, isGood, lines }) => {
    const head = `  <testcase classname="rules" name="${escaped(name)}"`;
    if (isGood) return `${head}/>`;
    return `${head}>\n    <failure message="${escaped(lines[1] ?? 'failed')}">${escaped(lines.join('\n'))}</failure>\n  </testcase>`;
  });
  const head = `<testsuite name="rules" tests="${results.length}" failures="${failures}">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${cases.join('\n')}\n</testsuite>\n`;
}
