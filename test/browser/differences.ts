/** Operations that the emulator in the browser answers in another way than the one in Node, with the reason. */
const SIGNED = 'a certificate is signed with a key that is made at random';
const RSA = 'an RSA key is made at random';

const NAMES = 'names of countries are those that the platform has for them (Intl)';

export const DIFFERENCES: Readonly<Record<string, string>> = {
  'clientCertificates.create': SIGNED,
  'clientCertificates.delete': SIGNED,
  'clientCertificates.edit': SIGNED,
  'clientCertificates.get': SIGNED,
  'cloudforceOne.threatEvents.countries.list': NAMES,
  'originCACertificates.create': SIGNED,
  'originCACertificates.delete': SIGNED,
  'originCACertificates.get': SIGNED,
  'stream.keys.create': RSA,
  'stream.keys.delete': RSA,
  'stream.token.create': RSA,
};
