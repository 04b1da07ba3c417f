/** Prints a request with plain `fetch`. */
import { type Operation, responseForm } from '@flarewire/contract';
import type { NamedFile } from './files.ts';
import { jsText, jsValue } from './js.ts';
import type { Params } from './params.ts';
import { headerTitle, type WireBody, type WirePart, type WireRequest } from './request.ts';
import { FILE_IMPORT, fileCode } from './typescript.ts';

export function fetchOf(
  operation: Operation,
  { method, url, headers, body }: WireRequest,
  files: ReadonlyMap<unknown, NamedFile>,
  params: Params,
): string {
  const isForm = body?.kind === 'form';
  const lines = [
    ...(method === 'GET' ? [] : [`  method: ${jsText(method)},`]),
    '  headers: {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is part of the snippet
    '    Authorization: `Bearer ${process.env.CLOUDFLARE_API_TOKEN}`,',
    ...headers.map(([name, value]) => `    ${jsText(headerTitle(name))}: ${jsText(value)},`),
    '  },',
    ...(body === undefined ? [] : [`  body: ${isForm ? 'form' : bodyCode(body, files)},`]),
  ];
  const form = isForm
    ? `const form = new FormData();\n${body.parts.map((part) => `${appendCode(part)}\n`).join('')}`
    : '';
  const code = `${form}const response = await fetch(${jsText(url)}, {\n${lines.join('\n')}\n});\n${readCode(operation, params)}`;
  return /\breadFile\(/.test(code) && (isForm || body?.kind === 'file') ? `${FILE_IMPORT}\n${code}` : code;
}

function bodyCode(body: WireBody, files: ReadonlyMap<unknown, NamedFile>): string {
  if (body.kind === 'json') return `JSON.stringify(${jsValue(body.value, '  ')})`;
  if (body.kind === 'text') return jsText(body.text);
  const name = (body.kind === 'file' ? files.get(body.file)?.name : undefined) ?? 'file.bin';
  return `await readFile(${jsText(name)})`;
}

function appendCode({ name, filename, type, text }: WirePart): string {
  if (filename === undefined) return `form.append(${jsText(name)}, ${jsText(text ?? '')});`;
  if (text === undefined) return `form.append(${jsText(name)}, ${fileCode({ name: filename, type: type ?? '' })});`;
  const options = type === undefined ? '' : `, { type: ${jsText(type)} }`;
  return `form.append(${jsText(name)}, new File([${jsonCode(text)}], ${jsText(filename)}${options}));`;
}

function jsonCode(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? `JSON.stringify(${jsValue(value)})` : jsText(text);
  } catch {
    return jsText(text);
  }
}

function readCode(operation: Operation, params: Params): string {
  const { envelope } = operation;
  const response = responseForm(operation, params)?.kind ?? operation.response;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is part of the snippet
  const check = 'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);\n';
  if (response === 'void') return check;
  if (response === 'json')
    return `${check}const ${envelope ? '{ result }' : 'result'} = await response.json();\nconsole.log(result);\n`;
  if (response === 'events')
    return `${check}for await (const text of response.body.pipeThrough(new TextDecoderStream())) console.log(text);\n`;
  return `${check}console.log(await response.${response === 'binary' ? 'arrayBuffer' : 'text'}());\n`;
}
