// A small writer of XML, for documents that we make ourselves: every text is escaped here, once.

import { escapeXml } from '../text/escape-xml.ts';

/** An element; undefined and empty ones are left out where they are written. */
export type Xml = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlContent[];
};
type XmlContent = Xml | undefined;

/** An element with a text. An empty one is left out of its document. */
export function text(name: string, content: string, attributes: Xml['attributes'] = {}): Xml {
  return { name, attributes, content };
}

/** An element with others in it. One that nothing is left of is left out of its document. */
export function element(name: string, ...content: readonly (XmlContent | readonly XmlContent[])[]): Xml {
  return { name, attributes: {}, content: content.flat() };
}

/** The document, in UTF-8. @param namespaces of its root, by prefix */
export function writeXml(root: Xml, namespaces: Readonly<Record<string, string>>): string {
  const declared = Object.entries(namespaces).map(([prefix, uri]) => [`xmlns:${prefix}`, uri] as const);
  const attributes = { ...Object.fromEntries(declared), ...root.attributes };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write({ ...root, attributes }, '')}`;
}

function write(xml: Xml, indent: string): string {
  const inside =
    typeof xml.content === 'string'
      ? escapeXml(xml.content)
      : xml.content.map((one) => (one ? write(one, `${indent}  `) : '')).join('');
  if (inside.trim() === '') return '';
  const open = Object.entries(xml.attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
  const end = typeof xml.content === 'string' ? '' : indent;
  const start = typeof xml.content === 'string' ? '' : '\n';
  return `${indent}<${xml.name}${open}>${start}${inside}${end}</${xml.name}>\n`;
}
