// XMP, the metadata within a PDF: it is XML, which pdfkit does not escape what it is given for.
import { escapeXml } from '../text/escape-xml.ts';
import type { Pdf } from './typeset.ts';

/** What pdfkit has and its types do not. */
type Metadata = {
  info: Record<string, unknown>;
  _addInfo(): void;
  appendXML(xml: string): void;
};

/** Lets a title such as “Arts & Crafts” not break the metadata. */
export function escapeMetadata(pdf: Pdf): void {
  const metadata = pdf as unknown as Metadata;
  const addInfo = metadata._addInfo.bind(metadata);
  metadata._addInfo = () => {
    const { info } = metadata;
    metadata.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [key, typeof value === 'string' ? escapeXml(value) : value]),
    );
    addInfo();
    metadata.info = info;
  };
}

/** Adds descriptions (`rdf:Description`) to the metadata. */
export function addMetadata(pdf: Pdf, xml: string): void {
  (pdf as unknown as Metadata).appendXML(xml);
}
