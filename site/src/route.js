/** Gives each page of the reference the sidebar of its own product only. */
import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

const linkOf = ({ label, link }, path) => ({
  type: 'link',
  label,
  href: link,
  isCurrent: link === path,
  badge: undefined,
  attrs: {},
});

const entryOf = (entry, path) =>
  'items' in entry
    ? {
        type: 'group',
        label: entry.label,
        entries: entry.items.map((item) => entryOf(item, path)),
        collapsed: entry.collapsed,
        badge: undefined,
      }
    : linkOf(entry, path);

export const onRequest = defineRouteMiddleware((context) => {
  const page = context.locals.referencePage;
  if (page === undefined) return;
  const route = context.locals.starlightRoute;
  if (page.sidebar.length > 0) route.sidebar = page.sidebar.map((entry) => entryOf(entry, context.url.pathname));
  route.pagination = { prev: undefined, next: undefined };
});
