/** Buttons: with text, with an icon only, and one that copies. */
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button as BaseButton, type ButtonProps as BaseProps } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';
import { Tip } from './tip.tsx';

/** `risky` leads to a question with a `danger` button. */
type Look = 'plain' | 'main' | 'danger' | 'risky' | 'quiet';

interface ButtonProps extends Omit<BaseProps, 'className' | 'style' | 'children'> {
  readonly look?: Look;
  readonly small?: boolean;
  readonly children: ReactNode;
}

export function Button({ look = 'plain', small, ...rest }: ButtonProps) {
  return (
    <BaseButton
      {...rest}
      data-look={look}
      className={classNames(styles.button, look !== 'plain' && styles[look], small && styles.small)}
    />
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly children: ReactNode;
}

export function IconButton({ look = 'quiet', small, label, children, ...rest }: IconButtonProps) {
  return (
    <Tip text={label}>
      <BaseButton
        {...rest}
        aria-label={label}
        className={classNames(styles.button, styles.icon, look !== 'plain' && styles[look], small && styles.small)}
      >
        {children}
      </BaseButton>
    </Tip>
  );
}

/** @param label accessible name: `Copy the address` */
export function CopyButton({ text, label }: { readonly text: string | (() => string); readonly label: string }) {
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 1500);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    const value = typeof text === 'string' ? text : text();
    navigator.clipboard.writeText(value).then(
      () => setState('done'),
      () => setState('failed'),
    );
  };
  const name = { idle: label, done: 'Copied', failed: 'The browser did not allow copying' }[state];
  return (
    <IconButton small label={name} onPress={copy}>
      {state === 'done' ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
    </IconButton>
  );
}
