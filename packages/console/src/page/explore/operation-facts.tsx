/** Shows an operation's facts: description, request line, authentication, plans, and availability. */

import type { Operation } from '@flarewire/contract';
import { operationPath } from '@flarewire/snippets/site';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useCatalog } from '../data/catalog.ts';
import { Button, CopyButton } from '../ui/controls/button.tsx';
import { Badge } from '../ui/shown/badge.tsx';
import { MethodBadge } from '../ui/shown/method-badge.tsx';
import { Banner } from '../ui/shown/notice.tsx';
import { Words } from '../ui/text/words.tsx';
import { DocsLinks } from './docs-links.tsx';
import { authText, plansText } from './fact-words.ts';
import styles from './operation-page.module.css';
import { VerifiedFact } from './verified-fact.tsx';

interface OperationFactsProps {
  readonly operation: Operation;
  /** Text after the summary, with paragraphs separated by blank lines. */
  readonly description?: string | undefined;
}

export function OperationFacts({ operation, description }: OperationFactsProps) {
  const { method, path } = operation;
  return (
    <div className={styles.facts}>
      {description !== undefined && (
        <p className={styles.description}>
          <Words text={description} />
        </p>
      )}
      <div className={styles.line}>
        <MethodBadge method={method} />
        <code className={styles.path}>{path}</code>
        <CopyButton text={path} label="Copy the path" />
      </div>
      <Deprecation operation={operation} />
      <Facts operation={operation} />
    </div>
  );
}

function Facts({ operation }: Pick<OperationFactsProps, 'operation'>) {
  const { products } = useCatalog();
  const { docs, permissions, plans, security, availability, product, sameAs } = operation;
  return (
    <dl className={styles.list}>
      {permissions !== undefined && (
        <Fact name={permissions.length > 1 ? 'Needs one of' : 'Needs'}>
          <Permissions names={permissions} />
        </Fact>
      )}
      {plans !== undefined && <Fact name="Plans">{plansText(plans)}</Fact>}
      {(availability === 'beta' || availability === 'alpha') && (
        <Fact name="Availability">
          <Badge tone="other">{availability === 'beta' ? 'Beta' : 'Alpha'}</Badge>
        </Fact>
      )}
      {security !== undefined && <Fact name="Authentication">{authText(security)}</Fact>}
      {sameAs !== undefined && (
        <Fact name="Same as">
          <Link to="/explore/$operation" params={{ operation: sameAs }}>
            {sameAs}
          </Link>
        </Fact>
      )}
      <VerifiedFact name={operation.name} />
      <Fact name="Product">
        <Link to="/explore" search={{ product }}>
          {products.find(({ key }) => key === product)?.title ?? product}
        </Link>
      </Fact>
      <Fact name="Docs">
        <DocsLinks path={operationPath(operation.name)} docs={docs} />
      </Fact>
    </dl>
  );
}

/** Some calls accept any of thirty permissions. */
const MAX_PERMISSIONS = 4;

function Permissions({ names }: { readonly names: readonly string[] }) {
  const [isAll, setAll] = useState(names.length <= MAX_PERMISSIONS + 1);
  const shown = isAll ? names : names.slice(0, MAX_PERMISSIONS);
  return (
    <>
      {shown.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
      {!isAll && (
        <Button small look="quiet" onPress={() => setAll(true)}>
          and {names.length - MAX_PERMISSIONS} more
        </Button>
      )}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Deprecation({ operation }: { readonly operation: Operation }) {
  const { deprecated, sunset } = operation;
  if (!deprecated) return null;
  return (
    <Banner tone="warn">
      <strong>Deprecated.</strong>{' '}
      {sunset === undefined
        ? 'Cloudflare advises against using it and may remove it.'
        : `Cloudflare may remove it after ${sunset}.`}
    </Banner>
  );
}
