// Keeps the page itself, so that it can say that the hub is away; what is known of the house is never kept.
const kept = "beckon-page-4";
const files = ["/", "/style.css", "/page.js", "/speak.js", "/voice.js", "/setup.js", "/listen.js", "/messages.json", "/icon.svg", "/manifest.webmanifest"];

addEventListener("install", event => event.waitUntil(caches.open(kept).then(cache => cache.addAll(files))));

addEventListener("fetch", event => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || !files.includes(url.pathname)) return;
  event.respondWith(fresh(event.request));
});

async function fresh(request) {
  const cache = await caches.open(kept);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return await cache.match(request) ?? Response.error();
  }
}
