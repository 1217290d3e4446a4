/**
 * The link of a match, `/m/<id>`, is a page of the server. While there is no way to it, the service worker leads to the same
 * match in the page that is kept on the device, which goes on trying by itself (C-14 R1, R2).
 */
/** With a mark of the sentence behind it, perhaps, as the page reads it. */
const LINK = /^\/m\/([\w-]{16,64})[^\w/-]*\/?$/;
const SERVER_TROUBLE = 500;

/** Null for an address that is no such link. */
export function matchInPage(url: string, scope: string): string | null {
  const match = LINK.exec(new URL(url).pathname)?.[1];
  return match === undefined ? null : new URL(`#/match/${match}`, scope).href;
}

/** The server's word where there is one; a proxy whose server is away has none. */
export async function serverOr(asked: Promise<Response>, instead: string): Promise<Response> {
  const told = await asked.catch(() => null);
  const isTold = told !== null && told.status < SERVER_TROUBLE;
  return isTold ? told : Response.redirect(instead);
}

export function listenForLinks(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const instead =
      request.mode === 'navigate' ? matchInPage(request.url, scope.registration.scope) : null;
    if (instead !== null) event.respondWith(serverOr(fetch(request), instead));
  });
}
