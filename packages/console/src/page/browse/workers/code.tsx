/** The modules of a Worker: view, edit, deploy. */

import { useState } from 'react';
import { download } from '../../ui/bytes/download.ts';
import { editableText } from '../../ui/bytes/editable-text.ts';
import { Hex } from '../../ui/bytes/hex.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CodeEditor } from '../../ui/code/code.tsx';
import type { Language } from '../../ui/code/code-language.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { Empty, Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { sizeText } from '../../ui/text/size-text.ts';
import { tellFailure, useAsk } from '../items/ask.tsx';
import styles from '../viewers/viewer.module.css';
import { type Edits, useContent, useDeploy, type WorkerPlace } from './data.ts';
import type { WorkerContent, WorkerModule } from './modules.ts';

const HEIGHT = 'clamp(18rem, calc(100dvh - 22rem), 60rem)';

interface WorkerCodeProps {
  readonly place: WorkerPlace;
  /** Name of the selected module. */
  readonly module: string | undefined;
  readonly onModule: (name: string) => void;
  readonly edits: Edits;
  readonly onEdits: (edits: Edits) => void;
}

export function WorkerCode(props: WorkerCodeProps) {
  const { place, module, onModule, edits } = props;
  const { data, error, isPending, isLoadingError, refetch } = useContent(place);
  if (isPending) return <Skeleton height={HEIGHT} />;
  if (isLoadingError) return <Failed title="Could not load the code" error={error} onRetry={() => void refetch()} />;
  const shown = data.modules.find(({ name }) => name === (module ?? data.main)) ?? data.modules[0];
  if (shown === undefined)
    return (
      <Empty title="No modules">Cloudflare returned no code for this Worker: it may consist of assets only.</Empty>
    );
  return (
    <div className={styles.panes} data-side={data.modules.length > 1 ? '' : undefined}>
      {data.modules.length > 1 && (
        <nav className={styles.list} aria-label="Modules">
          {data.modules.map(({ name }) => (
            <button
              key={name}
              type="button"
              aria-current={name === shown.name ? 'true' : undefined}
              onClick={() => onModule(name)}
            >
              {name}
              {name === data.main && <Badge>main</Badge>}
              {edits.has(name) && <Badge tone="warn">edited</Badge>}
            </button>
          ))}
        </nav>
      )}
      <div className={classNames(patterns.column, styles.pane)}>
        <ModuleView key={shown.name} {...props} module={shown} />
        <DeployBar {...props} content={data} shown={shown} />
      </div>
    </div>
  );
}

function ModuleView({ module, edits, onEdits }: Omit<WorkerCodeProps, 'module'> & { readonly module: WorkerModule }) {
  const { name, bytes, text } = module;
  const editable = text === undefined ? undefined : editableText(text);
  if (text === undefined) return <Hex label={name} bytes={bytes} height={HEIGHT} />;
  const onChange = (typed: string): void => {
    const next = new Map(edits);
    const stored = editable?.restore(typed) ?? typed;
    if (stored === text) next.delete(name);
    else next.set(name, stored);
    if (next.size !== edits.size || next.get(name) !== edits.get(name)) onEdits(next);
  };
  const value = editableText(edits.get(name) ?? text)?.text ?? text;
  return (
    <CodeEditor
      label={name}
      value={value}
      onChange={onChange}
      language={languageOf(module.type)}
      height={HEIGHT}
      isReadOnly={editable === undefined}
    />
  );
}

const languageOf = (type: string): Language =>
  /json$/.test(type) ? 'json' : /javascript|typescript/.test(type) ? 'javascript' : 'text';

interface DeployBarProps extends Omit<WorkerCodeProps, 'module'> {
  readonly content: WorkerContent;
  readonly shown: WorkerModule;
}

function DeployBar({ place, content, shown, edits, onEdits }: DeployBarProps) {
  const [isBusy, setBusy] = useState(false);
  const [isNew, setNew] = useState(false);
  const { deploy } = useDeploy(place);
  const { dialog, ask } = useAsk();
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await deploy(content, edits);
      onEdits(new Map());
      tell('good', `Deployed ${place.script_name}.`);
    } catch (error) {
      tellFailure('Could not deploy the Worker', error);
    } finally {
      setBusy(false);
    }
  };
  const change = {
    title: `Deploy ${place.script_name}`,
    text: `${[...edits.keys()].join(', ')} as edited here immediately receives all traffic. Bindings, secrets and settings stay unchanged.`,
    action: 'Deploy',
    run: () => void run(),
  };
  return (
    <div className={styles.line}>
      <Button look="main" isDisabled={edits.size === 0} isPending={isBusy} onPress={() => ask(change)}>
        {isBusy ? 'Deploying' : 'Deploy'}
      </Button>
      {edits.size > 0 && <Button onPress={() => onEdits(new Map())}>Discard</Button>}
      <Button onPress={() => setNew(true)}>Deploy under another name</Button>
      <span className={styles.end} />
      <span className={styles.note}>
        {shown.type}, {sizeText(shown.bytes.length)}
      </span>
      <Button small onPress={() => download(new Uint8Array(shown.bytes), shown.name, shown.type)}>
        Download
      </Button>
      {dialog}
      {isNew && <DeployAs place={place} content={content} edits={edits} onClose={() => setNew(false)} />}
    </div>
  );
}

interface DeployAsProps {
  readonly place: WorkerPlace;
  readonly content: WorkerContent;
  readonly edits: Edits;
  readonly onClose: () => void;
}

const NAME = /^[a-z0-9_][a-z0-9_-]{0,62}$/;

function DeployAs({ place, content, edits, onClose }: DeployAsProps) {
  const [name, setName] = useState(`${place.script_name}-copy`);
  const [date, setDate] = useState(new Date().toISOString().slice(0, 10));
  const [isBusy, setBusy] = useState(false);
  const { deployAs } = useDeploy(place);
  const problem = NAME.test(name) ? undefined : 'Use up to 63 lower-case letters, digits, - and _.';
  const isSame = name === place.script_name;
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await deployAs(name, date, content, edits);
      onClose();
      tell('good', `Deployed ${name}.`);
    } catch (error) {
      tellFailure('Could not deploy the Worker', error);
    } finally {
      setBusy(false);
    }
  };
  const canRun = problem === undefined && !isSame;
  const actions = (
    <>
      <Button onPress={onClose}>Cancel</Button>
      <Button look="main" isDisabled={!canRun} isPending={isBusy} onPress={() => void run()}>
        Deploy
      </Button>
    </>
  );
  return (
    <Dialog title="Deploy under another name" isOpen onClose={onClose} actions={actions}>
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        mono
        autoFocus
        error={problem ?? (isSame ? 'This is the name of the current Worker: use Deploy instead.' : undefined)}
        onSubmit={() => canRun && !isBusy && void run()}
      />
      <TextField label="Compatibility date" type="date" value={date} onChange={setDate} />
      <p className={styles.note}>
        Deploys the edited modules without bindings and secrets. An existing Worker with this name is replaced.
      </p>
    </Dialog>
  );
}
