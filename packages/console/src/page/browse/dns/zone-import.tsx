/** Imports a zone file that is chosen, dropped or pasted, after a preview of its changes. */
import { parseZone, type ZoneRecord } from '@flarewire/zone-file';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { flarewire } from '../../data/flarewire.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Failed, Progress } from '../../ui/shown/notice.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { useImport } from './use-import.ts';
import { type PresentRecord, planImport } from './zone-plan.ts';
import { ZonePreview } from './zone-preview.tsx';
import { ZoneRefusal } from './zone-refusal.tsx';
import { ZoneResult } from './zone-result.tsx';
import { ZoneSource } from './zone-source.tsx';

interface ZoneImportProps {
  readonly zoneId: string;
  /** Name of the zone. */
  readonly zone: string;
  readonly onClose: () => void;
}

/** Above the limit of every Cloudflare plan. */
const limit = 1_000_000;
/** A file with more problems is not a zone file. */
const MAX_PROBLEMS = 10_000;

export function ZoneImport({ zoneId, zone, onClose }: ZoneImportProps) {
  const [text, setText] = useState('');
  const [step, setStep] = useState<Step>('source');
  const [off, setOff] = useState<ReadonlySet<number>>(new Set());
  const [isProxied, setProxied] = useState(false);
  const { present, read, plan } = usePlan(zoneId, zone, text);
  const adds = plan.filter(({ change, place }) => change === 'add' && !off.has(place)).map(({ record }) => record);
  const send = useImport(zoneId, zone);
  const leaveOut = (refused: readonly ZoneRecord[]): void => {
    setOff(new Set([...off, ...plan.flatMap(({ record, place }) => (refused.includes(record) ? [place] : []))]));
    send.reset();
  };
  const actions = (
    <Steps
      step={step}
      onClose={onClose}
      count={adds.length}
      isBusy={present.isPending || send.isPending}
      isDone={send.data !== undefined}
      isEmpty={text.trim() === ''}
      onStep={setStep}
      onSend={() => send.mutate({ records: adds, isProxied })}
    />
  );
  return (
    <FormDialog
      title={`Import a zone file into ${zone}`}
      isWide
      isChanged={() => text.trim() !== '' && send.isIdle}
      onClose={onClose}
      actions={actions}
    >
      {present.error !== null && (
        <Failed
          title="Could not load the records of the zone"
          error={present.error}
          onRetry={() => void present.refetch()}
        />
      )}
      {send.error !== null && <ZoneRefusal error={send.error} records={send.variables.records} onLeaveOut={leaveOut} />}
      {send.isPending && (
        <Progress label={`Adding ${counted(send.variables.records.length, 'record')}`} value={send.progress} />
      )}
      {send.data !== undefined ? (
        <ZoneResult result={send.data} onRetry={(records) => send.mutate({ records, isProxied, before: send.data })} />
      ) : step === 'source' ? (
        <ZoneSource text={text} onText={setText} read={read} isWaiting={present.isPending} />
      ) : (
        <ZonePreview
          plan={plan}
          off={off}
          isProxied={isProxied}
          problems={read.problems}
          onOff={setOff}
          onProxied={setProxied}
        />
      )}
    </FormDialog>
  );
}

/** Compares the text with the zone's records. */
function usePlan(zoneId: string, zone: string, text: string) {
  const present = useQuery(flarewire.allOptions('dns.records.list', { zone_id: zoneId, per_page: 5000 }, { limit }));
  const later = useDeferredValue(text);
  const read = useMemo(() => parseZone(later, zone, { keepAll: true, maxProblems: MAX_PROBLEMS }), [later, zone]);
  const plan = useMemo(
    // The list contains records.
    () => planImport(read.records, (present.data?.items ?? []) as readonly PresentRecord[], zone),
    [read, present.data, zone],
  );
  return { present, read, plan };
}

type Step = 'source' | 'preview';

interface StepsProps {
  readonly step: Step;
  /** Number of records to add. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly isDone: boolean;
  /** True until a zone file is entered. */
  readonly isEmpty: boolean;
  readonly onStep: (step: Step) => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

function Steps({ step, count, isBusy, isDone, isEmpty, onStep, onSend, onClose }: StepsProps) {
  if (isDone)
    return (
      <Button look="main" onPress={onClose}>
        Close
      </Button>
    );
  if (step === 'source')
    return (
      <>
        <Button onPress={onClose}>Cancel</Button>
        <Button look="main" isDisabled={isEmpty} isPending={isBusy} onPress={() => onStep('preview')}>
          Preview
        </Button>
      </>
    );
  return (
    <>
      <Button onPress={() => onStep('source')}>Back</Button>
      <Button look="main" isDisabled={count === 0} isPending={isBusy} onPress={onSend}>
        Add {counted(count, 'record')}
      </Button>
    </>
  );
}
