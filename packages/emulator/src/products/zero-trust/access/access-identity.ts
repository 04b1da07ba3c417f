/** The user of an Access login, as an identity provider describes a user. */

/** Facts about a user that an identity provider gives, or a test in its place. */
export interface AccessIdentity {
  readonly email: string;
  readonly name?: string;
  /** Id of the identity provider. @default the one-time PIN */
  readonly idp?: string;
  /** Groups at the identity provider, by the id or name that policies give. */
  readonly groups?: readonly string[];
  /** SAML attributes and OIDC claims. */
  readonly claims?: Readonly<Record<string, string | readonly string[]>>;
  /** Authentication methods of RFC 8176, such as `mfa`. */
  readonly methods?: readonly string[];
}
