/** The limits that the figures are held against, all in one place. */
import type { Budget } from './measurement.ts';

const atMost = (limit: number): Budget => ({ of: 'number', atMost: limit });
const timesOfficial = (factor: number): Budget => ({ of: 'official', atMost: factor });
const timesBase = (factor: number): Budget => ({ of: 'base', atMost: factor });

export const budgets = {
  import: timesOfficial(1 / 30),
  fullBundle: atMost(40),
  oneProductBundle: atMost(9),
  installedSize: atMost(5),
  installedFiles: atMost(300),
  fullTypesTime: timesOfficial(0.65),
  fullTypesMemory: timesOfficial(0.6),
  oneProductTypes: timesBase(1.15),
  call: timesBase(1.2),
  pages: (n: number) => atMost(n),
  prefetch: timesBase(1 / 5),
  upload: atMost(32),
  generate: atMost(15_000),
  emulatorStart: atMost(300),
  emulatorReset: atMost(5),
  emulatorSnapshot: atMost(20),
  emulatorMemory: atMost(120),
  /** 8,000 a second on one core. */
  emulatorInProcess: atMost(1 / 8),
  emulatorRequest: atMost(1),
  consoleUsable: atMost(1000),
  consoleSearch: atMost(30),
  consoleScripts: atMost(250),
} as const;
