/** AI Security for Apps: on or off, and the owner's own topics that prompts are held against. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { conflict, invalid } from '../shared/refusals.ts';
import { zoneOf } from '../zones/state.ts';

const scopeOf = (context: Context, name: string): string => below(context, 'ai-security', name);

/** Off until it is turned on: https://developers.cloudflare.com/waf/detections/ai-security-for-apps/get-started/#1-turn-on-ai-security-for-apps */
const settings = (context: Context): Fields => {
  zoneOf(context);
  return read(context, scopeOf(context, 'settings'), '') ?? { enabled: false };
};

const update: Handler<'aiSecurity.update'> = (context) => {
  const { enabled = settings(context).enabled === true } = fieldsOf(context);
  return context.fit(keep(context, scopeOf(context, 'settings'), '', { enabled }));
};

/** https://developers.cloudflare.com/waf/detections/ai-security-for-apps/unsafe-topics/#constraints */
const LABEL = /^[a-z0-9-]{2,20}$/;
const TOPIC = /^[ -~]{2,50}$/;

/** The sent list replaces the former one. A label is the key of its score, so it must be unique. */
const setTopics: Handler<'aiSecurity.customTopics.update'> = (context) => {
  zoneOf(context);
  const { topics = [] } = fieldsOf(context);
  for (const [index, { label, topic }] of topics.entries()) {
    if (!LABEL.test(label))
      throw invalid(
        `label '${label.slice(0, 40)}' is not of 2 to 20 lowercase letters, digits and hyphens`,
        `/topics/${index}/label`,
      );
    if (!TOPIC.test(topic))
      throw invalid(
        `topic '${topic.slice(0, 80)}' is not of 2 to 50 printable ASCII characters`,
        `/topics/${index}/topic`,
      );
    if (topics.findIndex((one) => one.label === label) !== index)
      throw conflict(`The label '${label}' is there twice`, `/topics/${index}/label`);
  }
  return context.fit(keep(context, scopeOf(context, 'custom-topics'), '', { topics }));
};

export const aiSecurity = {
  'aiSecurity.get': (context) => context.fit(settings(context)),
  'aiSecurity.update': update,
  'aiSecurity.customTopics.get': (context) => {
    zoneOf(context);
    return context.fit(read(context, scopeOf(context, 'custom-topics'), '') ?? { topics: [] });
  },
  'aiSecurity.customTopics.update': setTopics,
} satisfies Handlers;
