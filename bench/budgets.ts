/** The limits for all figures, in one place. */
import type { Budget } from './measurement.ts';

const atMost = (limit: number): Budget => ({ of: 'number', atMost: limit });
const timesOfficial = (factor: number): Budget => ({ of: 'official', atMost: factor });
const timesBase = (factor: number): Budget => ({ of: 'base', atMost: factor });

export const budgets = {
  import: timesOfficial(1 / 35),
  fullBundle: atMost(40),
  fullOneFile: atMost(52),
  oneProductBundle: atMost(8.5),
  oneProductOneFile: atMost(14),
  installedSize: atMost(12),
  installedFiles: atMost(2500),
  fullTypesTime: timesOfficial(0.65),
  fullTypesMemory: timesOfficial(0.6),
  oneProductTypes: timesBase(1.15),
  call: timesBase(1.25),
  callByTransport: timesBase(0.8),
  cpu: timesOfficial(0.8),
  grown: atMost(1),
  pages: (n: number) => atMost(n),
  prefetch: timesBase(1 / 5),
  upload: atMost(32),
  generate: atMost(15_000),
  emulatorStart: atMost(300),
  emulatorReset: atMost(5),
  emulatorSeededReset: atMost(1),
  emulatorSnapshot: atMost(20),
  emulatorMemory: atMost(120),
  /** 8,000 a second on one core. */
  emulatorInProcess: atMost(1 / 8),
  emulatorRequest: atMost(1),
  edgeWorker: timesBase(1.5),
  edgeOrigin: atMost(0.3),
  edgeReload: atMost(300),
  /** From 1,000 to 100,000 of anything. */
  growth: atMost(2),
  /** Compared with a handler that checks nothing and knows a few routes. */
  besideMinimal: timesBase(3),
  consoleUsable: atMost(1000),
  consoleSearch: atMost(30),
  consoleFilter: atMost(100),
  consoleScroll: atMost(33),
  consoleScripts: atMost(250),
  commandVersion: atMost(60),
  commandHelp: atMost(110),
  commandCompletion: atMost(80),
  commandSearch: atMost(150),
  commandTable: timesBase(3),
  commandFirst: timesBase(1.3),
  commandMemory: atMost(80),
  rule: atMost(10),
} as const;
