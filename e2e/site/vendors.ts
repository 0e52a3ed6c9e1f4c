// Replaces the vendors of tags. Their scripts are replaced as far as they read the events of a page and its addresses, and
// their servers are replaced, too.
import type { BrowserContext, Request } from '@playwright/test';

const HOSTS =
  /^https:\/\/([\w.-]+\.)?(googletagmanager|google-analytics|googleadservices|doubleclick|google|facebook)\.(com|net)\//;

const SPY = `
  const send = (what) => fetch(HOST, {
    method: 'POST', mode: 'no-cors', body: JSON.stringify({ at: location.href, from: document.referrer, what }),
  }).catch(() => {});
  for (const name of ['pushState', 'replaceState']) {
    const own = history[name];
    history[name] = function (...given) { send({ address: String(given[2]) }); return own.apply(this, given); };
  }
  addEventListener('popstate', () => send({ address: location.href }));
`;

/** Reads the events in the queue and replaces its `push`, as Google's scripts do. */
function googleScript(layer: string, host: string, cookie: string) {
  return `{
  ${SPY.replace('HOST', `'${host}'`)}
  const queue = window.${layer};
  const seen = (entry) => void send('length' in entry ? [...entry] : entry);
  queue.forEach(seen);
  queue.push = (...entries) => { entries.forEach(seen); return entries.length; };
  document.cookie = '${cookie}; path=/';
}`;
}

const META_SCRIPT = `{
  ${SPY.replace('HOST', "'https://www.facebook.com/tr/'")}
  fbq.queue.forEach(send);
  fbq.callMethod = (...command) => void send(command);
  document.cookie = '_fbp=fb.1.7; path=/';
}`;

function scriptAt(url: string): string | undefined {
  if (url.includes('/gtm.js'))
    return googleScript('dataLayer', 'https://www.google-analytics.com/g/collect', '_ga=GA1.1.7');
  if (url.includes('/gtag/js'))
    return googleScript('adsLayer', 'https://www.googleadservices.com/pagead/conversion/', '_gcl_au=1.7');
  return url.includes('/fbevents.js') ? META_SCRIPT : undefined;
}

export type Vendors = {
  /** Every requested address, of scripts and of reports. */
  readonly asked: string[];
  /** The bodies of the reports. Each contains the address of its page. */
  readonly reports: string[];
  /** The reports of an event that a vendor received, the newest last. */
  eventsSentTo(host: string, event: string): unknown[];
};

/** Answers in place of every vendor, for all pages of a visitor. */
export async function standInForVendors(context: BrowserContext): Promise<Vendors> {
  const asked: string[] = [];
  const reports: string[] = [];
  const events: { host: string; what: unknown }[] = [];
  const note = (request: Request) => {
    if (!HOSTS.test(request.url())) return;
    asked.push(request.url());
    const body = request.postData();
    if (body === null) return;
    reports.push(body);
    events.push({ host: new URL(request.url()).host, what: JSON.parse(body).what });
  };
  context.on('request', note);
  await context.route(HOSTS, (route) => {
    const body = scriptAt(route.request().url());
    return body === undefined
      ? route.fulfill({ status: 204 })
      : route.fulfill({ contentType: 'text/javascript', body });
  });
  return {
    asked,
    reports,
    eventsSentTo: (host, event) =>
      events
        .filter((report) => report.host === host)
        .map(({ what }) => what)
        .filter((what) => JSON.stringify(what).includes(`"${event}"`)),
  };
}
