/** Asks before changing a real account: first to enable writes, then for the name of the destroyed item. */
import { useState, useSyncExternalStore } from 'react';
import { onQuestion, openQuestion, type Question } from '../data/consent.ts';
import { allowWrites } from '../data/queries.ts';
import { Button } from '../ui/controls/button.tsx';
import { Confirm, Dialog } from '../ui/controls/dialog.tsx';
import { shownText } from '../ui/text/shown-name.ts';

export function ConsentDialog() {
  const question = useSyncExternalStore(onQuestion, openQuestion);
  if (question === undefined) return null;
  const { confirmation } = question.error;
  if (confirmation === undefined) return <Writing question={question} />;
  return (
    <Confirm
      title={`${question.operation} on a real account`}
      isOpen
      onClose={() => question.answer(undefined)}
      action="Send"
      name={confirmation.name}
      onConfirm={() => question.answer({ confirm: confirmation.name })}
    >
      This changes the {confirmation.what} <strong>{shownText(confirmation.name)}</strong> and may be irreversible.
    </Confirm>
  );
}

function Writing({ question }: { readonly question: Question }) {
  const [failure, setFailure] = useState<string>();
  const allow = (): void => {
    allowWrites(15).then(
      () => question.answer({}),
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <Dialog
      title="This console is read-only"
      isOpen
      onClose={() => question.answer(undefined)}
      actions={
        <>
          <Button onPress={() => question.answer(undefined)}>Stay read-only</Button>
          <Button look="danger" onPress={allow}>
            Allow writing for 15 minutes
          </Button>
        </>
      }
    >
      <p>
        <code>{question.operation}</code> changes a real account. Nothing was sent. You can allow writing for a limited
        time.
      </p>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </Dialog>
  );
}
