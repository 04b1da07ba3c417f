/** The control of an expression: rows, or text with completion; its code is lazy loaded. */
import { Suspense } from 'react';
import { late } from '../../../ui/late.tsx';
import { Skeleton } from '../../../ui/shown/notice.tsx';
import type { BoxProps } from '../../form-tools.ts';

const Editor = late(async () => (await import('./expression-editor.tsx')).ExpressionEditor);

export function ExpressionBox(props: BoxProps) {
  return (
    <Suspense fallback={<Skeleton height="9rem" />}>
      <Editor {...props} />
    </Suspense>
  );
}
