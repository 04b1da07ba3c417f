/**
 * The attempts of a foreign page in the browser that has the console open. Reports anything it could read or do;
 * everything else is `refused`.
 */

async function tried(work) {
  try {
    const seen = await work();
    return seen === undefined ? 'refused' : `read ${String(seen).slice(0, 80)}`;
  } catch {
    return 'refused';
  }
}

const reads = (address, init = {}) =>
  tried(async () => (await fetch(address, { credentials: 'include', ...init })).text());

/** The response cannot be read; the server's state shows if anything was done. */
const sends = (address, init) =>
  tried(async () => {
    await fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'include', ...init });
  });

async function frames(address) {
  const frame = document.createElement('iframe');
  frame.src = address;
  document.body.append(frame);
  await new Promise((resolve) => {
    frame.onload = resolve;
  });
  return tried(() => frame.contentWindow.document.body.textContent);
}

const loadsScript = (address) =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve('loaded');
    script.onerror = () => resolve('refused');
    document.body.append(script);
  });

const opensSocket = (address) =>
  new Promise((resolve) => {
    const socket = new WebSocket(address.replace('http', 'ws'));
    socket.onopen = () => resolve('opened');
    socket.onerror = () => resolve('refused');
  });

globalThis.attack = async ({ target, call }) => {
  const headers = { 'content-type': 'application/json' };
  return {
    'reads the session': await reads(`${target}/api/session`),
    'reads the journal': await reads(`${target}/api/journal`),
    'reads the page': await reads(`${target}/`),
    'reads the contract': await reads(`${target}/data/index.json`),
    'calls with JSON': await reads(`${target}/api/call`, { method: 'POST', headers, body: call }),
    'calls with a plain body': await sends(`${target}/api/call`, { body: call }),
    'calls with a form': await sends(`${target}/api/call`, { body: new URLSearchParams({ call }) }),
    'sets faults': await sends(`${target}/api/control`, { body: '{"do":"fault","preset":"outage"}' }),
    frames: await frames(target),
    'loads as a script': await loadsScript(`${target}/api/session`),
    'opens a socket': await opensSocket(`${target}/api/journal`),
  };
};
