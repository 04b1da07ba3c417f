/** Writes the output of `npm run coverage`: the page of the products, and the list of all operations. */
import { type Covered, TIERS, type Tier } from './tiers.ts';

const MEANING: Readonly<Record<Tier, string>> = {
  T2: 'product rules written from its documentation',
  T1: 'keeps state based on the shape of its path: create, list with paging and filters, get, replace, edit, delete, 404 after delete, cascade',
  T0: 'validates by schema and returns a sample: reports, lists that no operation fills, and calls without state',
};

/** The page `docs/emulator-coverage.md`. */
export function pageOf(covered: readonly Covered[]): string {
  const total = covered.length;
  const tiers = TIERS.map((tier) => {
    const count = covered.filter((one) => one.tier === tier).length;
    return `| ${tier} | ${MEANING[tier]} | ${count} | ${((count / total) * 100).toFixed(1)} % |`;
  });
  const verified = covered.filter((one) => one.verified !== undefined).length;
  tiers.unshift(
    `| T3 | verified: agrees with everything [observed](../test/observed/README.md) at the real API; each also has one of the tiers below | ${verified} | ${((verified / total) * 100).toFixed(1)} % |`,
  );
  return `# What the emulator covers
Made by \`npm run coverage\`; do not edit. ${total.toLocaleString('en-US')} operations, all of them routed, validated and served by their schema.

| tier | meaning | operations | share |
|---|---|---|---|
${tiers.join('\n')}

None is left out.
Each operation with its tier and the reason: \`npm run -s coverage -- --out FILE\`.

| product | operations | T3 | ${TIERS.join(' | ')} |
|---|---|---|---|---|---|
${productRows(covered).join('\n')}
`;
}

function productRows(covered: readonly Covered[]): string[] {
  const products = Map.groupBy(covered, ({ operation }) => operation.product);
  const byName = [...products].sort(([one], [other]) => one.localeCompare(other, 'en'));
  return byName.map(([product, all]) => {
    const counts = TIERS.map((tier) => all.filter((one) => one.tier === tier).length || '–');
    const verified = all.filter((one) => one.verified !== undefined).length || '–';
    return `| ${product} | ${all.length} | ${verified} | ${counts.join(' | ')} |`;
  });
}

/** A line for each operation: name, tier, reason, method and path, with tabs between. */
export function listOf(covered: readonly Covered[]): string {
  const rows = covered.map(({ operation, tier, reason, verified = 0 }) =>
    [
      operation.name,
      tier,
      verified === 0 ? reason : `${reason}, verified by ${verified} observations`,
      operation.method,
      operation.path,
    ].join('\t'),
  );
  return `${['operation\ttier\treason\tmethod\tpath', ...rows].join('\n')}\n`;
}
