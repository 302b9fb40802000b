/* Pages whose content moves are asked for again every so many seconds, while somebody looks at them. */
const refresh = async (region, seconds) => {
  const isRead = document.hidden || region.contains(document.activeElement) || region.querySelector('details[open]');
  if (!isRead) {
    try {
      const answer = await fetch(location.href, { credentials: 'same-origin' });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const next = page.querySelector('[data-live], main > *');
      const main = page.querySelector('main');
      if (answer.ok && main && next) {
        document.querySelector('main').replaceWith(main);
        start();
        return;
      }
    } catch {
      /* The service is away for a moment: the next look tells. */
    }
  }
  setTimeout(refresh, seconds * 1000, region, seconds);
};

const start = () => {
  const region = document.querySelector('[data-live]');
  const seconds = Number(region?.dataset.live);
  if (region && seconds > 0) setTimeout(refresh, seconds * 1000, region, seconds);
};

start();
