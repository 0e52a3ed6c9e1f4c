// Reads the content of a page in the browser: of the one that is open, after the app has started, or of one in a frame.
import type { Page } from '@playwright/test';

export type PageReading = {
  readonly title: string;
  readonly lang: string;
  readonly headings: number;
  /** Ids that several elements have. */
  readonly doubleIds: readonly string[];
  /** Pictures without a known aspect ratio: the page moves when they arrive. */
  readonly unsized: readonly string[];
  /** Groups of fields without a name. */
  readonly unnamed: readonly string[];
  /** Labels for screen readers that do not contain the visible text. */
  readonly misnamed: readonly string[];
  /** Links within the page whose target does not exist. */
  readonly deadAnchors: readonly string[];
  /** Addresses that the page links to, absolute. */
  readonly links: readonly string[];
  /** Absolute addresses of the page's pictures, styles, scripts and icons. Of a picture's sizes, the smallest. */
  readonly parts: readonly string[];
  /** The page's addresses in other languages. */
  readonly alternates: readonly (readonly [lang: string, address: string])[];
  /** All texts, visible or for screen readers, in the page's own language: one for each paragraph. */
  readonly texts: readonly string[];
  /** The kinds of elements on the page (tag and class), each once. */
  readonly kinds: readonly string[];
  /** The page without its words: tags, and the attributes that assistive technology uses. */
  readonly build: string;
  /** Each element in its place, each once: what it is, whether it has a name, what it holds, and which elements are around it. */
  readonly places: readonly string[];
};

/** @param framed the address of the page in the frame `reading`, which is read instead of the page around it */
export function readPage(page: Page, framed?: string): Promise<PageReading> {
  return page.evaluate((address) => {
    const frame = address && window.document.querySelector<HTMLIFrameElement>('iframe#reading');
    const document = (frame || null)?.contentDocument ?? window.document;
    const root = document.documentElement;
    const all = [...document.querySelectorAll('*')];
    const attributes = (selector: string, name: string): string[] =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    const absolute = (href: string) => new URL(href, address ?? document.baseURI).href;
    const twice = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

    const SILENT = 'script, style, template, noscript, [translate=no]';
    const inOwnLanguage = (element: Element | null) =>
      element?.closest('[lang]') === root && !element.closest(SILENT);
    const INLINE = new Set('A ABBR B BDI CITE DATA EM I Q SMALL SPAN STRONG SUB SUP TIME WBR'.split(' '));
    const paragraphOf = (text: Node): Element => {
      let around = text.parentElement ?? root;
      while (INLINE.has(around.tagName) && around.parentElement) around = around.parentElement;
      return around;
    };
    const readTexts = (): string[] => {
      const paragraphs = new Map<Element, string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!inOwnLanguage(text.parentElement)) continue;
        const paragraph = paragraphOf(text);
        paragraphs.set(paragraph, `${paragraphs.get(paragraph) ?? ''}${text.nodeValue}`);
      }
      const spoken = [
        'aria-label',
        'aria-description',
        'aria-valuetext',
        'alt',
        'title',
        'placeholder',
      ].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)]
          .filter(inOwnLanguage)
          .map((element) => element.getAttribute(name) ?? ''),
      );
      const described = [
        ...attributes('meta[name=description]', 'content'),
        ...attributes('meta[property="og:title"], meta[property="og:description"]', 'content'),
      ];
      return [document.title, ...described, ...spoken, ...paragraphs.values()]
        .map((text) => text.replaceAll(/\s+/g, ' ').trim())
        .filter((text) => /\p{L}/u.test(text));
    };

    // `lang` and `aria-current` (in the list of languages) differ between languages, so they are left out.
    const SHAPE =
      /^(class|role|id|type|for|name|style|tabindex|hidden|disabled|checked|required|readonly|open|inert|scope|headers|popover|popovertarget|autocomplete|inputmode|aria-(?!current).*)$/;
    const WORDS = /^aria-(label|description|valuetext|roledescription)$/;
    const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
    const saidOf = (node: Element) => [...node.attributes].filter(({ name }) => SHAPE.test(name));
    const namesOf = (node: Element) =>
      ['alt', 'title', 'placeholder', 'href'].map((name) => node.getAttribute(name)?.trim() !== '');
    const textOf = (node: Node) => (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() ? '.' : '');
    const shape = (node: Node): string => {
      if (!isElement(node)) return textOf(node);
      if (node.matches('script, style')) return '';
      const said = saidOf(node).map(
        ({ name, value }) => `${name}=${WORDS.test(name) ? value !== '' : value}`,
      );
      return `<${node.tagName} ${said.join(' ')} ${namesOf(node)}>${[...node.childNodes].map(shape).join('')}</>`;
    };

    /** What points at other elements, or is pointed at, differs with what is shown: it counts whether something is there. */
    const POINTS =
      /^(id|for|name|headers|popovertarget|aria-(labelledby|describedby|controls|owns|details))$/;
    const isMet = (name: string, value: string) =>
      /^(id|name)$/.test(name) ||
      value.split(/\s+/).every((id) => document.querySelector(`[id=${JSON.stringify(id)}]`) !== null);
    const places = new Set<string>();
    const digest = (text: string) => {
      let [one, two] = [7, 31];
      for (let at = 0; at < text.length; at += 1) {
        one = Math.imul(one ^ text.charCodeAt(at), 2654435761);
        two = Math.imul(two ^ text.charCodeAt(at), 1597334677);
      }
      return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`;
    };
    const place = (node: Element, around: string) => {
      if (node.matches('script, style')) return;
      const said = saidOf(node).map(({ name, value }) => {
        if (POINTS.test(name)) return `${name}=${isMet(name, value)}`;
        return `${name}=${WORDS.test(name) || name === 'style' ? value !== '' : value}`;
      });
      const holds = [...node.childNodes].map((child) => (isElement(child) ? child.tagName : textOf(child)));
      const here = digest(
        `${around} ${node.tagName}.${node.getAttribute('class')}.${node.getAttribute('role')}`,
      );
      places.add(
        digest(`${here} ${said.sort().join(' ')} ${namesOf(node)} ${[...new Set(holds)].sort().join(' ')}`),
      );
      for (const child of node.children) place(child, here);
    };
    place(document.body, '');

    const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
    /** The visible text, without texts for screen readers and without symbols. */
    const visible = (element: Element): string =>
      [...element.childNodes]
        .map((node) => {
          if (!isElement(node)) return node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
          return node.matches('.visually-hidden, [aria-hidden=true]') ? '' : visible(node);
        })
        .join('');

    const links = attributes('a[href]', 'href');
    const sources = attributes('img[srcset], source[srcset]', 'srcset');
    return {
      title: document.title,
      lang: root.lang,
      headings: document.querySelectorAll('h1').length,
      doubleIds: twice(all.map(({ id }) => id).filter((id) => id !== '')),
      unsized: [...document.images]
        .filter((image) => getComputedStyle(image).aspectRatio === 'auto')
        .map(({ src }) => src),
      unnamed: [...document.querySelectorAll('fieldset:not([aria-label], [aria-labelledby])')]
        .filter((group) => !group.querySelector(':scope > legend:first-child'))
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      misnamed: [...document.querySelectorAll('a[aria-label], button[aria-label]')]
        .filter((element) => !plain(element.getAttribute('aria-label')).includes(plain(visible(element))))
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      deadAnchors: links.filter(
        (href) => /^#./.test(href) && !document.getElementById(decodeURIComponent(href.slice(1))),
      ),
      links: [...new Set(links.filter((href) => !href.startsWith('#')).map(absolute))],
      parts: [
        ...new Set(
          [
            ...attributes('img[src]:not([srcset]), script[src]', 'src'),
            ...attributes('link[href]:not([rel=canonical], [rel=alternate])', 'href'),
            ...attributes('meta[property="og:image"]', 'content'),
            ...sources.map((set) => set.trim().split(/\s+/)[0] ?? ''),
          ].map(absolute),
        ),
      ],
      alternates: [...document.querySelectorAll('link[rel=alternate][hreflang]')].map(
        (link) => [link.getAttribute('hreflang') ?? '', absolute(link.getAttribute('href') ?? '')] as const,
      ),
      texts: readTexts(),
      kinds: [...new Set(all.map((element) => `${element.tagName}.${element.getAttribute('class')}`))],
      build: shape(root.querySelector('body') ?? root),
      places: [...places],
    };
  }, framed);
}
