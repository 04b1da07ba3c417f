/** Workflows of a Worker: created, or brought to the configuration. */
import type { Caller, HelperOptions } from '../caller.ts';
import type { PlanProblem } from '../sync/plan.ts';
import { allOf, type Scope } from './actual.ts';
import { compared } from './compared.ts';
import type { Workflow } from './config/worker-config.ts';
import type { DeployItem, DeployStep } from './deploy-plan.ts';
import type { Prepared } from './prepare.ts';

interface Asked {
  readonly client: Caller;
  readonly prepared: Prepared;
  readonly scope: Scope;
  readonly options: HelperOptions;
}

/** Settings of a workflow that only the Worker that defines it may have, and those that only its versions show. */
const OWN = ['limits', 'concurrency', 'default_retention', 'schedules', 'jurisdiction'] as const;
const OF_VERSION = ['limits', 'concurrency', 'default_retention'] as const;

export async function stepsOfWorkflows(
  { client, prepared: { config, read }, scope, options }: Asked,
  problems: PlanProblem[],
): Promise<DeployStep[]> {
  const { account_id, script_name } = scope;
  const own: { readonly workflow: Workflow; readonly index: number }[] = [];
  for (const [index, workflow] of (config.workflows ?? []).entries()) {
    const owner = workflow.script_name ?? script_name;
    if (owner === script_name) own.push({ workflow, index });
    else
      for (const name of OWN.filter((one) => workflow[one] !== undefined))
        problems.push(
          read.problem(
            ['workflows', index, name],
            `workflows[${index}].${name}: set it in the configuration of ${owner}, which defines the workflow`,
          ),
        );
  }
  if (own.length === 0) return [];
  const there = await allOf(client, 'workflows.list', { account_id }, options);
  const steps: DeployStep[] = [];
  for (const { workflow, index } of own) {
    const title = `workflow ${workflow.name}`;
    const found = there.find((one) => Object(one).name === workflow.name);
    const { jurisdiction } = Object(found);
    // https://developers.cloudflare.com/workflows/reference/data-location/
    if (found !== undefined && workflow.jurisdiction !== undefined && jurisdiction !== workflow.jurisdiction)
      problems.push(
        read.problem(
          ['workflows', index, 'jurisdiction'],
          `${title} exists ${jurisdiction === undefined ? 'without a jurisdiction' : `in jurisdiction ${jurisdiction}`}, which cannot be changed: give it another name, or delete it first`,
        ),
      );
    const item = itemOf(workflow, script_name);
    const now =
      found === undefined
        ? undefined
        : { ...Object(found), ...(await versionOf(client, workflow, account_id, options)) };
    const step = compared(title, comparable(item), now && comparable(now), ['workflow_name']);
    steps.push(step.after === undefined ? step : { ...step, after: item });
  }
  return steps;
}

const itemOf = ({ name, class_name, schedules, ...rest }: Workflow, script_name: string): DeployItem => {
  const given = OWN.filter((one) => one !== 'schedules' && rest[one] !== undefined).map((one) => [
    one,
    Reflect.get(rest, one),
  ]);
  return {
    kind: 'workflow',
    workflow_name: name,
    class_name,
    script_name,
    ...Object.fromEntries(given),
    ...(schedules !== undefined && { schedules: [schedules].flat().map((cron) => ({ cron })) }),
  };
};

/** Settings of the newest version, if the configuration has some of them. */
async function versionOf(
  client: Caller,
  workflow: Workflow,
  account_id: string,
  options: HelperOptions,
): Promise<object> {
  if (OF_VERSION.every((name) => workflow[name] === undefined)) return {};
  const params = { account_id, workflow_name: workflow.name };
  const versions = await allOf(client, 'workflows.versions.list', params, options);
  const newest = versions.toSorted((one, other) => timeOf(other) - timeOf(one))[0];
  return Object.fromEntries(OF_VERSION.map((name) => [name, Object(newest)[name]]));
}

const timeOf = (version: unknown): number => Date.parse(Object(version).created_on);

/** https://developers.cloudflare.com/workflows/build/sleeping-and-retrying/ */
const UNITS: { readonly [unit: string]: number } = {
  ...{ second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000 },
  ...{ month: 2_592_000_000, year: 31_536_000_000 },
};

const milliseconds = (value: unknown): unknown => {
  const [, count, unit = ''] = /^\s*(\d+)\s*([a-z]+?)s?\s*$/.exec(String(value)) ?? [];
  return count !== undefined && UNITS[unit] ? Number(count) * UNITS[unit] : value;
};

/** With durations in milliseconds, and schedules without their next times. */
function comparable<Item extends object>(item: Item): Item {
  const { default_retention, schedules } = item as {
    readonly default_retention?: object;
    readonly schedules?: object[];
  };
  const crons = schedules?.map((one) => String(Object(one).cron)).sort();
  return {
    ...item,
    ...(default_retention && {
      default_retention: Object.fromEntries(
        Object.entries(default_retention).map(([name, value]) => [name, milliseconds(value)]),
      ),
    }),
    ...(crons && { schedules: crons.join(', ') }),
  };
}
