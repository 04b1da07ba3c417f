/** The live mode bar: the current account, its write access, and the remaining rate limit. */

import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Lock, LockOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { switchProfile } from '../data/profile.ts';
import { allowWrites, rateOptions, renewSession } from '../data/queries.ts';
import type { PageSession } from '../data/session.ts';
import { classNames } from '../ui/class-names.ts';
import { Button } from '../ui/controls/button.tsx';
import { Menu } from '../ui/controls/menu.tsx';
import patterns from '../ui/patterns.module.css';
import styles from './layout.module.css';

const TIMES = [5, 15, 60];

export function LiveBar({ session }: { readonly session: PageSession }) {
  const left = useSecondsLeft(session.writesUntil);
  const write = useMutation({ mutationFn: allowWrites });
  const isOpen = left > 0;
  return (
    <>
      <span className={styles.liveLabel} data-writing={isOpen || undefined}>
        {titleOf(session)} · {isOpen ? `writing, ${clock(left)} left` : 'read-only'}
      </span>
      {isOpen ? (
        <Button small look="danger" onPress={() => write.mutate(0)}>
          <Lock size={14} aria-hidden />
          End writing
        </Button>
      ) : (
        <Menu
          label="Allow writing"
          actions={TIMES.map((minutes) => ({
            id: String(minutes),
            label: `For ${minutes} minutes`,
            run: () => write.mutate(minutes),
          }))}
        >
          <Button small isPending={write.isPending}>
            <LockOpen size={14} aria-hidden />
            Allow writing
          </Button>
        </Menu>
      )}
      {session.profiles.length > 1 && <Profiles session={session} />}
      <RateGauge />
    </>
  );
}

/** `LIVE · production`; an emulator is labelled differently. */
function titleOf({ profile, isEmulator }: PageSession): string {
  const word = isEmulator ? 'THIS MACHINE' : 'LIVE';
  return profile === undefined || profile === UNNAMED ? word : `${word} · ${profile}`;
}

/** The server's name for an account with unnamed credentials. */
const UNNAMED = 'live';

/** Index of a profile's colour: its position among the profiles, with a separate one for the emulator. */
export function profileColour({ profile, profiles, isEmulator }: PageSession): string {
  if (isEmulator) return 'here';
  return String(profiles.findIndex(({ name }) => name === profile) % 5);
}

function Profiles({ session: { profiles, profile } }: { readonly session: PageSession }) {
  return (
    <Menu
      label="Switch profile"
      actions={profiles.map(({ name, writesUntil }) => ({
        id: name,
        label: `${name}${name === profile ? ' (current)' : ''}${writesUntil === undefined ? '' : ', writing allowed'}`,
        isDisabled: name === profile,
        run: () => switchProfile(name),
      }))}
    >
      <Button small>
        <ArrowLeftRight size={14} aria-hidden />
        Switch profile
      </Button>
    </Menu>
  );
}

function RateGauge() {
  const { data: rate } = useQuery(rateOptions);
  if (rate === undefined || rate === null) return null;
  return (
    <span className={classNames(patterns.inlineNote, styles.rate)}>
      <progress value={rate.remaining} max={rate.limit} aria-label="Calls left before the rate limit" />
      {rate.remaining} of {rate.limit} calls left
    </span>
  );
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts down; refetches the session at the end, because the server decides. */
function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (until === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) renewSession().catch(() => {});
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
