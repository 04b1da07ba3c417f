/** The playground: an editor, what its program prints, and what it sends to the emulator in the page. */
import { startLanguage } from './ask-language.ts';
import { storeDraft, storedDraft } from './draft.ts';
import { createEditor } from './editor.ts';
import { type RecordedExample, recordedExample } from './example.ts';
import { FAULTS, rulesOf } from './faults.ts';
import type { Compiled } from './language.ts';
import { messageOf } from './message-of.ts';
import { projectFiles, zipped } from './project.ts';
import { type FromEmulator, type FromProgram, MAX_LINES } from './protocol.ts';
import { createHost } from './run-program.ts';
import { SAMPLES } from './samples.ts';
import { exampleIn, fromFragment, toFragment } from './share.ts';
import { accountParts, append, callItem, element, printed } from './view.ts';

/** Replaced by the build. */
declare const FLAREWIRE_VERSION: string;

const part = <Kind extends HTMLElement = HTMLElement>(id: string): Kind => {
  const found = document.getElementById(`playground-${id}`);
  if (found === null) throw new Error(`The page has no #playground-${id}.`);
  return found as Kind; // the page and this module are built together
};

const status = part('status');
const output = part('output');
const calls = part('calls');
const samples = part<HTMLSelectElement>('sample');
const fault = part<HTMLSelectElement>('fault');
const times = part<HTMLInputElement>('times');

const say = (text: string, isFault = false): void => {
  status.textContent = text;
  status.classList.toggle('fault', isFault);
};

function hearEmulator(message: FromEmulator): void {
  if (message.kind === 'failed') say(`The emulator failed: ${message.message}. Reload the page to try again.`, true);
  if (message.kind === 'ready') {
    part('account').replaceChildren(...accountParts(message.accounts));
    document.documentElement.dataset.playground = 'ready';
  }
  if (message.kind !== 'call') return;
  append(calls, callItem(message.call));
  part('count').textContent = String(calls.childElementCount);
}

/** True while the page itself replaces the program: only edits of the reader are stored. */
let isReplacing = false;
/** Counts runs: one that was stopped while it was compiled does not start. */
let runs = 0;
/** Program that the address holds. */
let shared: string | undefined;
/** The example of the reference that the page was opened for. */
let example: RecordedExample | undefined;

const host = createHost(hearEmulator);
const language = startLanguage();
const editor = createEditor('', {
  parent: part('editor'),
  language,
  onChange: (program) => {
    if (isReplacing) return;
    storeDraft(program);
    if (program !== shared && location.hash !== '') history.replaceState(null, '', location.pathname);
  },
  onRun: () => void run(),
});

function replace(program: string): void {
  isReplacing = true;
  editor.replace(program);
  isReplacing = false;
}

function hearProgram(message: FromProgram): void {
  if (message.kind === 'flooded') {
    host.stop();
    say(`Stopped: the program printed ${MAX_LINES.toLocaleString('en')} lines.`, true);
  }
  if (message.kind === 'print') append(output, printed(message.level, message.text));
  if (message.kind === 'failed') {
    append(output, printed('error', message.message));
    say('The program failed.', true);
  }
  if (message.kind === 'ended') say('The program has ended. Output of its timers still appears.');
}

async function run(): Promise<void> {
  const number = ++runs;
  host.stop();
  output.replaceChildren();
  calls.replaceChildren();
  part('count').textContent = '0';
  say('Compiling. The first time, the types of the whole API are loaded …');
  let compiled: Compiled;
  try {
    compiled = await language.compile(editor.text());
  } catch (error) {
    say(messageOf(error), true);
    return;
  }
  if (number !== runs) return;
  if ('problems' in compiled) {
    for (const { message, from } of compiled.problems)
      append(output, printed('error', `line ${lineOf(editor.text(), from)}: ${message}`));
    say('The program was not run: it has errors.', true);
    editor.check();
    return;
  }
  if (example !== undefined) host.tell({ kind: 'arrange', before: example.before });
  host.tell({ kind: 'faults', rules: rulesOf(fault.value, times.valueAsNumber) });
  say('Running …');
  host.start(compiled.code, hearProgram);
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

async function share(): Promise<void> {
  shared = editor.text();
  const program = shared;
  const isPacked = await attempt(async () => {
    history.replaceState(null, '', `#${await toFragment(program, example?.operation)}`);
  });
  if (!isPacked) return;
  const isCopied = await navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  );
  say(
    isCopied ? 'The link is copied. It holds the program itself.' : 'The address of this page now holds the program.',
  );
}

function exportProject(): void {
  const link = element('a');
  const archive = new Blob([zipped(projectFiles(editor.text(), FLAREWIRE_VERSION))], { type: 'application/zip' });
  link.href = URL.createObjectURL(archive);
  link.download = 'flarewire-program.zip';
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  say('Saved as flarewire-program.zip.');
}

const ACTIONS: Readonly<Record<string, () => void>> = {
  run: () => void run(),
  stop: () => {
    runs++;
    host.stop();
    say('Stopped.');
  },
  reset: () => {
    runs++;
    host.stop();
    example = undefined;
    host.tell({ kind: 'reset' });
    say('The emulator is as new: the state that programs left is gone.');
  },
  share: () => void share(),
  export: exportProject,
};

for (const [name, act] of Object.entries(ACTIONS)) part(name).addEventListener('click', act);
samples.append(...SAMPLES.map(({ title }, at) => new Option(title, String(at))));
samples.addEventListener('change', () => {
  example = undefined;
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
  replace(SAMPLES[Number(samples.value)]?.code ?? '');
});
fault.append(...Object.entries(FAULTS).map(([name, { title }]) => new Option(title, name)));

/** @returns false if it failed, with the reason on the page */
async function attempt(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    say(messageOf(error), true);
    return false;
  }
}

async function open(): Promise<void> {
  const [first] = SAMPLES;
  const operation = exampleIn(location.hash);
  example = undefined;
  const isRead = await attempt(async () => {
    shared = await fromFragment(location.hash);
    replace(shared ?? storedDraft() ?? first.code);
  });
  if (!isRead) replace(first.code);
  if (!isRead || operation === undefined) return;
  await attempt(async () => {
    example = await recordedExample(operation);
    if (example !== undefined) say(`Each run starts with what the example of ${example.operation} needs.`);
  });
}

addEventListener('hashchange', () => {
  if (location.hash !== '') void open();
});
void open();
