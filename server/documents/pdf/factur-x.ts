// Factur-X 1.0 (ZUGFeRD 2): an invoice for people with the same invoice for machines in it, in a PDF/A-3 that says so
// (ISO 19005-3). Profile EN 16931.
import { addMetadata } from './pdf-metadata.ts';
import type { Pdf } from './typeset.ts';

const FILE = 'factur-x.xml';
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const PROPERTIES = [
  ['DocumentFileName', FILE, 'name of the embedded XML invoice file'],
  ['DocumentType', 'INVOICE', 'INVOICE'],
  ['Version', '1.0', 'version of the Factur-X schema'],
  ['ConformanceLevel', 'EN 16931', 'conformance level of the embedded invoice'],
] as const;

/**
 * Puts an invoice into its PDF, which must be PDF/A-3.
 * @param created epoch milliseconds of the invoice
 */
export function attachFacturX(pdf: Pdf, xml: string, created: number): void {
  const day = new Date(created);
  pdf.file(Buffer.from(xml, 'utf8'), {
    name: FILE,
    type: 'text/xml',
    relationship: 'Alternative',
    description: 'Factur-X invoice',
    creationDate: day,
    modifiedDate: day,
  } as Parameters<Pdf['file']>[1]);
  addMetadata(pdf, extensions());
  addMetadata(pdf, facturX());
}

function facturX(): string {
  const values = PROPERTIES.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join('');
  // The PDF stays one for screen readers (PDF/UA), which PDF/A leaves room to say.
  return `<rdf:Description xmlns:fx="${NAMESPACE}" rdf:about="">${values}</rdf:Description>
<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>`;
}

/** PDF/A wants properties explained that are not its own. */
function extensions(): string {
  return `<rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
<pdfaExtension:schemas><rdf:Bag>${schema(
    'Factur-X PDFA Extension Schema',
    NAMESPACE,
    'fx',
    PROPERTIES.map(([name, , description]) => property(name, 'Text', 'external', description)),
  )}${schema('PDF/UA Universal Accessibility Schema', 'http://www.aiim.org/pdfua/ns/id/', 'pdfuaid', [
    property('part', 'Integer', 'internal', 'Indicates, which part of ISO 14289 standard is followed'),
  ])}</rdf:Bag></pdfaExtension:schemas></rdf:Description>`;
}

function schema(name: string, uri: string, prefix: string, properties: readonly string[]): string {
  return `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${name}</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${properties.join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`;
}

function property(name: string, type: string, category: string, description: string): string {
  return `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;
}
