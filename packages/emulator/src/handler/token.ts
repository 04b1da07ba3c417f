/** API tokens, which identify callers. */

interface AddressCondition {
  readonly in?: string[];
  readonly not_in?: string[];
}

export interface TokenPolicy {
  readonly id: string;
  readonly effect: 'allow' | 'deny';
  readonly permission_groups: { readonly id: string; readonly name?: string }[];
  readonly resources: Record<string, string> | Record<string, Record<string, string>>;
}

export interface Token {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'disabled';
  readonly issued_on: string;
  readonly modified_on: string;
  readonly policies: TokenPolicy[];
  readonly condition?: { readonly request_ip?: AddressCondition; readonly 'request.ip'?: AddressCondition };
  readonly expires_on?: string;
  readonly not_before?: string;
}

/** A token and its owner: the id of an account, or `user`. */
export interface OwnedToken {
  readonly token: Token;
  readonly owner: string;
  /** May do everything, whatever its policies say: tokens of a seed that names no permissions. */
  readonly isWhole: boolean;
}
