/** `flarewire completion`: scripts for shells, and what they ask for at each Tab. */

import { readProfiles } from '../../config/profiles.ts';
import { quoted } from '../../output/help.ts';
import type { Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { candidates } from './candidates.ts';

const BASH = `_flarewire() {
  local IFS=$'\\n'
  COMPREPLY=($(flarewire __complete bash "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
  if [ \${#COMPREPLY[@]} -eq 0 ]; then compopt -o default; fi
}
complete -F _flarewire flarewire
`;

const ZSH = `#compdef flarewire
_flarewire() {
  local -a found
  found=("\${(@f)$(flarewire __complete zsh "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then _describe flarewire found; else _files; fi
}
compdef _flarewire flarewire
`;

const FISH = `complete -c flarewire -f -a '(flarewire __complete fish (commandline -opc)[2..-1] (commandline -ct))'
`;

const SCRIPTS: Readonly<Record<string, string>> = { bash: BASH, zsh: ZSH, fish: FISH };

export const completion: Verb = {
  summary: 'Print the completion script for a shell',
  takes: 'bash|zsh|fish',
  notes: [
    'bash: eval "$(flarewire completion bash)" in ~/.bashrc',
    'zsh:  eval "$(flarewire completion zsh)" in ~/.zshrc, after compinit',
    'fish: flarewire completion fish > ~/.config/fish/completions/flarewire.fish',
  ].join('\n'),
  run: async ({ words }, io) => {
    const [shell = '', more] = words;
    const script = Object.hasOwn(SCRIPTS, shell) && more === undefined ? SCRIPTS[shell] : undefined;
    if (script === undefined)
      throw new WrongInput('Missing or unknown shell. Usage: flarewire completion bash|zsh|fish');
    await io.out(script);
    return 0;
  },
};

export const complete: Verb = {
  summary: 'Print completions of a command line',
  takes: 'SHELL [WORDS]',
  isRaw: true,
  hasOwnHelp: true,
  run: async ({ words: [shell = '', ...typed] }, io) => {
    const words = shell === 'bash' ? joined(typed) : typed;
    const found = await candidates(words, {
      names: async (wanted) => (await import('./names.ts')).namesOf(wanted, io),
      profiles: () => readProfiles(io),
    });
    // bash has its own word behind =.
    const before = shell === 'bash' ? (/^--[^=]*=/.exec(words.at(-1) ?? '')?.[0] ?? '') : '';
    for (const { text, about } of found) {
      const word = text.slice(before.length);
      if (shell === 'bash') await io.out(`${quoted(word)}\n`);
      else if (shell === 'zsh') await io.out(`${word.replace(/[\\:]/g, '\\$&')}${about && `:${about}`}\n`);
      else await io.out(`${word}\t${about}\n`);
    }
    return 0;
  },
};

/** bash takes `--type=A` for three words. */
function joined(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (const [place, word] of words.entries()) {
    const isBehind = word === '=' || words[place - 1] === '=';
    if (isBehind && whole.at(-1)?.startsWith('--')) whole.push(`${whole.pop()}${word}`);
    else whole.push(word);
  }
  return whole;
}
