import { expect, test } from 'vitest';
import { faultsOf } from './measure.ts';

test('a category below 95 is a fault, with the most costly audits first', () => {
  const audits = {
    paint: { title: 'First paint', score: 0.5 },
    block: { title: 'Blocking time', score: 0.1 },
    shift: { title: 'Shift', score: 1 },
    manual: { title: 'Logical order', score: null },
  };
  const auditRefs = [
    { id: 'paint', weight: 10 },
    { id: 'block', weight: 30 },
    { id: 'shift', weight: 25 },
    { id: 'manual', weight: 0 },
  ];
  const categories = {
    performance: { title: 'Performance', score: 0.94, auditRefs },
    seo: { title: 'SEO', score: 0.95, auditRefs },
  };
  expect(faultsOf({ categories, audits })).toEqual(['Performance is 94, of 95 at least. Blocking time; First paint']);
});
