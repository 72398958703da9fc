// A part of the service worker: a tap on a notice brings its page to the front.
addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(bringToFront(notification.data));
});

async function bringToFront(address) {
  const pages = await clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  await (page === undefined ? clients.openWindow(address) : page.focus());
}
