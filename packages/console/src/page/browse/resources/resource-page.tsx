/** The page of a resource: its table, its form if it is a setting, or its custom viewer. */
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo } from 'react';
import { Empty, Skeleton } from '../../ui/shown/notice.tsx';
import { Page } from '../../ui/shown/page.tsx';
import { SettingView } from '../items/setting-view.tsx';
import { ListView } from '../list/list-view.tsx';
import { visit } from '../nav/visited.ts';
import { type BrowseSearch, contextOf } from '../search.ts';
import { specials } from '../viewers/special.ts';
import { useItemName } from './item-name.tsx';
import { ChoosePlace, Crumbs } from './place.tsx';
import styles from './resource.module.css';
import { ResourceMenu } from './resource-menu.tsx';
import { pathOf, type Resource } from './resources.ts';
import { type Context, missingIn } from './template.ts';
import { useResources } from './use-resources.ts';

export function ResourcePage() {
  return (
    <Suspense fallback={<Placeholder />}>
      <Content />
    </Suspense>
  );
}

function Placeholder() {
  return (
    <Page title="Browse" isFixed>
      <Skeleton height="60vh" />
    </Page>
  );
}

function Content() {
  const { resource: name } = useParams({ from: '/browse/$resource' });
  const search = useSearch({ from: '/browse/$resource' });
  const navigate = useNavigate({ from: '/browse/$resource' });
  const { byName, titleOf } = useResources();
  const key = JSON.stringify(contextOf(search));
  // A stable object as long as its content is equal.
  const context = useMemo((): Context => JSON.parse(key), [key]);
  const resource = byName.get(name) ?? byName.get(name.replace(/\.[^.]+$/, ''));
  const known = resource?.name;
  const [itemName, asks] = useItemName(resource, context);
  useEffect(() => {
    if (known !== undefined) visit(known);
  }, [known]);
  if (resource === undefined)
    return (
      <Page title="Browse">
        <Empty title="Resource not found">
          <code>{name}</code> is not a resource of the API.
        </Empty>
      </Page>
    );
  const onSearch = (next: BrowseSearch, replace = false): void => void navigate({ search: next, replace });
  return (
    <Page title={itemName ?? titleOf(resource)} isFixed aside={<ResourceMenu resource={resource} context={context} />}>
      {asks}
      <Crumbs context={context} onContext={(next) => onSearch(next)} resource={resource} />
      <Body key={resource.name + key} resource={resource} context={context} search={search} onSearch={onSearch} />
    </Page>
  );
}

export interface ViewProps {
  readonly resource: Resource;
  readonly context: Context;
  readonly search: BrowseSearch;
  readonly onSearch: (search: BrowseSearch, replace?: boolean) => void;
}

function Body(props: ViewProps) {
  const { resource, context, search, onSearch } = props;
  const special = Object.hasOwn(specials, resource.name) ? specials[resource.name] : undefined;
  if (missingIn(pathOf(resource), context).length > 0)
    return <ChoosePlace context={context} onContext={(next) => onSearch(next)} resource={resource} />;
  if (special?.needs.every((name) => context[name] !== undefined))
    return (
      <div className={styles.viewer}>
        <Suspense fallback={<Skeleton height="60vh" />}>
          <special.Viewer
            context={context}
            view={search.view ?? {}}
            onView={(view) => onSearch({ ...context, ...(Object.keys(view).length > 0 ? { view } : {}) }, true)}
          />
        </Suspense>
      </div>
    );
  return (
    <Suspense fallback={<Skeleton height="60vh" />}>
      {resource.list === undefined ? <SettingView {...props} /> : <ListView {...props} />}
    </Suspense>
  );
}
