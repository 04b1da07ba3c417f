/** Parses the lines of an NDJSON response. */
import { CloudflareError } from '../../errors/usage-error.ts';
import type { Rows } from '../../types.ts';
import { Lines } from './lines.ts';

export class RowReader<Row> implements Rows<Row> {
  readonly #response: Response;

  constructor(response: Response) {
    this.#response = response;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row> {
    let number = 0;
    for await (const line of new Lines(this.#response)) {
      number++;
      if (line.trim()) yield parse(line, number) as Row; // type declared by the contract
    }
  }

  async toArray(): Promise<Row[]> {
    const rows: Row[] = [];
    for await (const row of this) rows.push(row);
    return rows;
  }

  text(): Promise<string> {
    return this.#response.text();
  }
}

function parse(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new CloudflareError(
      `Line ${number} of the response is not valid JSON (${line.length} characters). Read the response with text() instead.`,
    );
  }
}
