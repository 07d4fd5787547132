// Shows on a device what its person is told, and opens the page about it. It keeps no pages and answers no requests.

addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const icon = '/pictures/app-icon-192.png';
  event.waitUntil(
    registration.showNotification(title, { body, tag, renotify: true, lang: 'ja', icon, data: { url } }),
  );
});

// The push service gives the device another address from time to time. Without it, the person would hear nothing more.
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function renew({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const subscription = newSubscription ?? (await registration.pushManager.subscribe(oldSubscription.options));
  await fetch('/desk/devices/renewal', {
    method: 'POST',
    body: new URLSearchParams({
      before: oldSubscription.endpoint,
      subscription: JSON.stringify(subscription),
    }),
  });
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(clients.openWindow(event.notification.data.url));
});
