/** Shows one row in full: its fields, its child resources and its actions. */
import { isObject } from '@flarewire/schema';
import { Link } from '@tanstack/react-router';
import { ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { idOf, nameOf } from '../../data/item.ts';
import { CopyButton, IconButton } from '../../ui/controls/button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { JsonTree } from '../../ui/json/json-tree.tsx';
import type { Item } from '../../ui/table/cell-value.ts';
import { useKey } from '../../ui/use-key.ts';
import { FieldTable } from '../list/field-table.tsx';
import type { Row } from '../list/use-rows.ts';
import { childContext, childrenOf } from '../resources/links.ts';
import styles from '../resources/resource.module.css';
import type { Resource } from '../resources/resources.ts';
import { type Context, scopeName } from '../resources/template.ts';
import { useResources } from '../resources/use-resources.ts';
import { specials } from '../viewers/special.ts';
import { useAnyOne } from './any-call.ts';
import { ItemActions } from './item-actions.tsx';
import { nameIn } from './item-facts.ts';
import { itemPlace } from './item-place.ts';
import { useItemFacts } from './use-item-facts.ts';

interface ItemPanelProps {
  readonly resource: Resource;
  readonly context: Context;
  readonly row: Row;
  readonly onClose: () => void;
}

export function ItemPanel({ resource, context, row, onClose }: ItemPanelProps) {
  const [tab, setTab] = useState('fields');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useKey(panel, ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) onClose();
  });
  const whole = useWhole(resource, context, row.item);
  const id = resource.id === undefined ? undefined : idOf(row.item, resource.id);
  const facts = useItemFacts(resource, context);
  const name = nameIn(row.item, facts, id);
  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-label={name}>
      <div className={styles.panelHead}>
        <h2 title={nameOf(row.item, id)}>{name}</h2>
        <IconButton label="Close" onPress={onClose}>
          <X size={17} aria-hidden />
        </IconButton>
      </div>
      {id !== undefined && (
        <div className={styles.idLine}>
          <code>{id}</code>
          <CopyButton text={id} label="Copy the id" />
        </div>
      )}
      <ItemActions resource={resource} context={context} name={name} onClose={onClose} item={whole} />
      <Children resource={resource} context={context} id={id} />
      <Tabs
        label="Views of it"
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'fields',
            label: 'Fields',
            content: () => <FieldTable item={whole} context={context} seconds={facts.seconds} omit={id} />,
          },
          {
            id: 'json',
            label: 'JSON',
            content: () => <JsonTree label={name} value={whole} height="28rem" depth={3} />,
          },
        ]}
      />
    </aside>
  );
}

/** The row merged with the fields that the get operation adds. */
function useWhole({ get, id }: Resource, context: Context, item: Item): Item {
  const place = get === undefined ? undefined : itemPlace(get, context, item, id);
  const isJson = get?.response === 'json' && get.page === undefined;
  const { data } = useAnyOne(isJson ? get.name : undefined, place);
  return isObject(data) ? { ...item, ...data } : item;
}

interface ChildrenProps {
  readonly resource: Resource;
  readonly context: Context;
  readonly id: string | undefined;
}

/** Links to child resources: keys of a namespace, settings of a bucket. */
function Children({ resource, context, id }: ChildrenProps) {
  const { all, titleOf } = useResources();
  if (id === undefined || resource.id === undefined) return null;
  const place = scopeName(resource.id);
  if (place !== undefined)
    return (
      <nav className={styles.children} aria-label="Inside">
        <Link to="/browse" search={{ [place]: id }}>
          Contents
          <ChevronRight size={14} aria-hidden />
        </Link>
      </nav>
    );
  const special = Object.hasOwn(specials, resource.name) ? specials[resource.name] : undefined;
  const children = childrenOf(all, resource);
  if (children.length === 0 && special === undefined) return null;
  return (
    <nav className={styles.children} aria-label="Inside">
      {special?.needs.includes(resource.id) && (
        <Link to="/browse/$resource" params={{ resource: resource.name }} search={{ ...context, [resource.id]: id }}>
          {special.label}
          <ChevronRight size={14} aria-hidden />
        </Link>
      )}
      {children.map((child) => (
        <Link
          key={child.name}
          to="/browse/$resource"
          params={{ resource: child.name }}
          search={childContext(child, resource, context, id)}
        >
          {specials[child.name]?.label ?? titleOf(child)}
          <ChevronRight size={14} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
