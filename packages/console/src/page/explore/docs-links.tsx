/** Links to documentation: the documentation site, if configured, and the provider's page. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { sessionOptions } from '../data/queries.ts';
import styles from './docs-links.module.css';

interface DocsLinksProps {
  /** Path on the documentation site. */
  readonly path: string;
  /** URL of the provider's page. */
  readonly docs: string;
}

export function DocsLinks({ path, docs }: DocsLinksProps) {
  const { site } = useSuspenseQuery(sessionOptions).data;
  return (
    <span className={styles.links}>
      {site !== undefined && <Away href={site + path}>Reference</Away>}
      <Away href={docs}>Cloudflare’s page</Away>
    </span>
  );
}

function Away({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.link}>
      {children}
      <ExternalLink size={13} aria-hidden />
    </a>
  );
}
