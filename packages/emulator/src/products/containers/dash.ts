/** Applications as the dashboard lists them, which no page names: wrangler does as the dashboard. */
import { enveloped, type RawRoute } from '../../http/raw.ts';
import { pathKey } from '../../routing/router.ts';
import { all } from '../shared/fields.ts';

export const containerRoutes: readonly RawRoute[] = [
  {
    methods: ['GET'],
    path: /^\/accounts\/([^/]+)\/containers\/dash\/applications$/,
    isOpen: false,
    like: { method: 'GET', path: '/accounts/$1/containers/applications' },
    answer: (call) => enveloped(all(call, pathKey(['accounts', call.values[0] ?? '', 'containers', 'applications']))),
  },
];
