// Reads XML that somebody else made. There is no document type, and so there are no entities that would fetch files or grow
// without end; saxes itself resolves none but the five of XML.
import { SaxesParser } from 'saxes';
import { StatementError } from './statement-line.ts';

/** An element without its namespace prefix. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
};

const DEEPEST = 100;

/** @throws StatementError for what is no XML, or has a document type */
export function readXml(text: string): XmlElement {
  const root = newElement('', {});
  const path = [root];
  const parser = new SaxesParser();
  const current = () => path[path.length - 1] as XmlElement;
  parser.on('doctype', () => {
    throw new StatementError('The file has a document type, which no bank statement needs.');
  });
  parser.on('error', (problem) => {
    throw new StatementError(`The file is no XML: ${problem.message}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = newElement(name.replace(/^.*:/, ''), attributes);
    if (path.length > DEEPEST) throw new StatementError('The file is no bank statement.');
    current().children.push(element);
    path.push(element);
  });
  parser.on('text', (part) => {
    current().text += part;
  });
  parser.on('cdata', (part) => {
    current().text += part;
  });
  parser.on('closetag', () => {
    path.pop();
  });
  parser.write(text).close();
  return root;
}

function newElement(name: string, attributes: Readonly<Record<string, string>>): XmlElement {
  return { name, attributes, children: [], text: '' };
}

/** Its elements at the end of a path such as `Acct/Id/IBAN`. */
export function allAt(element: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce(
      (found: XmlElement[], name) =>
        found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );
}

/** The text of the first of them; '' where there is none. */
export function textAt(element: XmlElement, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = allAt(element, path)[0]?.text.trim();
    if (text) return text;
  }
  return '';
}
