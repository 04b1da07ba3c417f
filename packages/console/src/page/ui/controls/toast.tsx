/** Short status messages, announced to screen readers and removed after a while. */

import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  Text,
  UNSTABLE_Toast,
  UNSTABLE_ToastContent,
  UNSTABLE_ToastQueue,
  UNSTABLE_ToastRegion,
} from 'react-aria-components';
import { classNames } from '../class-names.ts';
import patterns from '../patterns.module.css';
import { shownText } from '../text/shown-name.ts';
import { Button, IconButton } from './button.tsx';
import styles from './toast.module.css';

interface Message {
  readonly tone: 'good' | 'bad';
  readonly text: string;
  /** A button next to the text. */
  readonly action: { readonly label: string; readonly run: () => void } | undefined;
}

const queue = new UNSTABLE_ToastQueue<Message>({ maxVisibleToasts: 3 });

/** Failures, and messages with a button, stay longer. */
export function tell(tone: Message['tone'], text: string, action?: Message['action']): void {
  queue.add({ tone, text, action }, { timeout: tone === 'good' && action === undefined ? 5000 : 12_000 });
}

export function Toasts() {
  return (
    <UNSTABLE_ToastRegion queue={queue} className={styles.region ?? ''} aria-label="Messages">
      {({ toast }) => {
        const { action } = toast.content;
        const Icon = toast.content.tone === 'good' ? CircleCheck : CircleAlert;
        return (
          <UNSTABLE_Toast toast={toast} className={classNames(styles.toast, styles[toast.content.tone])}>
            <Icon size={16} aria-hidden />
            <UNSTABLE_ToastContent className={patterns.fill ?? ''}>
              <Text slot="title">{shownText(toast.content.text)}</Text>
            </UNSTABLE_ToastContent>
            {action !== undefined && (
              <Button
                small
                onPress={() => {
                  queue.close(toast.key);
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton small label="Dismiss" onPress={() => queue.close(toast.key)}>
              <X size={14} aria-hidden />
            </IconButton>
          </UNSTABLE_Toast>
        );
      }}
    </UNSTABLE_ToastRegion>
  );
}
