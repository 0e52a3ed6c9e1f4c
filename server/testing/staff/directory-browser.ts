// What a browser does at the directory of the tests: it keeps cookies and follows.
export type Cookies = Map<string, string>;

/** Signs in as the subject and comes back to the shop. @returns the answer, from `?` on */
export async function comeBack(
  address: string,
  subject: string,
  issuer: string,
  cookies: Cookies,
): Promise<string> {
  let next = address;
  while (next.startsWith(issuer)) {
    const answer = await ask(next, cookies, { headers: { 'x-subject': subject } });
    const location = answer.headers.get('location');
    if (!location) throw new Error(`the directory answered ${answer.status}: ${await answer.text()}`);
    next = new URL(location, issuer).href;
  }
  return new URL(next).search;
}

/** Says yes on the directory's page for signing out. @returns where the browser is sent then */
export async function signOutThere(address: string, issuer: string, cookies: Cookies): Promise<string> {
  const page = await (await ask(address, cookies)).text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1];
  if (!xsrf) throw new Error(`the directory asks for nothing: ${page}`);
  const answer = await ask(`${issuer}/session/end/confirm`, cookies, {
    method: 'POST',
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  return answer.headers.get('location') ?? '';
}

async function ask(address: string, cookies: Cookies, request: RequestInit = {}): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { ...(request.headers as Record<string, string>), cookie };
  const answer = await fetch(address, { ...request, redirect: 'manual', headers });
  for (const set of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    cookies.set(name, value);
  }
  return answer;
}
