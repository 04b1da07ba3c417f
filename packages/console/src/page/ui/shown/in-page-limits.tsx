/** Lists what a console without a process cannot do, and the command that can. */
import { Code } from '../code/code.tsx';
import patterns from '../patterns.module.css';

export function InPageLimits() {
  return (
    <div className={patterns.columnSmall}>
      <p>This console and its emulator run in this page. These features need a process on your machine:</p>
      <ul>
        <li>Requests from programs, such as curl, SDKs, wrangler and Terraform</li>
        <li>Real accounts: a page must not hold their tokens</li>
        <li>Running deployed Workers; their code and settings are stored here</li>
        <li>
          Jobs of <code>@flarewire/bulk</code>
        </li>
        <li>RSA keys of Stream</li>
      </ul>
      <p>Start the console on your machine for them:</p>
      <Code text="npx @flarewire/console" label="Copy the command" isWrapped />
    </div>
  );
}
