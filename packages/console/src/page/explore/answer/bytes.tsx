/** Shows a response that is not JSON: as download, image, document, text or bytes. */

import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Answer } from '../../data/answer.ts';
import { sightOf } from '../../ui/bytes/bytes.ts';
import { BytesView } from '../../ui/bytes/bytes-view.tsx';
import { download } from '../../ui/bytes/download.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { sizeText } from '../../ui/text/size-text.ts';
import styles from './answer.module.css';
import { fileName } from './file-name.ts';

export function BytesAnswer({ answer, name }: { readonly answer: Answer; readonly name: string }) {
  const { head, body } = answer;
  const sight = useMemo(() => sightOf(body), [body]);
  const [look, setLook] = useState<string>();
  const file = fileName(head.headers, name, sight.type ?? head.type);
  return (
    <div className={classNames(patterns.column, styles.stack)}>
      <div className={patterns.wrap}>
        <span className={styles.grow}>
          {file} · {sizeText(body.length)}
        </span>
        <Button small onPress={() => download(body, file, head.type)}>
          <Download size={14} aria-hidden />
          Download
        </Button>
      </div>
      <BytesView label="Response" bytes={body} sight={sight} look={look} onLook={setLook} />
    </div>
  );
}
