/** Calls that the programs need of a client. */
interface Given {
  readonly client: object;
  readonly toFile: (bytes: Buffer, name: string, options: { readonly type: string }) => Promise<File>;
  readonly account_id: string;
}

/** The address where the Worker would answer. */
type Program = (given: Given, name: string) => Promise<string>;

export declare const uploadAndDeploy: Program;
export declare const registerVersionDeploy: Program;
