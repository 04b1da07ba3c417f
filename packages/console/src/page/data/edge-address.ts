/**
 * The address at which a browser opens a host through the edge of this machine.
 *
 * @param edgeURL address of the edge, such as `http://127.0.0.1:8788`
 * @param place host name, path and query: `shop.example.com/cart`
 */
export const edgeAddress = (edgeURL: string, place: string): string =>
  `http://${place.replace('/', `.localhost:${new URL(edgeURL).port}/`)}`;
