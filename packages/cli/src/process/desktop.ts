/** Programs of the user's desktop: the browser and the editor. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { WrongInput } from '../wrong-input.ts';

type Env = Readonly<Record<string, string | undefined>>;

const OPENERS: Readonly<Record<string, readonly string[]>> = { darwin: ['open'], win32: ['explorer.exe'] };

/** False if nothing can open a page, as on a server. */
export async function openInBrowser(url: string, env: Env): Promise<boolean> {
  const [program = 'xdg-open', ...args] = env.BROWSER ? [env.BROWSER] : (OPENERS[process.platform] ?? []);
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
  try {
    await once(child, 'spawn');
  } catch {
    return false;
  }
  child.unref();
  return true;
}

/** @throws WrongInput if the editor fails */
export async function editText(text: string, name: string, env: Env): Promise<string> {
  const editor = env.VISUAL || env.EDITOR || (process.platform === 'win32' ? 'notepad' : 'vi');
  const folder = await mkdtemp(join(tmpdir(), 'flarewire-edit-'));
  const file = join(folder, name);
  try {
    await writeFile(file, text, { mode: 0o600 });
    // The variable may hold arguments: `code --wait`.
    const child = spawn(`${editor} ${JSON.stringify(file)}`, { stdio: 'inherit', shell: true });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0)
      throw new WrongInput(
        `The editor "${editor}" ended with exit code ${code ?? 'none'}: nothing was changed. Set EDITOR to another one.`,
      );
    return await readFile(file, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
