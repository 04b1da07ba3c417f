/** Tests a request against all rules of the zone, without sending it. */
import { requestFields, requestIn } from '@flarewire/rules-language';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { factsIn } from '../../form/custom/rules/facts.ts';
import { ZoneTrace } from '../../form/custom/rules/zone-trace.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { TextField } from '../../ui/controls/field.tsx';

export function RequestTester({ zone }: { readonly zone: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <FlaskConical size={15} aria-hidden />
        Test a request
      </Button>
      <Dialog title="Test a request" isOpen={isOpen} isWide onClose={() => setOpen(false)}>
        <Tester zone={zone} />
      </Dialog>
    </>
  );
}

function Tester({ zone }: { readonly zone: string }) {
  const [address, setAddress] = useState('');
  const [facts, setFacts] = useState('');
  const request = requestIn(address);
  const { fields, wrong } = factsIn(facts);
  return (
    <>
      <TextField
        label="URL or curl command"
        value={address}
        onChange={setAddress}
        mono
        autoFocus
        placeholder="https://www.example.com/login?next=/"
        error={address.trim() !== '' && request === undefined ? 'Enter a URL or a curl command with one.' : undefined}
      />
      <TextField
        label="Other fields of the request"
        value={facts}
        onChange={setFacts}
        mono
        lines={2}
        placeholder={'ip.src.country = NL\ncf.bot_management.score = 12'}
        hint="One field per line. Omitted fields are unknown."
        error={wrong}
      />
      {request !== undefined && <ZoneTrace zone_id={zone} fields={{ ...requestFields(request), ...fields }} />}
    </>
  );
}
