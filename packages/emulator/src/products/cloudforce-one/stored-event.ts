/** Types of stored threat events. */

export interface Indicator {
  readonly indicatorType: string;
  readonly value: string;
}

export interface RawRecord {
  readonly id: string;
  readonly created: string;
  readonly data: unknown;
  readonly source: string;
  readonly tlp: string;
}

export interface Kept {
  readonly uuid: string;
  readonly datasetId: string;
  /** Account of the owner; undefined for seeded events. */
  readonly account: string | undefined;
  readonly attacker: string;
  readonly attackerCountry: string;
  readonly category: string;
  readonly createdAt: string;
  readonly date: string;
  readonly event: string;
  readonly indicators: readonly Indicator[];
  readonly insight: string;
  readonly raw: RawRecord;
  readonly tags: readonly string[];
  readonly targetCountry: string;
  readonly targetIndustry: string;
  readonly tlp: string;
}
