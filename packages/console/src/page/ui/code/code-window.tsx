/** Shows code in an editor window, to search, fold and select. Use it through `Code`. */
import { CopyButton } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import styles from './code.module.css';
import type { Language } from './code-language.ts';
import { Editor } from './editor.tsx';

interface CodeWindowProps {
  readonly text: string;
  readonly label: string;
  readonly language: Language;
  readonly onClose: () => void;
}

export function CodeWindow({ text, label, language, onClose }: CodeWindowProps) {
  return (
    <Dialog title="Code" isOpen onClose={onClose} isWide>
      <div className={styles.window}>
        <Editor label="Read only" value={text} language={language} height="calc(90dvh - 10rem)" isReadOnly />
        <div className={styles.windowTools}>
          <CopyButton text={text} label={label} />
        </div>
      </div>
    </Dialog>
  );
}
