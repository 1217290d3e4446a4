/** The newest version of the page that the server has, once it is on the device and waits to take over. */

/** What is needed of `navigator.serviceWorker`. */
type Container = Pick<ServiceWorkerContainer, 'getRegistration'>;

/** Null where there is none beside the one that runs, or no way to ask; absent where the browser has no such thing. */
export async function newestWorker(
  container: Container | undefined,
): Promise<ServiceWorker | null> {
  try {
    const registration = await container?.getRegistration();
    if (registration === undefined) return null;
    await registration.update();
    if (registration.installing !== null) await isFetched(registration.installing);
    return registration.waiting;
  } catch {
    return null;
  }
}

/** Whatever comes of it. */
function isFetched(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
