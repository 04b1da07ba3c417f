/** The smallest valid images and sounds by media type, as placeholders for output of models and browsers. */

/** One point. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** One black point. */
const JPEG =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////' +
  '////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////' +
  '////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAA' +
  'AAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIgAf//Z';

/** A frame of silence: MPEG-2 layer III, 8 kbit/s, 16 kHz, mono. */
const MP3 = Uint8Array.of(0xff, 0xf3, 0x18, 0xc4, ...new Array<number>(32).fill(0));

const FILES: { readonly [type: string]: Uint8Array } = {
  'image/png': Buffer.from(PNG, 'base64'),
  'image/jpeg': Buffer.from(JPEG, 'base64'),
  'audio/mpeg': MP3,
};

/** A file of this type; of one that is not known, a picture. */
export const mediaOf = (type: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(FILES[type] ?? FILES['image/png'] ?? []);
