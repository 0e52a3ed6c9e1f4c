// The pages of the tests' directory, for journeys in a browser.

export function signInPage(subjects: readonly string[]): string {
  const links = subjects.map((subject) => `<li><a href="/sign-in?as=${subject}">${subject}</a></li>`);
  return page('Who are you?', `<ul>${links.join('')}</ul>`);
}

/** @param form with the id `op.logoutForm`, as the provider has made it */
export function signOutPage(form: string): string {
  return page(
    'Sign out of the directory?',
    `${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`,
  );
}

export function signedOutPage(): string {
  return page('You are signed out of the directory', '');
}

function page(title: string, body: string): string {
  const head = `<meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">`;
  return `<!DOCTYPE html><html lang="en"><head>${head}</head><body><h1>${title}</h1>${body}</body></html>`;
}
