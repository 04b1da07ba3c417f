/** Protocols that Spectrum offers by name: https://developers.cloudflare.com/spectrum/protocols-per-plan/ */
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { type Plan, planOf } from '../zones/plan.ts';

type Protocol = ResultOf<'spectrum.protocols.list'>;

const MINECRAFT: Protocol = { name: 'minecraft', description: 'Minecraft', transport: 'tcp', ports: [25_565] };
const SSH: Protocol = { name: 'ssh', description: 'SSH', transport: 'tcp', ports: [22] };
const RDP: Protocol = { name: 'rdp', description: 'RDP', transport: 'tcp', ports: [3389] };

const BY_PLAN: Readonly<Record<Plan, readonly Protocol[]>> = {
  free: [],
  pro: [MINECRAFT, SSH],
  business: [MINECRAFT, SSH, RDP],
  enterprise: [MINECRAFT, SSH, RDP],
};

const list: Handler<'spectrum.protocols.list'> = (context) => context.page(BY_PLAN[planOf(context)]);

export const spectrumProtocols = { 'spectrum.protocols.list': list } satisfies Handlers;
