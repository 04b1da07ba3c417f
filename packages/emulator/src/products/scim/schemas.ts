/** SCIM's self-description: resource types and their attributes. https://www.rfc-editor.org/rfc/rfc7643 */
import type { Fields } from '../shared/fields.ts';

export const URN = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  config: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  type: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
} as const;

const resourceType = (id: string, schema: string): Fields => ({
  id,
  name: id,
  schema,
  endpoint: `/${id}s`,
  description: `${id}s of the account`,
  schemas: [URN.type],
  meta: { resourceType: 'ResourceType', location: `/scim/v2/ResourceTypes/${id}` },
});

export const RESOURCE_TYPES: readonly Fields[] = [resourceType('User', URN.user), resourceType('Group', URN.group)];

const attribute = (name: string, description: string, more: Fields = {}): Fields => ({
  name,
  description,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});

const schema = (id: string, name: string, attributes: readonly Fields[]): Fields => ({
  id,
  name,
  description: `${name} of the account`,
  attributes,
  schemas: [URN.schema],
  meta: { resourceType: 'Schema', location: `/scim/v2/Schemas/${id}` },
});

export const SCHEMAS: readonly Fields[] = [
  schema(URN.user, 'User', [
    attribute('userName', 'Email address that the user signs in with', { required: true, uniqueness: 'server' }),
    attribute('displayName', 'Name as it is shown'),
    attribute('externalId', 'Id at the identity provider', { caseExact: true }),
    attribute('active', 'Whether the user is a member', { type: 'boolean' }),
    attribute('name', 'Parts of the name', {
      type: 'complex',
      subAttributes: [
        attribute('givenName', 'First name'),
        attribute('familyName', 'Last name'),
        attribute('formatted', 'Whole name'),
      ],
    }),
    attribute('emails', 'Email addresses', {
      type: 'complex',
      multiValued: true,
      subAttributes: [
        attribute('value', 'Address'),
        attribute('type', 'Kind of address'),
        attribute('primary', 'Whether it is the main one', { type: 'boolean' }),
      ],
    }),
  ]),
  schema(URN.group, 'Group', [
    attribute('displayName', 'Name of the group', { required: true, uniqueness: 'server' }),
    attribute('externalId', 'Id at the identity provider', { caseExact: true }),
    attribute('members', 'Users of the group', {
      type: 'complex',
      multiValued: true,
      subAttributes: [
        attribute('value', 'Id of the user', { mutability: 'immutable' }),
        attribute('display', 'Name of the user', { mutability: 'readOnly' }),
      ],
    }),
  ]),
];
