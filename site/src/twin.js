/** The address of a page's text for machines; undefined where there is none: home, the playground, which is a program, and 404. */
export const twinOf = (path, id) =>
  path === '/' || path === '/playground/' || id === '404' ? undefined : path.replace(/\/$/, '.md');
