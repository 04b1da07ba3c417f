/** Asks before a change: to review it, to enable writes on a real account, or for the name of the destroyed item. */
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { lossesOf, type Review } from '../data/changes/review.ts';
import { onQuestion, openQuestion, type Question } from '../data/consent.ts';
import { allowWrites } from '../data/queries.ts';
import { ReviewView } from '../review/review-view.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Confirm, Dialog } from '../ui/controls/dialog.tsx';
import { shownText } from '../ui/text/shown-name.ts';

export function ConsentDialog() {
  const question = useSyncExternalStore(onQuestion, openQuestion);
  if (question === undefined) return null;
  const { error, review } = question;
  const confirmation = error?.confirmation;
  const effect = review === undefined ? null : <ReviewView review={review} />;
  if (error === undefined) return review === undefined ? null : <Reviewed question={question} review={review} />;
  if (confirmation === undefined) return <Writing question={question} effect={effect} />;
  return (
    <Confirm
      title="Confirm the change"
      isOpen
      onClose={() => question.answer(undefined)}
      action="Send"
      name={confirmation.name}
      onConfirm={() => question.answer({ confirm: confirmation.name })}
    >
      <p>
        {titleOf(question)}. This changes the {confirmation.what} <strong>{shownText(confirmation.name)}</strong> in a
        real account and may be irreversible.
      </p>
      {effect}
    </Confirm>
  );
}

const titleOf = ({ operation, review }: Question): string => review?.summary ?? operation;

/** Without a typed name: the effect and a button. */
function Reviewed({ question, review }: { readonly question: Question; readonly review: Review }) {
  const isLoss = review.isBlind || review.conflicts.length > 0 || lossesOf(review).length > 0;
  return (
    <Dialog
      title={review.conflicts.length > 0 ? 'Changed meanwhile' : 'Review the change'}
      isOpen
      isWide
      onClose={() => question.answer(undefined)}
      actions={
        <>
          <Button onPress={() => question.answer(undefined)}>Cancel</Button>
          <Button look={isLoss ? 'danger' : 'main'} autoFocus={!isLoss} onPress={() => question.answer({})}>
            {review.conflicts.length > 0 ? 'Overwrite' : 'Send'}
          </Button>
        </>
      }
    >
      <p>{review.summary}.</p>
      <ReviewView review={review} />
    </Dialog>
  );
}

function Writing({ question, effect }: { readonly question: Question; readonly effect: ReactNode }) {
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
      isWide={effect !== null}
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
        <strong>{titleOf(question)}</strong> changes a real account. Nothing was sent. You can allow writing for a
        limited time.
      </p>
      {effect}
      {failure !== undefined && <p role="alert">{failure}</p>}
    </Dialog>
  );
}
