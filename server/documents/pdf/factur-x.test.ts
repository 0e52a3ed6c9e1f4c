// The PDF of a company's invoice, point by point as ISO 19005-3 and Factur-X ask for it, read off its bytes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '../../orders/invoices/review-invoice.ts';
import { brokenRules } from '../../testing/e-invoice/validate-e-invoice.ts';
import { soldInvoice } from '../examples/example-invoice.ts';
import { exampleMuseum, slotLine, tourLine } from '../examples/example-order.ts';
import { printDocument } from '../printer/print-document.ts';
import { hasPoppler, poppler } from './read-pdf.ts';

const name = 'Kunst & Werk <Museum>';
const invoice = soldInvoice({ lines: [slotLine, tourLine] });
const issuer = { ...invoice.content.issuer, name };

function printed(one: Invoice): Promise<Buffer> {
  return printDocument({ kind: 'invoice', invoice: one, museum: exampleMuseum });
}

let pdf: Buffer;
let text: string;
let xmp: string;
beforeAll(async () => {
  pdf = await printed({ ...invoice, content: { ...invoice.content, issuer } });
  text = pdf.toString('latin1');
  xmp = pdf.toString('utf8').match(/<\?xpacket begin[\s\S]*?<\?xpacket end[^>]*>/)?.[0] ?? '';
});

describe('A company’s invoice', () => {
  it('is PDF/A-3b, and still PDF/UA', () => {
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(text).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
    expect(text).not.toMatch(/\/Encrypt|\/JavaScript|\/Launch|\/LZWDecode/);
  });

  it('has metadata that can be read, with the names as they are', () => {
    const texts: string[] = [];
    const parser = new SaxesParser({ xmlns: true });
    parser.on('text', (content) => content.trim() && texts.push(content.trim()));
    parser.write(xmp.replace(/<\?xpacket[^>]*>/g, '')).close();
    expect(texts).toContain(name);
    expect(texts).toContain('Rechnung RE-2026-00007');
    expect(xmp).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(xmp).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
    // Every property that is not PDF/A's own is explained.
    for (const property of ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel', 'part'])
      expect(xmp).toContain(`<pdfaProperty:name>${property}</pdfaProperty:name>`);
  });

  it('says which colours it means', () => {
    expect(text).toMatch(/\/OutputIntents \[\d+ 0 R\]/);
    expect(text).toMatch(/\/S \/GTS_PDFA1/);
    expect(text).toMatch(/\/DestOutputProfile \d+ 0 R/);
    expect(text).not.toContain('/DeviceCMYK');
  });

  it('holds the same invoice for machines, as its alternative', () => {
    expect(text).toMatch(/\/AF \[\d+ 0 R\]/);
    expect(text).toMatch(/\/AFRelationship \/Alternative/);
    expect(text).toMatch(/\/Subtype \/text#2Fxml/);
    expect(text).toMatch(/\/ModDate/);
  });

  it.runIf(hasPoppler)('has all its fonts in it', () => {
    const fonts = poppler('pdffonts', [], pdf).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(font).toMatch(/ yes +yes +yes +\d+ +0$/);
  });

  it.runIf(hasPoppler)('gives back an e-invoice that keeps all rules', () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-pdf-'));
    try {
      writeFileSync(join(folder, 'invoice.pdf'), pdf);
      execFileSync('pdfdetach', ['-saveall', '-o', folder, join(folder, 'invoice.pdf')]);
      const xml = readFileSync(join(folder, 'factur-x.xml'), 'utf8');
      expect(brokenRules(xml, 'factur-x')).toEqual([]);
      expect(xml).toContain('Kunst &amp; Werk &lt;Museum&gt;');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is the same whenever it is drawn', async () => {
    const again = await printed({ ...invoice, content: { ...invoice.content, issuer } });
    expect(again.equals(pdf)).toBe(true);
  });
});

it('A private person’s invoice holds no file, and one without a country is drawn all the same', async () => {
  const { buyer } = invoice.content;
  const nowhere = { ...buyer, address: { street: '', zip: '', city: '', country: '' } };
  for (const to of [{ ...buyer, company: '' }, nowhere]) {
    const drawn = await printed({ ...invoice, content: { ...invoice.content, buyer: to } });
    expect(drawn.toString('latin1')).not.toContain('/EmbeddedFile');
    expect(drawn.toString('utf8')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  }
});
