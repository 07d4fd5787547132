import { DEVICE_WORKER } from '#contract/desk/notices.ts';
import { TRUSTED_TYPES } from '#contract/site/page-policy.ts';
import { trustedTypesPolicy } from '../../ui/trusted-types.ts';

/** False in a browser that cannot be told; on iPhones also before the desk stands on the home screen. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/**
 * Asks the visitor and the browser, and returns as text how the browser is told from now on.
 * @param publicKey the key of our server, in base64url
 * @throws Error if the visitor does not want to, or the browser cannot
 */
export async function subscribed(publicKey: string): Promise<string> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed');
  const { path, scope } = DEVICE_WORKER;
  const policy = trustedTypesPolicy(TRUSTED_TYPES.worker, { createScriptURL: () => path });
  await navigator.serviceWorker.register(policy?.createScriptURL(path) ?? path, { scope });
  const registration = await ready(scope);
  const present = await registration.pushManager.getSubscription();
  // A key of an earlier server: the browser takes another one only without it.
  if (present && !isOf(present, publicKey)) await present.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return JSON.stringify(subscription);
}

function isOf({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}

/** The registration once its worker runs. The page itself may lie outside of its scope. */
async function ready(scope: string): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (!registration) throw new Error('no worker');
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker?.state !== 'activated')
    await new Promise<void>((resolve) => {
      worker?.addEventListener('statechange', () => worker.state === 'activated' && resolve());
    });
  return registration;
}

/** How a browser in a form says that it is told, which the server checks; undefined without it. */
export function subscriptionIn(form: FormData): unknown {
  try {
    return JSON.parse(String(form.get('subscription')));
  } catch {
    return undefined;
  }
}
