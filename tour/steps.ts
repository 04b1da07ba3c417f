/** The tour, in order. */
import { findAccount, makeRoom } from './steps-account.ts';
import { changeRecords, createZone, exportZone, importZoneFile, pageRecords } from './steps-dns.ts';
import { openWorker } from './steps-edge.ts';
import { protectOffice, readRadar, uploadWorker } from './steps-products.ts';
import { fillDatabase, readPairs, writePairs } from './steps-storage.ts';
import type { Step } from './tour.ts';

export const STEPS: readonly Step[] = [
  findAccount,
  makeRoom,
  createZone,
  importZoneFile,
  pageRecords,
  changeRecords,
  exportZone,
  writePairs,
  readPairs,
  fillDatabase,
  uploadWorker,
  openWorker,
  protectOffice,
  readRadar,
];
