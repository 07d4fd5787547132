// Shows on a device what its person is told, and opens the page about it. It keeps no pages and answers no requests.

addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const icon = '/pictures/app-icon-192.png';
  event.waitUntil(
    registration.showNotification(title, { body, tag, renotify: true, lang: 'ja', icon, data: { url } }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(clients.openWindow(event.notification.data.url));
});
