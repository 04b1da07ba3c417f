/** Setup of test processes: Node strips types itself, but does not support JSX. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

registerHooks({
  load(url, context, next) {
    const [file = ''] = url.split('?');
    if (!file.endsWith('.tsx')) return next(url, context);
    const source = readFileSync(fileURLToPath(file), 'utf8');
    const { code } = transformSync(source, { loader: 'tsx', jsx: 'automatic', sourcemap: 'inline' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
